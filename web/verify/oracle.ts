// The second opinion, on a thread of its own: the oracles of tests/oracle as a module, which shares no code with the solver.
import { scriptUrl } from '../engine/script_url';
// oxlint-disable-next-line import/default -- Vite makes one
import worker from './oracle_worker?worker&url';
import type { Answer, Question, Slice } from './oracle_module';

export interface Oracle {
  slice(topic: string, from: number, count: number): Promise<Slice>;
  /** Stops the worker for good. */
  close(): void;
}

/** Asked one question at a time. */
export function startOracle(): Oracle {
  const started = new Worker(scriptUrl(worker), { type: 'module' });
  let fail: (reason: Error) => void = () => {};
  return {
    slice: (...question: Question) =>
      new Promise((resolve, reject) => {
        fail = reject;
        started.onerror = ({ message }) => reject(new Error(message || 'the worker stopped'));
        started.onmessage = ({ data }: MessageEvent<Answer>) =>
          data.ok ? resolve(data.slice) : reject(new Error(data.reason));
        started.postMessage(question);
      }),
    close() {
      started.terminate();
      fail(new Error('the worker was closed'));
    },
  };
}
