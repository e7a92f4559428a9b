// What compiles and runs the reader's programs. In a build of one file no_programs.ts replaces this file.
import { Compiler } from './compiler';
import { Runner } from './runner';
import { tryProgram } from './try_program';
import { behaviourOf } from './undefined_behaviour';

export interface Programs {
  readonly compiler: Compiler;
  readonly runner: Runner;
  readonly tryProgram: typeof tryProgram;
  readonly behaviourOf: typeof behaviourOf;
}

/** Nothing where the page has no compiler. */
export function startPrograms(): Programs | undefined {
  return { compiler: new Compiler(), runner: new Runner(), tryProgram, behaviourOf };
}
