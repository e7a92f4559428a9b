// The solver on threads of its own, so that no input can freeze the page.
import { threadOf } from './engine';
import type { Engine, Thread } from './engine';
import { forward, takeHooks } from './messages';
import type { WorkerLike } from './messages';
import { startHere, startWorker } from './start_worker';
import { WorkerLine } from './worker_line';

export interface WorkerEngine extends Engine {
  /** Frees the memory of all searches, and their results with it. A running one is stopped. */
  release(): void;
  /** Stops the workers for good and rejects all waiting requests. */
  close(): void;
}

/** `here`: the same on the page's own thread, where no worker can be started. */
export function startEngine(
  start: (thread: Thread) => WorkerLike = startWorker,
  here: () => Promise<WorkerLike> = startHere,
): WorkerEngine {
  const line = (thread: Thread) => new WorkerLine(() => start(thread), here);
  const lines = { positions: line('positions'), judge: line('judge') };
  // Every page asks it first.
  lines.positions.launch();
  return {
    ...forward((request) => {
      const { sent, hooks } = takeHooks(request);
      return lines[threadOf(request.call)].ask(sent, hooks);
    }),
    release: () => lines.positions.restart(),
    close: () => Object.values(lines).forEach((each) => each.close()),
  };
}
