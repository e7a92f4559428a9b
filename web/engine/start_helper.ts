// A helper of the worker for judge text: another worker of the same file, which ends with it.
import type { Start, WorkerLike } from './messages';
import { scriptUrl } from './script_url';
import type { Helper, SegmentRequest, SegmentResult } from './segments';
import { WorkerLine } from './worker_line';

/** `module`: for judge text, compiled. */
export function startHelper(module: WebAssembly.Module | undefined): Helper {
  const start = (): WorkerLike<SegmentRequest, SegmentResult> => {
    const worker = new Worker(scriptUrl(location.href), { type: 'module' });
    worker.postMessage({ thread: 'segments', module } satisfies Start);
    return worker as WorkerLike<SegmentRequest, SegmentResult>;
  };
  const nowhere = (): Promise<never> => Promise.reject(new Error('only another thread helps'));
  const line = new WorkerLine(start, nowhere);
  return { ask: ((request) => line.ask(request)) as Helper['ask'], close: () => line.close() };
}
