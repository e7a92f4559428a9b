// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const roles = [
  'heap_count',
  'heap',
  'amount',
] as const;
export type Role = (typeof roles)[number];

export const rules = [
] as const;
export type Rule = (typeof rules)[number];

export const factKeys = [
  'nim_sum',
  'large_heaps',
] as const;
export type FactKey = (typeof factKeys)[number];

export const mistakeIds = [
  'normal_nim',
  'reversed',
  'names_swapped',
  'switch_at_two',
  'switch_at_nim_sum',
  'switch_at_sum',
  'switch_at_any_one',
  'switch_at_first_heap',
  'switch_at_last_heap',
  'single_one_only',
  'one_heap_wins',
  'large_heap_wins',
  'heap_parity',
  'stone_parity',
  'sum',
  'last_heap_left_out',
  '32_bits',
  'empty_loses',
  'nim_sum_kept',
  'flag_kept',
  'case_from_0',
  'no_case_number',
  'no_colon',
  'no_space',
  'small_letters',
  'case_numbers',
  'by_lines',
  'late_switch',
  'takes_nim_sum',
  'largest_only',
  'first_only',
  'heaps_from_0',
  'stones_left',
  'amount_first',
  'none',
  'whole_heap',
] as const;
export type MistakeId = (typeof mistakeIds)[number];
