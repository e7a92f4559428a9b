// The interface of the solver, the same on any thread.
import type { CheckReport, Ending, InputKind, KillMatrix, TrialStep, Witness } from './check_types';
import type {
  Severity,
  Suppressed,
  Analysis,
  Certificate,
  DialectId,
  GameId,
  GameInfo,
  JudgeCase,
  Notice,
  Remoteness,
  SearchReport,
} from './types';
import type { CaseIndex, CaseStarts, WantedCase } from './case_index';

/** The default seed of the random player; the command line program has the same. */
export const defaultSeed = 1;

/** Judge text. A string is encoded as UTF-8; a Blob (a file) is streamed and never held as a whole. */
export type Input = string | Uint8Array<ArrayBuffer> | Blob;

export interface Progress {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly cases: number;
  /** The time since the first byte. */
  readonly milliseconds: number;
}

export interface SolveOptions {
  /** From 0 to 2^32 - 1. */
  readonly seed?: number;
  /** Aborting rejects the promise with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** As SolveOptions; a check makes no random choices. */
export type CheckOptions = Pick<SolveOptions, 'signal' | 'onProgress'>;

export interface GenerateOptions {
  /** From 0 to 2^32 - 1. */
  readonly seed?: number;
  /** How many cases, as far as the judge allows and the kind has them. */
  readonly cases?: number;
}

export interface Solution {
  /** The judge's output, all of it. Output before an error is kept. */
  readonly answer: Blob;
  /** The first bytes of the answer, for those who show it: all of an answer that is not longer than this. */
  readonly beginning: Uint8Array<ArrayBuffer>;
  readonly cases: number;
  readonly notices: readonly Notice[];
  readonly suppressed: Suppressed;
  /** For `caseAt`. */
  readonly index: CaseIndex;
  /** The first cases one by one. */
  readonly starts: CaseStarts;
  /** The time for solving, without the time for loading the solver. */
  readonly milliseconds: number;
}

/** With those that are not listed. */
export function noticeCount({ notices, suppressed }: Solution, wanted: Severity): number {
  const listed = notices.filter(({ severity }) => severity === wanted).length;
  return listed + suppressed[wanted === 'error' ? 'errors' : 'warnings'];
}

/** The game that has a position which was refused only because it is too large for another game. */
export function otherGame(notice: Notice): GameId | undefined {
  return (notice.code === 'too_large' && notice.game) || undefined;
}

/** A value, or the notice that explains why there is none. */
export type Expected<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly notice: Notice };

/**
 * Bad input is part of a result. A rejected promise means that the solver itself failed
 * (EngineFailure) or that the call was aborted.
 */
export interface Engine {
  games(): Promise<readonly GameInfo[]>;
  solve(dialect: DialectId, input: Input, options?: SolveOptions): Promise<Solution>;
  /** Judges the output of a program for an input. */
  check(
    dialect: DialectId,
    input: Input,
    output: Input,
    options?: CheckOptions,
  ): Promise<Expected<CheckReport>>;
  /** An input that keeps the judge's limits. The same options give the same text. */
  generate(
    dialect: DialectId,
    kind: InputKind,
    options?: GenerateOptions,
  ): Promise<Expected<string>>;
  /** How the known mistakes fare on an input. The notice is the error that ends the input. */
  killMatrix(
    dialect: DialectId,
    input: string,
    options?: Pick<SolveOptions, 'signal'>,
  ): Promise<Expected<KillMatrix>>;
  /** The smallest input that catches a known mistake; null if none was found. */
  witness(dialect: DialectId, mistake: string): Promise<Expected<Witness | null>>;
  /** Begins to try a program, and gives up the trial before: there is one at a time. */
  startTrial(
    dialect: DialectId,
    options?: Pick<GenerateOptions, 'seed'>,
  ): Promise<Expected<TrialStep>>;
  /** What came of the run that the trial has asked for. */
  takeRun(ending: Ending, output: Uint8Array, milliseconds: number): Promise<TrialStep>;
  /**
   * A case of judge text, or its last case if the wanted one does not come; null if it has none. With the index of a
   * solution, only a part of the input is read. The notice is the error that ends the text before the case.
   */
  caseAt(
    dialect: DialectId,
    input: Input,
    wanted: WantedCase,
    index?: CaseIndex,
  ): Promise<Expected<JudgeCase | null>>;
  /** The text with the judge's line breaks, which are found by the counts in it. */
  reflow(dialect: DialectId, text: string): Promise<Expected<string>>;
  /**
   * `position` is in the game's notation. The analysis uses everything that earlier steps have
   * found, and what can be found in a moment.
   */
  analyse(game: GameId, position: string): Promise<Expected<Analysis>>;
  /** Resolves to the notation of the next position. */
  play(game: GameId, position: string, move: string): Promise<Expected<string>>;
  /** The analysis after a move, in one trip to the solver's thread. */
  after(game: GameId, position: string, move: string): Promise<Expected<Analysis>>;
  /**
   * Continues a search for a moment, so that other calls can run in between; search.ts repeats it until the search is
   * done. Results are kept: `analyse` uses them for this position and for all positions that can follow.
   */
  step(game: GameId, position: string): Promise<Expected<SearchReport>>;
  /**
   * A certificate of what the searches have found. Only a searched position has one. Call again until it is written.
   */
  certificate(game: GameId, position: string): Promise<Expected<Certificate>>;
  /** The data that the game's picture of the theory needs besides the analysis; only that picture reads it. */
  picture(game: GameId, position: string): Promise<Expected<unknown>>;
  /** null if the position is too large for that. */
  remoteness(game: GameId, position: string): Promise<Expected<Remoteness | null>>;
}

export type CallName = keyof Engine;

/** A part of the solver: its own module, and the calls that it answers. */
export type EnginePart = 'positions' | 'judge' | 'check';

/** The part of each call. */
export const partOf: Readonly<Record<CallName, EnginePart>> = {
  games: 'positions',
  solve: 'judge',
  check: 'check',
  generate: 'check',
  killMatrix: 'check',
  witness: 'check',
  startTrial: 'check',
  takeRun: 'check',
  caseAt: 'judge',
  reflow: 'judge',
  analyse: 'positions',
  play: 'positions',
  after: 'positions',
  step: 'positions',
  certificate: 'positions',
  picture: 'positions',
  remoteness: 'positions',
};

/**
 * Each thread has a solver of its own: positions do not wait for judge text, and a text that is stopped takes no search
 * with it.
 */
export type Thread = 'positions' | 'judge';

export const threadOf = (call: CallName): Thread =>
  partOf[call] === 'positions' ? 'positions' : 'judge';

/** All calls by name, for code that forwards them. */
export const callNames = Object.keys(partOf) as readonly CallName[];

/** What failed: loading the solver or a part of the page, running the solver, reading a file, or keeping the output. */
export type FailureStage = 'load' | 'part' | 'run' | 'read' | 'size';

/** The solver gave no result. The input's meaning is never the cause. */
export class EngineFailure extends Error {
  static {
    // Not assigned, which fails where the host has frozen what it inherits.
    Object.defineProperty(this.prototype, 'name', { value: 'EngineFailure' });
  }

  readonly stage: FailureStage;

  /** Turns anything thrown into a failure: itself if it is one, otherwise a failure at this stage. */
  static of(stage: FailureStage, error: unknown): EngineFailure {
    return error instanceof EngineFailure
      ? error
      : new EngineFailure(stage, String(error), { cause: error });
  }

  constructor(stage: FailureStage, message: string, options?: ErrorOptions) {
    super(message, options);
    this.stage = stage;
  }
}
