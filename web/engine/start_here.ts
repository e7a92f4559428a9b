// The solver on the page's own thread, where no worker can be started: the page waits while a large text is solved.
import type { Response, WorkerLike } from './messages';

export function startHere(): WorkerLike {
  const { port1: page, port2: solver } = new MessageChannel();
  const ended = new AbortController();
  const worker: WorkerLike = {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: (request) => page.postMessage(request),
    terminate: () => {
      ended.abort();
      page.close();
    },
  };
  page.onmessage = (event: MessageEvent<Response>) => worker.onmessage?.(event);
  page.onmessageerror = () => worker.onmessageerror?.();
  import('./serve').then(
    ({ serve }) => serve(solver, {}, { signal: ended.signal }),
    (error: unknown) => worker.onerror?.({ message: String(error) }),
  );
  return worker;
}
