// Where the worker's code is: a file of its own. A build of one file has start_inline_worker.ts in this file's place.
import type { WorkerLike } from './messages';

export function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike;
}
