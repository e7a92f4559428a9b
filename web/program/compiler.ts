// The compiler on a thread of its own, as the page sees it.
import { scriptUrl } from '../engine/script_url';
import type { Progress } from '../engine/engine';
import { WorkerLine } from '../engine/worker_line';
import type { WorkerLike } from '../engine/worker_line';
// oxlint-disable-next-line import/default -- Vite makes one
import worker from './compiler_worker?worker&url';
import { notHere, withinTime } from './lines';
import type { CompileOptions, CompileRequest, Compiled } from './program';

export interface CompileHooks {
  /** Aborting ends the compiler, and rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** While the compiler's files are loaded: the first time from the host, later from the browser's store. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** In milliseconds, from the moment when the compiler is there. */
  readonly time?: number;
}

type CompilerWorker = WorkerLike<CompileRequest, Compiled>;

/** For a slow telephone; whoever will not wait can stop it. */
const mostTime = 180_000;

export class Compiler {
  readonly #line: WorkerLine<CompileRequest, Compiled>;

  constructor(start: () => CompilerWorker = startCompiler) {
    this.#line = new WorkerLine(start, notHere);
  }

  /** Rejects with an EngineFailure of the stage `load` if the compiler's files do not come. */
  async compile(
    source: string,
    options: CompileOptions,
    { signal, onProgress, time = mostTime }: CompileHooks = {},
  ): Promise<Compiled> {
    const stopped: Compiled = { status: 'time' };
    return withinTime(time, signal, stopped, (ending, begin) =>
      this.#line.ask(
        { source, options },
        {
          signal: ending,
          onProgress: (progress) => {
            if (progress.bytesRead >= progress.bytesTotal) begin();
            onProgress?.(progress);
          },
        },
      ),
    );
  }

  /** Ends the worker and frees its memory. */
  close(): void {
    this.#line.close();
  }
}

function startCompiler(): CompilerWorker {
  return new Worker(scriptUrl(worker), { type: 'module' }) as CompilerWorker;
}
