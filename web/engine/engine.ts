// The solver as the page sees it, whichever thread it runs on.
import type {
  Analysis,
  DialectId,
  GameId,
  GameInfo,
  JudgeCase,
  Notice,
  SearchReport,
} from './types';

/** The seed of the random player, unless another is asked for; the command line has the same. */
export const defaultSeed = 1;

/** Judge text. A string is read as UTF-8; a Blob (a file) is streamed, never held whole. */
export type Input = string | Uint8Array<ArrayBuffer> | Blob;

export interface Progress {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly cases: number;
}

export interface SolveOptions {
  /** From 0 to 2^32 - 1. */
  readonly seed?: number;
  /** Aborting rejects the promise with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Solution {
  /** The judge's bytes. Those before an error stand. */
  readonly answer: Uint8Array<ArrayBuffer>;
  readonly cases: number;
  readonly notices: readonly Notice[];
  /** How many further notices are not listed. */
  readonly suppressed: number;
  /** Spent in solving, without the wait for the solver to load. */
  readonly milliseconds: number;
}

/** Where so many errors were found that not all are listed, the rest count as errors too. */
export function errorCount({ notices, suppressed }: Solution): number {
  const listed = notices.filter(({ severity }) => severity === 'error').length;
  return listed > 0 ? listed + suppressed : 0;
}

/** A value, or the notice that says why there is none. */
export type Expected<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly notice: Notice };

/**
 * Bad input is part of a result. A rejected promise means that the solver itself failed (EngineFailure) or that the
 * call was aborted.
 */
export interface Engine {
  games(): Promise<readonly GameInfo[]>;
  solve(dialect: DialectId, input: Input, options?: SolveOptions): Promise<Solution>;
  /** The case of a judge's text at `offset` (in bytes of UTF-8), null where none is. */
  caseAt(dialect: DialectId, text: string, offset: number): Promise<Expected<JudgeCase | null>>;
  /**
   * `position` in the game's notation. What earlier steps have found is used; where that is not enough, only what a
   * moment finds.
   */
  analyse(game: GameId, position: string): Promise<Expected<Analysis>>;
  /** Resolves to the next position's notation. */
  play(game: GameId, position: string, move: string): Promise<Expected<string>>;
  /**
   * Goes on with a long analysis for a moment, so that other calls come in between; search.ts goes on until it is done.
   * What was found is kept: `analyse` of this position, and of all that can follow, answers from it.
   */
  step(game: GameId, position: string): Promise<Expected<SearchReport>>;
  /** What the game's picture of the theory needs besides the analysis; only that picture reads it. */
  picture(game: GameId, position: string): Promise<Expected<unknown>>;
}

export type CallName = keyof Engine;

const calls: Readonly<Record<CallName, true>> = {
  games: true,
  solve: true,
  caseAt: true,
  analyse: true,
  play: true,
  step: true,
  picture: true,
};
/** Every call, for what hands them on without knowing them. */
export const callNames = Object.keys(calls) as readonly CallName[];

/** What failed: loading the solver, running it, reading the file it was to solve, or holding the answer's size. */
export type FailureStage = 'load' | 'run' | 'read' | 'size';

/** The solver gave no result at all. Never a matter of what the input means. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  readonly stage: FailureStage;

  /** Whatever was thrown, as a failure: itself if it is one, otherwise one at this stage. */
  static of(stage: FailureStage, error: unknown): EngineFailure {
    return error instanceof EngineFailure ? error : new EngineFailure(stage, String(error));
  }

  constructor(stage: FailureStage, message: string) {
    super(message);
    this.stage = stage;
  }
}
