// What the lines to the compilers and to the runners have in common.
import type { Limits, Run } from './program';

/** Neither runs on the page's own thread: nothing could stop it there. */
export function notHere(): never {
  throw new Error('the browser starts no worker');
}

/** In milliseconds. Reading takes longer here than on a judge, so a large input gives a second more for each megabyte. */
export const timeFor = ({ time }: Limits, input: Uint8Array): number =>
  time + Math.round((1000 * input.length) / 2 ** 20);

/** Of a program that was stopped for its time. */
export const stoppedRun = (milliseconds: number): Run => ({
  status: 'time',
  exitCode: 0,
  output: new Uint8Array(),
  errors: '',
  milliseconds,
  bytes: 0,
  faults: [],
  remarks: [],
});

/**
 * Waits for an answer, for so long from the moment when `begin` is called. `stopped`: what comes of one that takes longer.
 */
export async function withinTime<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  stopped: T,
  ask: (ending: AbortSignal, begin: () => void) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const stop = (): void => ending.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Error('the time is over');
  const begin = (): void => {
    timer ??= setTimeout(() => ending.abort(late), milliseconds);
  };
  try {
    return await ask(ending.signal, begin);
  } catch (error) {
    if (error === late) return stopped;
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
