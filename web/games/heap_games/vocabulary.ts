// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const roles = [
  'heap',
  'heap_count',
  'stones_left',
  'heap_rule',
  'heaps_behind',
  'rule_set',
  'rule_number',
  'rule_digit',
  'rule_first_digit',
  'rule_point',
  'rule_expression',
  'rule_letter',
  'rule_part',
  'rule_length',
  'rule_head',
  'rule_arrow',
  'rule_comparison',
  'rule_bracket',
  'rule_square_bracket',
  'rule_brace',
  'rule_comma',
  'rule_claim',
] as const;
export type Role = (typeof roles)[number];

export const rules = [
  'comes_again',
] as const;
export type Rule = (typeof rules)[number];

export const factKeys = [
  'tested_to',
  'period_start',
  'period_length',
  'values_needed',
  'comes_again',
  'claim_tested_to',
  'claim_wrong_at',
  'claim_value',
  'claim_proved',
  'searchable',
] as const;
export type FactKey = (typeof factKeys)[number];

export const reasons = [
  'period',
  'comes_again',
  'beyond',
  'misere',
] as const;
export type Reason = (typeof reasons)[number];
