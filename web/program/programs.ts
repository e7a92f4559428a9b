// What compiles and runs the reader's programs. In a build of one file no_programs.ts replaces this file.
import { startLanguages } from './languages';
import type { Languages } from './languages';
import { mendOf } from './mend';
import { tryProgram } from './try_program';
import { behaviourOf } from './undefined_behaviour';

export interface Programs extends Languages {
  readonly tryProgram: typeof tryProgram;
  readonly behaviourOf: typeof behaviourOf;
  readonly mendOf: typeof mendOf;
}

let started: Programs | undefined;

/** Once for the page. Nothing where it has no compiler. */
export function startPrograms(): Programs | undefined {
  return (started ??= { ...startLanguages(), tryProgram, behaviourOf, mendOf });
}
