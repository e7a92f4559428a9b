// The newest input and its solution. A later input overtakes an earlier one.
import type { ReactiveControllerHost } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { Engine, Progress, Solution } from '../engine/engine';
import type { DialectId } from '../engine/types';
import { watchedCall } from '../i18n/arrival';
import { assign } from '../kit/assign';
import { utf16Ranges } from './byte_ranges';
import type { Range } from './byte_ranges';
import { LatestWins } from './latest_wins';
import type { Phase } from './output/output_pane';

/** If a solution comes sooner, a word about the progress would only flicker. */
const slowAfterMs = 300;

/** A text, or a file that is solved from its bytes. */
export type SolvingInput = string | File;

export class Solving {
  phase: Phase = 'loading';
  solution: Solution | undefined;
  failure: EngineFailure | undefined;
  progress: Progress | undefined;
  /** The input of the solution, and the ranges of the notices in it if it is a text. */
  input: SolvingInput | undefined;
  ranges: readonly Range[] = [];
  readonly #host: ReactiveControllerHost;
  readonly #onSettled: () => void;
  readonly #latest = new LatestWins();
  #slowTimer = 0;

  /** `onSettled`: called when the phase leaves "loading" or "solving". */
  constructor(host: ReactiveControllerHost, onSettled: () => void) {
    this.#host = host;
    this.#onSettled = onSettled;
  }

  /** `delayMs`: how long to wait for further typing. */
  async solve(
    engine: Engine,
    dialect: DialectId,
    input: SolvingInput,
    delayMs: number,
  ): Promise<void> {
    if (typeof input === 'string' && input.trim() === '') return this.#drop('empty');
    this.#set({ progress: undefined });
    clearTimeout(this.#slowTimer);
    this.#slowTimer = window.setTimeout(
      () => this.#set({ phase: 'solving' }),
      delayMs + slowAfterMs,
    );
    try {
      const solution = await watchedCall(
        (progress: Progress) => this.#set({ progress }),
        (onProgress) =>
          this.#latest.run(
            (signal) => engine.solve(dialect, input, { signal, onProgress }),
            delayMs,
          ),
      );
      if (solution) this.#settle('solved', solution, input);
    } catch (error) {
      this.fail(EngineFailure.of('run', error));
    }
  }

  stop(): void {
    this.#drop('stopped');
  }

  fail(failure: EngineFailure): void {
    this.failure = failure;
    this.#settle('failed');
  }

  /** Loads the solver again. */
  wait(): void {
    this.#set({ phase: 'loading' });
  }

  #drop(phase: Phase): void {
    this.#latest.cancel();
    this.#settle(phase);
  }

  #settle(phase: Phase, solution?: Solution, input?: SolvingInput): void {
    clearTimeout(this.#slowTimer);
    const isText = typeof input === 'string' && solution !== undefined;
    const ranges = isText ? utf16Ranges(input, solution.notices) : [];
    this.#set({ phase, solution, input, ranges });
    this.#onSettled();
  }

  #set(
    state: Partial<Pick<Solving, 'phase' | 'solution' | 'progress' | 'input' | 'ranges'>>,
  ): void {
    assign(this, state);
    this.#host.requestUpdate();
  }
}
