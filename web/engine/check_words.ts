// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const verdicts = [
  'accepted',
  'presentation_error',
  'wrong_answer',
  'not_judged',
] as const;
export type Verdict = (typeof verdicts)[number];

export const faultKinds = [
  'wrong',
  'spacing',
  'missing',
  'extra',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const spacingKinds = [
  'lines_joined',
  'line_broken',
  'line_end',
  'blank_lines',
  'blanks',
  'other_blank',
] as const;
export type SpacingKind = (typeof spacingKinds)[number];

export const remarks = [
  'line_ends',
  'byte_order_mark',
  'utf_16',
  'blanks_at_line_ends',
  'end_of_output',
  'order',
  'other_game',
  'earlier_cases',
  'end_answered',
  'same_answer',
  'white_space',
] as const;
export type Remark = (typeof remarks)[number];

export const nearKinds = [
  'capitals',
  'punctuation',
  'case_number',
  'wording',
  'order',
  'other_judge',
  'unknown_word',
  'python_none',
] as const;
export type NearKind = (typeof nearKinds)[number];

export const endings = [
  'exited',
  'crashed',
  'stack',
  'time',
  'memory',
  'output',
] as const;
export type Ending = (typeof endings)[number];

export const placeFeatureIds = [
  'case_number',
  'last_case',
  'follows_longer',
] as const;
export type PlaceFeatureId = (typeof placeFeatureIds)[number];

export const relations = [
  'holds',
  'fails',
  'equal',
  'not_equal',
  'at_least',
  'below',
  'odd',
  'even',
] as const;
export type Relation = (typeof relations)[number];

export const fits = [
  'exactly',
  'always',
  'only',
] as const;
export type Fit = (typeof fits)[number];

export const objections = [
  'cold_pairs',
  'format',
  'other_position',
  'illegal_move',
  'losing_move',
  'unfinished',
] as const;
export type Objection = (typeof objections)[number];
