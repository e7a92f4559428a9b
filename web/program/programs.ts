// What compiles and runs the reader's programs. In a build of one file no_programs.ts replaces this file.
import { Compiler } from './compiler';
import { Runner } from './runner';

export interface Programs {
  readonly compiler: Compiler;
  readonly runner: Runner;
}

/** Nothing where the page has no compiler. */
export function startPrograms(): Programs | undefined {
  return { compiler: new Compiler(), runner: new Runner() };
}
