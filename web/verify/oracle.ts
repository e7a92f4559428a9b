// The second opinion, on a thread of its own.
import { onThisThread } from '../engine/on_this_thread';
import { scriptUrl } from '../engine/script_url';
import { WorkerLine } from '../engine/worker_line';
import type { WorkerLike } from '../engine/worker_line';
// oxlint-disable-next-line import/default -- Vite makes one
import worker from './oracle_worker?worker&url';
import type { Question, Slice } from './oracle_module';

export interface Oracle {
  slice(topic: string, from: number, count: number): Promise<Slice>;
  /** Stops the worker for good. */
  close(): void;
}

export function startOracle(): Oracle {
  const line = new WorkerLine<Question, Slice>(
    () => new Worker(scriptUrl(worker), { type: 'module' }) as WorkerLike<Question, Slice>,
    async () => onThisThread(await import('./serve_oracle')),
  );
  return { slice: (...question) => line.ask(question), close: () => line.close() };
}
