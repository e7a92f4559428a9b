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
  'one_stone',
  'equal_heaps_lose',
  'empty_wins',
  'empty_heap_loses',
  'no_swap',
  'first_heap_compared',
  'larger_heap_compared',
  'answers_swapped',
  'float',
  'double',
  'long_double',
  'rounded_ratio',
  'few_digits',
  'nearest',
  'rounded_up',
  'whole_ratio',
  'tolerant',
  'off_by_one',
  'ratio_of_heaps',
  'carry_lost',
  'short_table',
  '32_bits',
  'ends_at_zeros',
  'heap_taken_for_t',
  'first_pair_only',
  't_taken_for_heap',
  'plain_nim',
  'no_diagonal',
  'larger_heap_only',
  'first_only',
  'heaps_left',
  'sorted_heaps',
  'smaller_heap',
  'both_numbers',
  'no_list',
  'plays_nim',
  'takes_one',
] as const;
export type MistakeId = (typeof mistakeIds)[number];

export const featureIds = [
  'equal',
  'no_stones',
  'empty_heap',
  'loses',
  'first_larger',
  'double_fails',
  'difference',
  'smaller',
  'larger',
  'stones',
  'winning_moves',
] as const;
export type FeatureId = (typeof featureIds)[number];
