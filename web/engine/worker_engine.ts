// The solver on threads of its own, so that no input can freeze the page.
import { defaultSeed, threadOf } from './engine';
import type { Engine, Solution, Thread } from './engine';
import { forward } from './messages';
import type { Request, Result, WorkerLike } from './messages';
import { startWorker } from './start_worker';
import { WorkerLine } from './worker_line';
import type { Hooks } from './worker_line';

export interface WorkerEngine extends Engine {
  /** Frees the memory of all searches, and their results with it. A running one is stopped. */
  release(): void;
  /** Stops the workers for good and rejects all waiting requests. */
  close(): void;
}

export function startEngine(start: (thread: Thread) => WorkerLike = startWorker): WorkerEngine {
  const here = async (): Promise<WorkerLike> => (await import('./start_here')).startHere();
  const line = (thread: Thread): WorkerLine<Request, Result> =>
    new WorkerLine(() => start(thread), here);
  const lines = { positions: line('positions'), judge: line('judge') };
  // Every page asks it first.
  lines.positions.launch();
  const ask = (request: Request, hooks?: Hooks): Promise<Result> =>
    lines[threadOf[request.call]].ask(request, hooks);
  return {
    ...forward((request) => ask(request)),
    solve: (dialect, input, { seed = defaultSeed, ...hooks } = {}) =>
      ask({ call: 'solve', args: [dialect, input, { seed }] }, hooks) as Promise<Solution>,
    check: (dialect, input, output, hooks) =>
      ask({ call: 'check', args: [dialect, input, output] }, hooks) as ReturnType<Engine['check']>,
    killMatrix: (dialect, input, hooks) =>
      ask({ call: 'killMatrix', args: [dialect, input] }, hooks) as ReturnType<
        Engine['killMatrix']
      >,
    release: () => lines.positions.restart(),
    close: () => Object.values(lines).forEach((line) => line.close()),
  };
}
