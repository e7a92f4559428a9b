// The worker's code is a file of its own. In a build of one file start_inline_worker.ts replaces this file.
import type { WorkerLike } from './messages';

export function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike;
}
