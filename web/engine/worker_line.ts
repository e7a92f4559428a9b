// A line to a worker: the messages on it, and both of its ends.
//
// Requests are sent to the worker one at a time. A request aborted in the queue is dropped. Aborting the running request
// ends the worker, because nothing else stops WebAssembly; but one that is nearly done is awaited, because without a network
// there may be no other worker. After a failure the worker is replaced too: its memory cannot be trusted. Only a module that
// could not be loaded leaves the worker as it was, unless it keeps that for ever.
//
// If a worker's own code does not come, is not ours or does nothing, the browser may have kept a bad file: it is asked for once
// more, and if that fails too, the page's own thread does the work. A module that a worker keeps is asked for once more too.
import { EngineFailure } from './engine';
import type { FailureStage, Progress } from './engine';
import { areWhole } from './integrity';
import { isKept } from './kept_failure';
import { askedFor } from './renew';
import { scripts } from './script_url';

// In all of these, Q is a request and R its result.

/** Worker to page. */
export type Response<R> =
  /** `lock`: the name of a lock that the worker holds as long as it lives. */
  | { kind: 'ready'; lock?: string }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'result'; result: R }
  /** `kept`: one of these files is a script that is bad, and this worker does not load it again. */
  | { kind: 'failure'; stage: FailureStage; message: string; kept?: readonly string[] };

/** The used part of Worker's interface, so that tests can supply their own. */
export interface WorkerLike<Q, R> {
  onmessage: ((event: MessageEvent<Response<R>>) => void) | null;
  onmessageerror: (() => void) | null;
  onerror: ((event: Pick<ErrorEvent, 'message'>) => void) | null;
  postMessage(request: Q): void;
  terminate(): void;
}

/** Arguments that a message cannot carry. */
export interface Hooks {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

// --- The page's end

interface Job<Q, R> {
  readonly hooks: Hooks;
  readonly request: Q;
  readonly resolve: (result: R) => void;
  readonly reject: (reason: unknown) => void;
  /** The worker before had kept a bad file. */
  isSecond?: boolean;
}

/** A worker that says nothing for so long after its start may do nothing. */
const silentMs = 15_000;

/** So long an aborted request is awaited if it has not told its progress, as long ones do. */
const nearlyDoneMs = 1000;

export class WorkerLine<Q, R> {
  readonly #start: () => WorkerLike<Q, R>;
  readonly #here: () => Promise<WorkerLike<Q, R>>;
  readonly #waiting: Job<Q, R>[] = [];
  #worker: WorkerLike<Q, R> | undefined;
  #ready = false;
  /** It waits for code. */
  #isStarting = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for the worker's death. */
  #watch: AbortController | undefined;
  #current: Job<Q, R> | undefined;
  /** The running request has told its progress. */
  #isLong = false;
  /** The running request was aborted, and may end soon. */
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** `here`: the same on the page's own thread. */
  constructor(start: () => WorkerLike<Q, R>, here: () => Promise<WorkerLike<Q, R>>) {
    this.#start = start;
    this.#here = here;
  }

  close(): void {
    this.#isStarting = false;
    this.#discardWorker();
    this.#rejectAll(new EngineFailure('run', 'the engine was closed'));
  }

  ask(request: Q, hooks: Hooks = {}): Promise<R> {
    const { signal } = hooks;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job: Job<Q, R> = { request, hooks, resolve, reject };
      signal?.addEventListener('abort', () => this.#abort(job, signal.reason), { once: true });
      this.#waiting.push(job);
      this.launch();
      this.#next();
    });
  }

  /** Starts the worker before the first request, to save time. */
  launch(): void {
    if (!this.#worker && !this.#isStarting) this.#launch();
  }

  #launch(isSecond = false): void {
    try {
      this.#listenTo(this.#start(), isSecond);
    } catch (error) {
      void this.#startHere(EngineFailure.of('load', error));
    }
  }

  /** Without a worker: it cannot be started, or its code does not come. */
  async #startHere(cause: EngineFailure): Promise<void> {
    this.#isStarting = true;
    try {
      const worker = await this.#here();
      // It may have been closed meanwhile.
      if (!this.#isStarting) return worker.terminate();
      this.#listenTo(worker, true);
    } catch {
      this.#fail(cause);
    } finally {
      this.#isStarting = false;
    }
  }

  /** Replaces the worker, and with it all that it has kept. */
  restart(): void {
    this.#discardWorker();
    this.#end()?.reject(new EngineFailure('run', 'the solver was replaced'));
    this.launch();
  }

  #listenTo(worker: WorkerLike<Q, R>, isSecond: boolean): void {
    this.#ready = false;
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onmessageerror = () => this.#fail(new EngineFailure('run', 'unreadable message'));
    worker.onerror = ({ message }) => {
      const failure = new EngineFailure(
        this.#ready ? 'run' : 'load',
        message || 'the worker stopped',
      );
      if (this.#ready) return this.#fail(failure);
      if (!isSecond) return void this.#launchAgain([...scripts]);
      this.#discardWorker();
      void this.#startHere(failure);
    };
    this.#worker = worker;
    if (isSecond) return;
    this.#silence = setTimeout(() => void this.#launchAgain([...scripts]), silentMs);
    void this.#checkCode(worker);
  }

  /** What does not end in an error may be other code. */
  async #checkCode(worker: WorkerLike<Q, R>): Promise<void> {
    if ((await areWhole([...scripts])) || this.#worker !== worker) return;
    const job = this.#end();
    if (job) this.#waiting.unshift(job);
    void this.#launchAgain([...scripts]);
  }

  /** Replaces the worker. The browser may have kept bad ones of these files. */
  async #launchAgain(files: readonly string[]): Promise<void> {
    this.#discardWorker();
    this.#isStarting = true;
    await import('./renew_scripts').then(
      ({ renewScripts }) => renewScripts(files),
      () => {},
    );
    // It may have been closed meanwhile.
    if (!this.#isStarting) return;
    this.#isStarting = false;
    this.#launch(true);
  }

  #next(): void {
    if (!this.#ready || this.#current) return;
    this.#current = this.#waiting.shift();
    if (this.#current) this.#worker?.postMessage(this.#current.request);
  }

  /** The running request, which runs no longer. */
  #end(): Job<Q, R> | undefined {
    const job = this.#current;
    clearTimeout(this.#ending);
    this.#current = this.#ending = undefined;
    this.#isLong = false;
    return job;
  }

  #receive(response: Response<R>): void {
    switch (response.kind) {
      case 'ready':
        this.#ready = true;
        clearTimeout(this.#silence);
        if (response.lock) this.#watchOver(response.lock);
        return this.#next();
      case 'progress':
        if (this.#ending !== undefined) return this.#replace();
        this.#isLong = true;
        return this.#current?.hooks.onProgress?.(response.progress);
      case 'result': {
        const job = this.#end();
        this.#next();
        return job?.resolve(response.result);
      }
      case 'failure': {
        const failure = new EngineFailure(response.stage, response.message);
        const { kept } = response;
        const job = this.#end();
        if (kept && job && !job.isSecond && !job.hooks.signal?.aborted) {
          job.isSecond = true;
          this.#waiting.unshift(job);
          return void this.#launchAgain(kept);
        }
        if (failure.stage !== 'load' || kept) this.#discardWorker();
        if (this.#waiting.length > 0) this.launch();
        this.#next();
        return job?.reject(failure);
      }
    }
  }

  /** A worker can die without a word: the browser ends it, or its code does. Then its lock is free. */
  #watchOver(lock: string): void {
    const watch = new AbortController();
    this.#watch = watch;
    navigator.locks
      .request(lock, watch, () => {
        if (!watch.signal.aborted) this.#fail(new EngineFailure('run', 'the worker died'));
      })
      .catch(() => {});
  }

  #abort(job: Job<Q, R>, reason: unknown): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) {
      this.#waiting.splice(place, 1);
      job.reject(reason);
    } else if (job === this.#current) {
      job.reject(reason);
      if (this.#isLong) this.#replace();
      else this.#ending = setTimeout(() => this.#replace(), nearlyDoneMs);
    }
  }

  /** Gives the running request up. */
  #replace(): void {
    this.#discardWorker();
    this.#end();
    // Restart now, not with the next request: that will come soon and find the module loaded.
    this.launch();
  }

  #fail(failure: EngineFailure): void {
    this.#discardWorker();
    if (failure.stage === 'load') return this.#rejectAll(failure);
    this.#end()?.reject(failure);
    if (this.#waiting.length > 0) this.launch();
  }

  #rejectAll(failure: EngineFailure): void {
    this.#end()?.reject(failure);
    for (const job of this.#waiting.splice(0)) job.reject(failure);
  }

  #discardWorker(): void {
    if (!this.#worker) return;
    // Messages already posted by the old worker may still arrive; they do not belong to the next job.
    this.#worker.onmessage = this.#worker.onmessageerror = this.#worker.onerror = null;
    this.#worker.terminate();
    this.#watch?.abort();
    clearTimeout(this.#silence);
    this.#worker = undefined;
    this.#ready = false;
  }
}

// --- The worker's end

/** The used part of a worker's global object, and of a MessagePort. */
export interface Port<Q, R> {
  onmessage: ((event: MessageEvent<Q>) => void) | null;
  postMessage(response: Response<R>, options: StructuredSerializeOptions): void;
}

export type Post<R> = (response: Response<R>, transfer?: Transferable[]) => void;

export interface Life {
  /** Held as long as this thread lives. */
  readonly lock?: string | undefined;
  /** Aborted where nobody can end this thread. */
  readonly signal?: AbortSignal;
}

/** Answers one request at a time. */
export function listen<Q, R>(
  port: Port<Q, R>,
  { lock }: Life,
  answer: (request: Q, post: Post<R>) => Promise<void>,
): void {
  const post: Post<R> = (response, transfer = []) => port.postMessage(response, { transfer });
  port.onmessage = ({ data }) => {
    answer(data, post).catch(async (error: unknown) => post(await failure(error)));
  };
  post({ kind: 'ready', ...(lock && { lock }) });
}

async function failure(error: unknown): Promise<Response<never>> {
  const { stage, message, cause } = EngineFailure.of('run', error);
  if (!(await isKept(cause))) return { kind: 'failure', stage, message };
  return { kind: 'failure', stage, message, kept: askedFor(globalThis.location?.origin) };
}

/** Takes a lock as a sign of life, because browsers report the death of a thread in no other way. Resolves to its name. */
export async function holdLock(): Promise<string | undefined> {
  try {
    const lock = `impartial ${crypto.randomUUID()}`;
    await new Promise<void>((held, refused) => {
      const forEver = (): Promise<never> => {
        held();
        return new Promise(() => {});
      };
      navigator.locks.request(lock, forEver).catch(refused);
    });
    return lock;
  } catch {
    // There are no locks on insecure pages.
    return undefined;
  }
}
