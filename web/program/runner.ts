// Runs programs on a thread of its own, which ends with a program that runs too long.
import { scriptUrl } from '../engine/script_url';
import { WorkerLine } from '../engine/worker_line';
import type { WorkerLike } from '../engine/worker_line';
import { notHere, withinTime } from './lines';
import type { Limits, Run, RunRequest } from './program';
// oxlint-disable-next-line import/default -- Vite makes one
import worker from './runner_worker?worker&url';

type RunnerWorker = WorkerLike<RunRequest, Run>;

export class Runner {
  readonly #line: WorkerLine<RunRequest, Run>;

  constructor(start: () => RunnerWorker = startRunner) {
    this.#line = new WorkerLine(start, notHere);
  }

  /** Aborting ends the program, and rejects with the signal's reason. */
  async run(
    program: WebAssembly.Module,
    input: Uint8Array,
    limits: Limits,
    signal?: AbortSignal,
  ): Promise<Run> {
    const { output, time } = limits;
    const stopped: Run = {
      status: 'time',
      exitCode: 0,
      output: new Uint8Array(),
      errors: '',
      milliseconds: time,
      bytes: 0,
      faults: [],
      remarks: [],
    };
    return withinTime(time, signal, stopped, (ending, begin) =>
      this.#line.ask({ program, input, output }, { signal: ending, onProgress: begin }),
    );
  }

  close(): void {
    this.#line.close();
  }
}

function startRunner(): RunnerWorker {
  return new Worker(scriptUrl(worker), { type: 'module' }) as RunnerWorker;
}
