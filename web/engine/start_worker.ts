// The worker's code is a file of its own. In a build of one file start_inline_worker.ts replaces this file.
import type { Thread } from './engine';
import positionsWasm from './generated/impartial_positions.wasm?url';
import { allHashes, integrityOf } from './integrity';
import { judgeWasm } from './judge_wasm';
import type { Start, WorkerLike } from './messages';
import { scriptUrl } from './script_url';
// oxlint-disable-next-line import/default -- Vite makes one
import worker from './worker?worker&url';
import { holdLock } from './worker_line';

const wasm: Readonly<Record<Thread, string>> = { positions: positionsWasm, judge: judgeWasm };

const locked = holdLock();

/** The page compiles the module while the worker loads its code. */
export function startWorker(thread: Thread): WorkerLike {
  const started = new Worker(scriptUrl(worker), { type: 'module' });
  const start = async (module?: WebAssembly.Module): Promise<void> =>
    started.postMessage({
      thread,
      module,
      page: await locked,
      hashes: allHashes(),
    } satisfies Start);
  // A worker without it tries in other ways, and says why if it fails.
  compile(wasm[thread]).then(start, () => start());
  return started as WorkerLike;
}

async function compile(url: string): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(url, { integrity: integrityOf(url) }));
}

/** The solver on the page's own thread: the page waits while a large text is solved. */
export async function startHere(): Promise<WorkerLike> {
  const [{ onThisThread }, code] = await Promise.all([
    import('./on_this_thread'),
    import('./serve'),
  ]);
  return onThisThread(code);
}
