// Answers the requests of python.ts.
import { EngineFailure } from '../../engine/engine';
import type { Progress } from '../../engine/engine';
import { listen } from '../../engine/worker_line';
import type { Life, Port } from '../../engine/worker_line';
import { CompilerAbsent, CompilerFiles } from '../compiler_files';
import type { PythonAnswer, PythonRequest } from '../program';
import { closeDoors } from './doors';
import { Interpreter } from './interpreter';

export function serve(port: Port<PythonRequest, PythonAnswer>, life: Life): void {
  const files = new CompilerFiles(globalThis.fetch.bind(globalThis));
  // The package has no other way to its files.
  globalThis.fetch = files.fetch;
  // What it would say at its end is told to the page in other words.
  for (const name of ['log', 'warn', 'error'] as const) console[name] = () => {};
  let interpreter: Interpreter | undefined;
  listen(port, life, async (request, post) => {
    const tell = (progress: Progress): void => post({ kind: 'progress', progress });
    // With the last byte Python is ready, and the time of a program begins.
    files.onProgress = (progress) =>
      tell({ ...progress, bytesRead: Math.min(progress.bytesRead, progress.bytesTotal - 1) });
    try {
      interpreter ??= await load(files);
    } catch (error) {
      if (!(error instanceof CompilerAbsent)) throw EngineFailure.of('load', error);
      return post({ kind: 'result', result: { kind: 'absent' } });
    }
    // All is loaded: from now on it can be stopped at once.
    tell({ bytesRead: 1, bytesTotal: 1, cases: 0, milliseconds: 0 });
    if (request.kind === 'check') {
      const diagnostics = interpreter.check(request.source);
      return post({ kind: 'result', result: { kind: 'checked', diagnostics } });
    }
    const run = interpreter.run(request.program, request.input, request);
    const { isLost } = interpreter;
    post({ kind: 'result', result: { kind: 'ran', run, isLost } }, [run.output.buffer]);
  });
}

async function load(files: CompilerFiles): Promise<Interpreter> {
  await files.loadFirst('python');
  const interpreter = await Interpreter.load();
  closeDoors(globalThis);
  return interpreter;
}
