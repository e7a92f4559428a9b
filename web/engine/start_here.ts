// The solver on the page's own thread: the page waits while a large text is solved.
import type { WorkerLike } from './messages';
import { onThisThread } from './on_this_thread';

export function startHere(): WorkerLike {
  return onThisThread(() => import('./serve'));
}
