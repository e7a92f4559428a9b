// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const roles = [
  'first_heap',
  'second_heap',
  'amount',
  'cold_pair',
] as const;
export type Role = (typeof roles)[number];

export const rules = [
] as const;
export type Rule = (typeof rules)[number];

export const factKeys = [
  'difference',
  'cold_smaller',
  'cold_larger',
] as const;
export type FactKey = (typeof factKeys)[number];

export const mistakeIds = [
  'nim',
  'equal_heaps_lose',
  'one_stone',
  'no_swap',
  'float',
  'double',
  'rounded_ratio',
  'nearest',
  'rounded_up',
  'off_by_one',
  'ratio_of_heaps',
  '32_bits',
  'empty_wins',
  'answers_swapped',
  'ends_at_zeros',
  'first_pair_only',
  'one_line',
  'plain_nim',
  'no_diagonal',
  'larger_heap_only',
  'first_only',
  'heaps_left',
  'sorted_heaps',
  'order',
  'none',
  'smaller_heap',
  'both_numbers',
  'no_list',
  'plays_nim',
  'takes_one',
] as const;
export type MistakeId = (typeof mistakeIds)[number];
