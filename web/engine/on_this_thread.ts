// A worker's code on the page's own thread, where no worker can be started.
import type { Life, Port, Response, WorkerLike } from './worker_line';

type Serve<Q, R> = (port: Port<Q, R>, start: object, life: Life) => void;

export function onThisThread<Q, R>({ serve }: { readonly serve: Serve<Q, R> }): WorkerLike<Q, R> {
  const { port1: page, port2: solver } = new MessageChannel();
  const ended = new AbortController();
  const worker: WorkerLike<Q, R> = {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: (request) => page.postMessage(request),
    terminate: () => {
      ended.abort();
      page.close();
    },
  };
  page.onmessage = (event: MessageEvent<Response<R>>) => worker.onmessage?.(event);
  page.onmessageerror = () => worker.onmessageerror?.();
  serve(solver, {}, { signal: ended.signal });
  return worker;
}
