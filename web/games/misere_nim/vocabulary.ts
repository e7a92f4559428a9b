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
  'nim_sum_kept',
  'flag_kept',
  'switch_at_two',
  'switch_at_nim_sum',
  'switch_at_sum',
  'switch_at_any_one',
  'switch_at_first_heap',
  'switch_at_last_heap',
  'switch_at_equal_heaps',
  'single_one_only',
  'ones_always_lose',
  'ones_always_win',
  'one_heap_wins',
  'one_heap_loses',
  'large_heap_wins',
  'heap_parity',
  'stone_parity',
  'odd_nim_sum',
  'sum',
  'first_heap_left_out',
  'last_heap_left_out',
  'ones_left_out',
  'one_stone_less',
  'equal_heaps_once',
  'no_else',
  '32_bits',
  'empty_loses',
  'sum_32_bits',
  't_taken_for_count',
  'late_switch',
  'takes_nim_sum',
  'largest_only',
  'first_only',
  'heaps_from_0',
  'stones_left',
  'amount_first',
  'whole_heap',
] as const;
export type MistakeId = (typeof mistakeIds)[number];

export const featureIds = [
  'all_ones',
  'heaps',
  'large_heaps',
  'loses',
  'nim_sum',
  'largest',
  'stones',
  'equal_heaps',
  'ones',
  'first_heap',
  'last_heap',
  'ascending',
  'sum_is_count_in_32_bits',
] as const;
export type FeatureId = (typeof featureIds)[number];
