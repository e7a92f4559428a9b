// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const noticeCodes = [
  'not_a_number',
  'not_text',
  'out_of_range',
  'wrong_count',
  'unexpected_end',
  'trailing_input',
  'illegal_position',
  'illegal_move',
  'unknown_game',
  'unknown_dialect',
  'too_large',
  'beyond_limit',
  'list_truncated',
  'line_mismatch',
] as const;
export type NoticeCode = (typeof noticeCodes)[number];

export const severities = [
  'error',
  'warning',
] as const;
export type Severity = (typeof severities)[number];

export const hints = [
  'none',
  'full_width_digit',
  'other_digit',
  'minus_sign',
  'decimal',
  'exponent',
  'hex',
  'sign',
  'judge_output',
  'json',
  'separator',
] as const;
export type Hint = (typeof hints)[number];

export const foreignFormats = [
  'utf-16',
  'png',
  'zip',
  'gzip',
  'pdf',
  'nul',
] as const;
export type ForeignFormat = (typeof foreignFormats)[number];

export const moduleNames = [
  'positions',
  'search',
  'rules',
] as const;
export type ModuleName = (typeof moduleNames)[number];

export const playConventions = [
  'normal',
  'misere',
] as const;
export type PlayConvention = (typeof playConventions)[number];

export const envelopes = [
  'counted',
  'counted_rows',
  'until_zero',
  'until_end',
  'single',
] as const;
export type Envelope = (typeof envelopes)[number];

export const outcomes = [
  'P',
  'N',
  'unknown',
] as const;
export type Outcome = (typeof outcomes)[number];

export const statuses = [
  'solved',
  'theorem',
  'partial',
  'unknown',
  'budget_exhausted',
] as const;
export type Status = (typeof statuses)[number];

export const certificateStates = [
  'writing',
  'written',
  'none',
] as const;
export type CertificateState = (typeof certificateStates)[number];

export const obstacles = [
  'unsolved',
  'theorem',
  'open',
  'gcd',
  'too_large',
] as const;
export type Obstacle = (typeof obstacles)[number];

export const inputKinds = [
  'adversarial',
  'random',
  'limits',
  'small',
  'sample',
] as const;
export type InputKind = (typeof inputKinds)[number];
