// What compiles and runs the reader's programs. In a build of one file no_programs.ts replaces this file.
import { languageOf } from './language';
import { startLanguages } from './languages';
import type { AnyCompiler, AnyRunner } from './languages';
import { tryProgram } from './try_program';
import { behaviourOf } from './undefined_behaviour';

export interface Programs {
  readonly compiler: AnyCompiler;
  readonly runner: AnyRunner;
  readonly languageOf: typeof languageOf;
  readonly tryProgram: typeof tryProgram;
  readonly behaviourOf: typeof behaviourOf;
}

/** Nothing where the page has no compiler. */
export function startPrograms(): Programs | undefined {
  return { ...startLanguages(), languageOf, tryProgram, behaviourOf };
}
