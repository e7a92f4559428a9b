// Answers the requests of compiler.ts.
import { EngineFailure } from '../engine/engine';
import type { Progress } from '../engine/engine';
import { listen } from '../engine/worker_line';
import type { Life, Port } from '../engine/worker_line';
import { ProgramCompiler } from './compile';
import { CompilerAbsent, CompilerFiles } from './compiler_files';
import { runtimes } from './flags';
import type { CompileRequest, Compiled } from './program';
import { loadClang } from './yowasp';

export function serve(port: Port<CompileRequest, Compiled>, life: Life): void {
  const files = new CompilerFiles(globalThis.fetch.bind(globalThis));
  // The package takes what is there when it is imported.
  globalThis.fetch = files.fetch;
  let compiler: ProgramCompiler | undefined;
  listen(port, life, async ({ source, options }, post) => {
    const tell = (progress: Progress): void => post({ kind: 'progress', progress });
    files.onProgress = tell;
    try {
      compiler ??= await load(files);
      await compiler.prepare(source, options);
      // All is loaded: from now on it can be stopped at once.
      tell({ bytesRead: 1, bytesTotal: 1, cases: 0, milliseconds: 0 });
      post({ kind: 'result', result: await compiler.compile(source, options) });
    } catch (error) {
      if (!(error instanceof CompilerAbsent)) throw error;
      post({ kind: 'result', result: { status: 'absent' } });
    }
  });
}

async function load(files: CompilerFiles): Promise<ProgramCompiler> {
  files.begin('clang');
  try {
    const objects = runtimes.map(async ({ object }) => [object, await files.made(object)] as const);
    const [clang, ...made] = await Promise.all([loadClang(), ...objects]);
    return new ProgramCompiler(clang, Object.fromEntries(made), () => files.precompiled());
  } catch (error) {
    if (error instanceof CompilerAbsent) throw error;
    throw EngineFailure.of('load', error);
  }
}
