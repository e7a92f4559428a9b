// What crosses the boundary to the solver, as TypeScript sees it. guard.ts checks that it is so.

export type GameId = string;
export type DialectId = string;

/** A natural number. A string of digits above 2^53, where a JavaScript number would round. */
export type Natural = number | string;

export interface Reply {
  readonly ok: boolean;
  /** JSON or plain text if ok, otherwise a Notice as JSON. */
  readonly text: string;
  /** Refused only because the position is beyond this module: the search module answers for it. */
  readonly beyond: boolean;
}

/** What a number in the text stands for: the name of a role that a game defines. */
export type Role = string;

/** What a token that is no number looks like. */
export const hints = [
  '',
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

/** What an impossible position breaks: the name of a rule that a game defines. */
export type PositionRule = string;

export const foreignFormats = ['utf-16', 'png', 'zip', 'gzip', 'pdf', 'nul'] as const;
export type ForeignFormat = (typeof foreignFormats)[number];

export const severities = ['error', 'warning'] as const;
export type Severity = (typeof severities)[number];

/** The parameters of each code. They are texts, numbers too: those can exceed 2^53. */
export interface NoticeParams {
  not_a_number: { readonly role: Role; readonly found: string; readonly hint: Hint };
  not_text: { readonly found: ForeignFormat };
  out_of_range: {
    readonly role: Role;
    readonly found: string;
    readonly minimum: string;
    readonly maximum: string;
  };
  wrong_count: { readonly role: Role; readonly announced: string; readonly counted: string };
  unexpected_end: { readonly role: Role };
  trailing_input: { readonly found: string };
  illegal_position: {
    readonly rule: PositionRule;
    /** The number that breaks the rule. */
    readonly witness: string;
    /** The two numbers whose sum is the witness; empty where the rule speaks of no sum. */
    readonly left: string;
    readonly right: string;
  };
  illegal_move: { readonly found: string };
  unknown_game: { readonly found: string };
  unknown_dialect: { readonly found: string };
  too_large: { readonly maximum: string };
  beyond_limit: {
    readonly role: Role;
    readonly found: string;
    readonly minimum: string;
    readonly maximum: string;
  };
  list_truncated: { readonly role: Role; readonly shown: string; readonly total: string };
}
export type NoticeCode = keyof NoticeParams;

export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in code points. */
  readonly column: number;
  /** In bytes, from the start of the input. */
  readonly offset: number;
  /** In bytes; 0 where the notice speaks of a place between two characters. */
  readonly length: number;
}

export type NoticeOf<Code extends NoticeCode> = {
  readonly [C in Code]: Place & {
    readonly severity: Severity;
    readonly code: C;
    /** An English sentence. */
    readonly message: string;
    /** 1-based; 0 where there is no case. */
    readonly case: number;
  } & NoticeParams[C];
}[Code];
/** An error or a warning with its place, told apart by its code. */
export type Notice = NoticeOf<NoticeCode>;

export interface Report {
  /** Cases read so far. */
  readonly cases: number;
  /** The answer was cut to bound memory: take it, then feed nothing until all of it came. */
  readonly more: boolean;
  /** The input is finished or was refused; more of it changes nothing. */
  readonly done: boolean;
  /** Those that are new in this feed. */
  readonly notices: readonly Notice[];
  /** Notices of this session that are not listed. */
  readonly suppressed: number;
}

/** A case of a judge's text. */
export interface JudgeCase {
  /** 1-based. */
  readonly case: number;
  /** In the game's notation. */
  readonly position: string;
}

export const playConventions = ['normal', 'misere'] as const;
export type PlayConvention = (typeof playConventions)[number];

export const envelopes = ['until_zero', 'counted', 'until_end'] as const;
export type Envelope = (typeof envelopes)[number];

export interface Limit {
  readonly role: Role;
  readonly minimum: string;
  readonly maximum: string;
}

export interface DialectInfo {
  readonly id: DialectId;
  readonly envelope: Envelope;
  readonly sample: string;
  readonly limits: readonly Limit[];
}

export interface GameInfo {
  readonly id: GameId;
  readonly play: PlayConvention;
  /** A position in the game's notation. */
  readonly example: string;
  /** The first is the game's default. */
  readonly dialects: readonly DialectInfo[];
}

export const outcomes = ['P', 'N', 'unknown'] as const;
/** P: the previous player wins. N: the next player wins. unknown: it is one of the two, and not known which. */
export type Outcome = (typeof outcomes)[number];

export interface Option {
  readonly move: string;
  readonly outcome: Outcome;
  readonly grundy: Natural | null;
}

export interface Fact {
  readonly key: string;
  readonly value: unknown;
}

export const statuses = ['solved', 'theorem', 'partial', 'unknown', 'budget_exhausted'] as const;
/**
 * solved: outcome and all winning moves are computed. theorem: a theorem says the outcome. partial: N, as some winning
 * moves were found. unknown: nothing that is known decides it. budget_exhausted: the search was stopped, or not
 * begun; what was found stands, what was not says nothing, and `step` goes on.
 */
export type Status = (typeof statuses)[number];

export interface Analysis {
  readonly game: GameId;
  /** In canonical notation. */
  readonly position: string;
  readonly play: PlayConvention;
  readonly outcome: Outcome;
  readonly status: Status;
  /** Whether `winning` has every winning move. */
  readonly complete: boolean;
  /** What the status rests on, as the game names it; null where it is plain. */
  readonly reason: string | null;
  /** null where it is undefined or was not computed. */
  readonly grundy: Natural | null;
  /** Grundy values of the summands. */
  readonly components: readonly Natural[];
  /** Ascending; every one there is if `complete`. */
  readonly winning: readonly string[];
  readonly options: {
    readonly count: Natural;
    readonly listed: readonly Option[];
    readonly truncated: boolean;
  };
  readonly facts: readonly Fact[];
  /** What the game's board draws; each game has its own shape. */
  readonly view: Readonly<Record<string, unknown>>;
}

/** How far a long analysis has come. */
export interface SearchReport {
  /** Outcome and winning moves are known, as far as they will be. */
  readonly solved: boolean;
  /** Another step would change nothing: Grundy values are known too, or will not be. */
  readonly done: boolean;
  /** Positions visited, of those P-positions found, and the memory that they take. */
  readonly positions: number;
  readonly p_positions: number;
  readonly bytes: number;
  /** Where the replies to a position are solved one by one: how many are, and how many are to be. */
  readonly replies: { readonly solved: number; readonly total: number };
}
