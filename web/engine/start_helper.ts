// The helpers of the worker for judge text: other workers of the same file, which end with it.
import type { Start, WorkerLike } from './messages';
import { scriptUrl } from './script_url';
import type { Helper, Helpers, SegmentRequest, SegmentResult } from './segments';
import { WorkerLine } from './worker_line';

/** Each needs about 16 MB. */
const mostHelpers = 8;

/** There are none where the worker's code is a text inside the page's code, or on one core. `module`: for judge text, compiled. */
export function helpersOf(module: WebAssembly.Module | undefined): Helpers | undefined {
  const count = Math.min(navigator.hardwareConcurrency, mostHelpers);
  if (count < 2 || !location.protocol.startsWith('http')) return undefined;
  const start = async (): Promise<Helper> => startHelper(module);
  return { size: { bytes: 1 << 22, look: 1 << 18 }, count, start };
}

function startHelper(module: WebAssembly.Module | undefined): Helper {
  const start = (): WorkerLike<SegmentRequest, SegmentResult> => {
    const worker = new Worker(scriptUrl(location.href), { type: 'module' });
    worker.postMessage({ thread: 'segments', module } satisfies Start);
    return worker as WorkerLike<SegmentRequest, SegmentResult>;
  };
  const nowhere = (): Promise<never> => Promise.reject(new Error('only another thread helps'));
  const line = new WorkerLine(start, nowhere);
  return { ask: ((request) => line.ask(request)) as Helper['ask'], close: () => line.close() };
}
