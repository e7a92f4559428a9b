// The data that cross the boundary to the solver. guard.ts checks them.
import type {
  Envelope,
  ForeignFormat,
  Hint,
  ModuleName,
  NoticeCode,
  Obstacle,
  Outcome,
  PlayConvention,
  Severity,
  Status,
} from './words';

export type {
  Envelope,
  ForeignFormat,
  Hint,
  ModuleName,
  NoticeCode,
  Obstacle,
  Outcome,
  PlayConvention,
  Severity,
  Status,
} from './words';

export type GameId = string;
export type DialectId = string;

/** A natural number: a string of digits from 2^53 on, where a JavaScript number would round. */
export type Natural = number | string;

/** A mark and a text: `=` and the answer, or `!` and a Notice as JSON. */
export type Reply = string;

/** The meaning of a number in the text: the name of a role that a game defines. */
export type Role = string;

/** The rule that an impossible position breaks, by the name that the game defines. */
export type PositionRule = string;

/** The parameters of each code. All are texts, including numbers, which can exceed 2^53. */
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
    /** The two numbers whose sum is the witness; empty for rules without a sum. */
    readonly left: string;
    readonly right: string;
  };
  illegal_move: { readonly found: string };
  unknown_game: { readonly found: string };
  unknown_dialect: { readonly found: string };
  /** `game`: the game that has the position; empty if there is none. */
  too_large: { readonly maximum: string; readonly game: GameId };
  beyond_limit: {
    readonly role: Role;
    readonly found: string;
    readonly minimum: string;
    readonly maximum: string;
  };
  list_truncated: { readonly role: Role; readonly shown: string; readonly total: string };
  line_mismatch: { readonly role: Role; readonly announced: string; readonly counted: string };
}

export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in code points. */
  readonly column: number;
  /** In bytes, from the start of the input. */
  readonly offset: number;
  /** In bytes; 0 for a place between two characters. */
  readonly length: number;
}

export type NoticeOf<Code extends NoticeCode> = {
  readonly [C in Code]: Place & {
    readonly severity: Severity;
    readonly code: C;
    /** An English sentence. */
    readonly message: string;
    /** 1-based; 0 if the notice belongs to no case. */
    readonly case: number;
  } & NoticeParams[C];
}[Code];
/** An error or a warning with its place. The code tells which of the two it is. */
export type Notice = NoticeOf<NoticeCode>;

/** How many notices were counted but not listed. */
export interface Suppressed {
  readonly errors: number;
  readonly warnings: number;
}

export interface Report {
  /** The number of cases read so far. */
  readonly cases: number;
  /** The answer was cut to bound memory. Take it, then feed empty input until the answer is whole. */
  readonly more: boolean;
  /** The input is finished or was refused; further input changes nothing. */
  readonly done: boolean;
  /** The notices that are new in this feed. */
  readonly notices: readonly Notice[];
  /** Of the whole session. */
  readonly suppressed: Suppressed;
  /** The place between the cases read so far and the rest of the input; means nothing if `done`. */
  readonly next: Omit<Place, 'length'>;
}

/** A case of judge text, from its first number to its last. */
export interface JudgeCase extends Omit<Place, 'column'> {
  /** 1-based. */
  readonly case: number;
  /** Its last line. */
  readonly endLine: number;
  /** In the game's notation; null if the case was refused. */
  readonly position: string | null;
  /** Why the case was refused. */
  readonly refusal: Notice | null;
}

export interface Limit {
  readonly role: Role;
  readonly minimum: string;
  readonly maximum: string;
}

export interface DialectInfo {
  readonly id: DialectId;
  readonly envelope: Envelope;
  /** Further names: the same problem at other judges. */
  readonly aliases: readonly string[];
  readonly sample: string;
  readonly limits: readonly Limit[];
}

export interface GameInfo {
  readonly id: GameId;
  readonly play: PlayConvention;
  /** A position in the game's notation. */
  readonly example: string;
  readonly module: ModuleName;
  /** The first one is the game's default. A game that no judge sets has none. */
  readonly dialects: readonly DialectInfo[];
}

export interface Option {
  readonly move: string;
  readonly outcome: Outcome;
  readonly grundy: Natural | null;
}

export interface Fact<Key extends string = string> {
  readonly key: Key;
  readonly value: unknown;
}

/** `View` and `Key`: the shape of the game's view, and the names of its facts. */
export interface Analysis<View = unknown, Key extends string = string> {
  readonly game: GameId;
  /** In canonical notation. */
  readonly position: string;
  readonly play: PlayConvention;
  /** P: the previous player wins. N: the next player wins. unknown: one of the two, not known which. */
  readonly outcome: Outcome;
  /**
   * solved: the outcome and all winning moves are computed. theorem: a theorem gives the outcome. partial: N, since some
   * winning moves were found. unknown: no known result decides the position. budget_exhausted: the search was stopped
   * or has not begun; results so far are valid, missing results mean nothing, and `step` continues the search.
   */
  readonly status: Status;
  /** Whether `winning` contains every winning move. */
  readonly complete: boolean;
  /** The evidence for the status, by the game's name for it; null if there is nothing to add. */
  readonly reason: string | null;
  /** null if undefined or not computed. */
  readonly grundy: Natural | null;
  /** The Grundy values of the summands. */
  readonly components: readonly Natural[];
  /** Ascending; all winning moves if `complete`. */
  readonly winning: readonly string[];
  readonly options: {
    readonly count: Natural;
    readonly listed: readonly Option[];
    readonly truncated: boolean;
  };
  readonly facts: readonly Fact<Key>[];
  /** The data that the game's board draws. */
  readonly view: View;
  /** An earlier visit has found it: the page has checked what it can, and computed nothing. */
  readonly isRecalled?: true;
}

/** The number of moves to the end if the winner hurries and the loser delays; both players' moves count. */
export interface Remoteness {
  readonly moves: number;
  /** The moves that keep to it, ascending. */
  readonly best: readonly string[];
}

/** The progress of a search. */
export interface SearchReport {
  /** The outcome and the winning moves are final. */
  readonly solved: boolean;
  /** Solved, and the Grundy values are final too. */
  readonly valued: boolean;
  /** Another step would change nothing. */
  readonly done: boolean;
  /** Positions visited, the P-positions found among them, and the memory that these use. */
  readonly positions: number;
  readonly pPositions: number;
  readonly bytes: number;
  /** The replies solved so far and their total, where replies are solved one by one. */
  readonly replies: { readonly solved: number; readonly total: number };
}

/** A proof of what a search has found, for the game's checker, while it is written in steps. */
export type Certificate =
  | { readonly state: 'writing'; /** Of the text so far. */ readonly positions: number }
  | { readonly state: 'written'; readonly text: string }
  | { readonly state: 'none'; readonly obstacle: Obstacle };
