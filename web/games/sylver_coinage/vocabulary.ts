// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const roles = [
  'number_count',
  'number',
] as const;
export type Role = (typeof roles)[number];

export const rules = [
  'sum_taken',
] as const;
export type Rule = (typeof rules)[number];

export const factKeys = [
  'gcd',
  'multiplicity',
  'frobenius_number',
  'semigroup_genus',
  'symmetric',
  'ender',
  'searchable',
  'positions_visited',
  'p_positions',
  'memory_bytes',
  'kept_p_positions',
  'kept_bytes',
  'grundy_limit',
  'grundy_affordable',
] as const;
export type FactKey = (typeof factKeys)[number];

export const reasons = [
  'search',
  'hutchings_prime',
  'hutchings_gcd',
  'hutchings_opening',
  'hutchings_pair',
  'ender',
  'quiet_end',
  'odd_recurrence',
  'blok_sicherman',
  'reply',
  'no_theorem',
  'too_long',
] as const;
export type Reason = (typeof reasons)[number];
