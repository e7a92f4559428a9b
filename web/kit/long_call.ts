// A call of the solver that may take long, as an element shows it: its progress, its result, or why there is none. A later
// call overtakes an earlier one. What was shown before a call stays until the call is slow or has ended.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { CheckOptions, Progress } from '../engine/engine';
import { callWithSlowNotice } from './loading';
import { assign } from './assign';

/** The progress of a shorter call would only flicker. */
const slowAfterMs = 300;

/**
 * new: nothing was asked yet. idle: there is nothing to ask. slow: a call is running and its progress is shown. The others
 * tell how the last call ended.
 */
export type CallState = 'new' | 'idle' | 'slow' | 'done' | 'failed' | 'stopped';

interface RunOptions {
  /** How long to wait for a later call, as while the reader is typing. */
  readonly delayMs?: number;
  /** False if the call tells no progress: then its silence says nothing about the connection. */
  readonly tellsProgress?: boolean;
}

export class LongCall<Result> implements ReactiveController {
  state: CallState = 'new';
  /** Of the last call, if that is done. */
  result: Result | undefined;
  failure: EngineFailure | undefined;
  /** Of the running call. */
  progress: Progress | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #onSettled: () => void;
  #running: AbortController | undefined;

  /** `onSettled`: called when a call has ended, and when nothing is asked any more. */
  constructor(host: ReactiveControllerHost, onSettled = (): void => {}) {
    this.#host = host;
    this.#onSettled = onSettled;
    host.addController(this);
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  hostDisconnected(): void {
    if (this.#running) this.stop();
  }

  /** Resolves when the call has ended or was overtaken. */
  async run(
    call: (options: Required<CheckOptions>) => Promise<Result>,
    { delayMs = 0, tellsProgress = true }: RunOptions = {},
  ): Promise<void> {
    this.#running?.abort();
    const { signal } = (this.#running = new AbortController());
    this.#show({ progress: undefined });
    const onProgress = (progress: Progress): void => {
      if (!signal.aborted) this.#show({ progress });
    };
    const slow = setTimeout(() => this.#show({ state: 'slow' }), delayMs + slowAfterMs);
    signal.addEventListener('abort', () => clearTimeout(slow));
    try {
      if (delayMs > 0) await pause(delayMs, signal);
      if (signal.aborted) return;
      const result = await (tellsProgress
        ? callWithSlowNotice(onProgress, (told) => call({ signal, onProgress: told }))
        : call({ signal, onProgress }));
      if (!signal.aborted) this.#settle('done', result);
    } catch (error) {
      if (!signal.aborted) this.fail(EngineFailure.of('run', error));
    }
  }

  /** Stops the call at the reader's wish. */
  stop(): void {
    this.#settle('stopped');
  }

  /** There is nothing to ask. */
  clear(): void {
    this.#settle('idle');
  }

  fail(failure: EngineFailure): void {
    this.#settle('failed', undefined, failure);
  }

  #settle(state: CallState, result?: Result, failure?: EngineFailure): void {
    this.#running?.abort();
    this.#running = undefined;
    this.#show({ state, result, failure, progress: undefined });
    this.#onSettled();
  }

  #show(parts: Partial<Pick<LongCall<Result>, 'state' | 'result' | 'failure' | 'progress'>>): void {
    assign<LongCall<Result>>(this, parts);
    this.#host.requestUpdate();
  }
}

/** Ends early if the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve());
  });
}
