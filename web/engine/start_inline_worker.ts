// The worker's code as a text in the page's own: nothing else can be loaded by a page that was opened from a disk.
// oxlint-disable-next-line import/default -- Vite makes one
import SolverWorker from './worker?worker&inline';
import type { WorkerLike } from './messages';

export function startWorker(): WorkerLike {
  return new SolverWorker() as WorkerLike;
}
