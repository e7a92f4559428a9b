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
  /** `delayMs`: how long to wait for further typing. */
  async solve(
    engine: Engine,
    dialect: DialectId,
    input: SolvingInput,
    delayMs: number,
  ): Promise<void> {
    const isText = typeof input === 'string';
    if (isText && input.trim() === '') return this.clear();
    await this.run(
      async (options) => {
        const solution = await engine.solve(dialect, input, options);
        const ranges = isText ? utf16Ranges(input, solution.notices) : [];
        return { input, solution, ranges };
      },
      { delayMs },
    );
  }
}
