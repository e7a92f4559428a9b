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
  'largest_take',
  'smallest_take',
  'third_take',
  'set_size',
  'take',
  'position_count',
] as const;
export type Role = (typeof roles)[number];

export const rules = [
  'comes_again',
  'takes_nothing',
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
  'tame_to',
  'tame_proved',
  'wild_at',
  'sj_tested_to',
  'sj_wrong_at',
  'searchable',
] as const;
export type FactKey = (typeof factKeys)[number];

export const reasons = [
  'period',
  'tame',
  'comes_again',
  'beyond',
  'misere',
] as const;
export type Reason = (typeof reasons)[number];

export const mistakeIds = [
  'names_swapped',
  'first_30',
  'mod_m',
  'last_loses',
  'only_at_once',
  'stone_parity',
  'without_one',
  'up_to_3',
  'sizes_xored',
  'every_heap_p',
  'values_added',
  'last_heap_left_out',
  'short_list',
  'unsorted_set',
  'exceptions_ignored',
  'set_kept',
  'normal_play',
  'below_p',
  'zero_loses',
  'from_one',
  'last_wins',
  'always_reversed',
  'switch_at_two',
  'switch_at_first',
  'switch_at_last',
  'single_one_only',
  'row_parity',
  'equal_halves',
  'empty_part',
  'odd_quarter',
  'odd_zero',
  'value_in_byte',
  'from_zero',
  'short_table',
  'mod_3_is_1',
  'row_not_ring',
  'mod_3',
  'k_ignored',
  'k_always',
  'k_rest_forgotten',
] as const;
export type MistakeId = (typeof mistakeIds)[number];

export const featureIds = [
  'loses',
  'heaps',
  'first_heap',
  'last_heap',
  'largest',
  'stones',
  'nim_sum',
  'equal_heaps',
  'rule_numbers',
  'first_rule_number',
  'last_rule_number',
  'rule_ascending',
  'positions',
] as const;
export type FeatureId = (typeof featureIds)[number];
