// Compiles and runs programs of any language: who asks need not know which.
import { Compiler } from './compiler';
import type { Limits, Program, Run } from './program';
import { Python } from './python/python';
import { Runner } from './runner';

export type AnyCompiler = Pick<Compiler, 'compile'>;

export interface AnyRunner {
  /** Aborting ends the program, and rejects with the signal's reason. */
  run(program: Program, input: Uint8Array, limits: Limits, signal?: AbortSignal): Promise<Run>;
}

export interface Languages {
  readonly compiler: AnyCompiler;
  readonly runner: AnyRunner;
  /** Ends the workers and frees their memory. */
  close(): void;
}

/** Their workers start with the first program. */
export function startLanguages(): Languages {
  const clang = new Compiler();
  const runner = new Runner();
  const python = new Python();
  return {
    compiler: {
      compile: async (source, options, hooks) =>
        (options.language === 'python' ? python : clang).compile(source, options, hooks),
    },
    runner: {
      run: async (program, input, limits, signal) =>
        program instanceof WebAssembly.Module
          ? runner.run(program, input, limits, signal)
          : python.run(program, input, limits, signal),
    },
    close() {
      for (const each of [clang, runner, python]) each.close();
    },
  };
}
