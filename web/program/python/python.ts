// Python on a thread of its own, as the page sees it: it checks a program, and runs it.
import { scriptUrl } from '../../engine/script_url';
import { WorkerLine } from '../../engine/worker_line';
import type { WorkerLike } from '../../engine/worker_line';
import type { CompileHooks } from '../compiler';
import { notHere, stoppedRun, timeFor, withinTime } from '../lines';
import type {
  CompileOptions,
  Compiled,
  Limits,
  PythonAnswer,
  PythonProgram,
  PythonRequest,
  Run,
} from '../program';
// oxlint-disable-next-line import/default -- Vite makes one
import worker from './python_worker?worker&url';

type PythonWorker = WorkerLike<PythonRequest, PythonAnswer>;

/** The longest check of a program. */
const mostTime = 60_000;

export class Python {
  readonly #line: WorkerLine<PythonRequest, PythonAnswer>;

  constructor(start: () => PythonWorker = startPython) {
    this.#line = new WorkerLine(start, notHere);
  }

  /** As Compiler.compile. */
  async compile(
    source: string,
    { memory }: CompileOptions,
    { signal, onProgress, time = mostTime }: CompileHooks = {},
  ): Promise<Compiled> {
    const stopped: Compiled = { status: 'time' };
    return withinTime<Compiled>(time, signal, stopped, async (ending, begin) => {
      const answer = await this.#line.ask(
        { kind: 'check', source },
        {
          signal: ending,
          onProgress: (progress) => {
            if (progress.bytesRead >= progress.bytesTotal) begin();
            onProgress?.(progress);
          },
        },
      );
      if (answer.kind !== 'checked') return { status: 'absent' };
      const { diagnostics } = answer;
      if (diagnostics.length > 0) return { status: 'refused', diagnostics };
      return {
        status: 'compiled',
        program: { python: source, memory },
        warnings: [],
        dialects: [],
        missingHeaders: [],
      };
    });
  }

  /** As Runner.run. */
  async run(
    program: PythonProgram,
    input: Uint8Array,
    limits: Limits,
    signal?: AbortSignal,
  ): Promise<Run> {
    const time = timeFor(limits, input);
    const { output } = limits;
    return withinTime(time, signal, stoppedRun(time), async (ending, begin) => {
      const answer = await this.#line.ask(
        { kind: 'run', program, input, output },
        {
          signal: ending,
          // A worker that replaces another loads Python first.
          onProgress: ({ bytesRead, bytesTotal }) => bytesRead >= bytesTotal && begin(),
        },
      );
      if (answer.kind !== 'ran') throw new Error('the interpreter is gone');
      if (answer.isLost) this.#line.restart();
      return answer.run;
    });
  }

  /** Ends the worker and frees its memory. */
  close(): void {
    this.#line.close();
  }
}

function startPython(): PythonWorker {
  return new Worker(scriptUrl(worker), { type: 'module' }) as PythonWorker;
}
