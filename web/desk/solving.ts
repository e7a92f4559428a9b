// The newest input and its solution.
import type { Engine, Solution } from '../engine/engine';
import type { DialectId } from '../engine/types';
import { LongCall } from '../kit/long_call';
import { utf16Ranges } from './byte_ranges';
import type { Range } from './byte_ranges';

/** A text, or a file that is solved from its bytes. */
export type SolvingInput = string | File;

export interface Solved {
  readonly input: SolvingInput;
  readonly solution: Solution;
  /** Of the notices in the input, if that is a text. */
  readonly ranges: readonly Range[];
}

export class Solving extends LongCall<Solved> {
  /** What was asked for last. */
  #asked: readonly [DialectId, SolvingInput] | undefined;

  /** Solves another input. `delayMs`: how long to wait for further typing. */
  ask(engine: Engine, dialect: DialectId, input: SolvingInput, delayMs: number): void {
    if (this.#asked?.[0] === dialect && this.#asked[1] === input) return;
    this.#asked = [dialect, input];
    const isText = typeof input === 'string';
    if (isText && input.trim() === '') return this.clear();
    void this.run(
      async (options) => {
        const solution = await engine.solve(dialect, input, options);
        const ranges = isText ? utf16Ranges(input, solution.notices) : [];
        return { input, solution, ranges };
      },
      { delayMs },
    );
  }

  /** Solves the same input again when it is asked for. */
  forget(): void {
    this.#asked = undefined;
  }

  /** Whether the input that was asked for last is solved, or will not be. */
  get isSettled(): boolean {
    return this.state !== 'new' && !this.isRunning;
  }

  /** The solution of that input. */
  get current(): Solved | undefined {
    return this.isSettled ? this.result : undefined;
  }
}
