// Answers the requests of compiler.ts.
import { EngineFailure } from '../engine/engine';
import type { Progress } from '../engine/engine';
import { listen } from '../engine/worker_line';
import type { Life, Port } from '../engine/worker_line';
import type { CompileRequest } from './compiler';
import { ProgramCompiler } from './compile';
import { CompilerAbsent, fetchFrom } from './compiler_files';
import type { Compiled } from './program';
import { loadClang } from './yowasp';

/** The compiler once it is loaded. */
let compiler: Promise<ProgramCompiler> | undefined;

export function serve(port: Port<CompileRequest, Compiled>, life: Life): void {
  listen(port, life, async ({ source, options }, post) => {
    const tell = (progress: Progress): void => post({ kind: 'progress', progress });
    try {
      compiler ??= load(tell);
      const ready = await compiler;
      // All is loaded: from now on it can be stopped at once.
      tell({ bytesRead: 1, bytesTotal: 1, cases: 0, milliseconds: 0 });
      post({ kind: 'result', result: await ready.compile(source, options) });
    } catch (error) {
      if (error instanceof CompilerAbsent) {
        return post({ kind: 'result', result: { status: 'absent' } });
      }
      throw error;
    }
  });
}

async function load(tell: (progress: Progress) => void): Promise<ProgramCompiler> {
  // The package takes what is there when it is imported.
  globalThis.fetch = fetchFrom(globalThis.fetch.bind(globalThis), tell);
  try {
    return new ProgramCompiler(await loadClang());
  } catch (error) {
    compiler = undefined;
    if (error instanceof CompilerAbsent) throw error;
    throw EngineFailure.of('load', error);
  }
}
