// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const roles = [
  'number_count',
  'number',
] as const;
export type Role = (typeof roles)[number];

export const rules = [
  'repeated',
  'sum_taken',
] as const;
export type Rule = (typeof rules)[number];

export const factKeys = [
  'frobenius_number',
  'multiplicity',
  'semigroup_genus',
] as const;
export type FactKey = (typeof factKeys)[number];

export const mistakeIds = [
  'multiples_only',
  'sums_of_two',
  'one_pass',
  'number_alone',
  'earlier_forgotten',
  'without_20',
  'misere',
  'greedy',
  'nim',
  'not_restored',
  'win_not_restored',
  'memo_by_count',
  'memo_by_sum',
  'memo_by_places',
  'first_only',
  'last_only',
  'losing_moves',
  'no_case_line',
  'ends_at_zero',
] as const;
export type MistakeId = (typeof mistakeIds)[number];

export const featureIds = [
  'loses',
  'free',
  'winning_moves',
  'smallest',
  'largest',
  'two_free',
  'three_free',
  'even_free',
] as const;
export type FeatureId = (typeof featureIds)[number];
