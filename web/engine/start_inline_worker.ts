// The worker's code is a text inside the page's code, because a page opened from a disk can load no other file.
// oxlint-disable-next-line import/default -- Vite makes one
import SolverWorker from './worker?worker&inline';
import type { Thread } from './engine';
import type { Start, WorkerLike } from './messages';

export function startWorker(thread: Thread): WorkerLike {
  const started = new SolverWorker();
  started.postMessage({ thread } satisfies Start);
  return started as WorkerLike;
}

/** The solver's code is in the worker's text, and nowhere else. */
export function startHere(): never {
  throw new Error('the browser starts no worker');
}
