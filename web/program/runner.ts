// Runs programs on a thread of its own, which ends with a program that runs too long.
import { scriptUrl } from '../engine/script_url';
import { WorkerLine } from '../engine/worker_line';
import type { WorkerLike } from '../engine/worker_line';
import { notHere, stoppedRun, timeFor, withinTime } from './lines';
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
    const time = timeFor(limits, input);
    const { output } = limits;
    return withinTime(time, signal, stoppedRun(time), (ending, begin) =>
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
