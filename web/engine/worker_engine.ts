// The solver on a thread of its own, so that no input can freeze the page.
//
// Requests are queued and sent to the worker one at a time. A request aborted in the queue is dropped. Aborting the
// running request ends the worker, because nothing else stops WebAssembly. After any failure the worker is replaced
// too: its memory cannot be trusted.
import { EngineFailure, defaultSeed } from './engine';
import type { Engine, Solution, SolveOptions } from './engine';
import { forward } from './messages';
import type { Request, Response, Result, WorkerLike } from './messages';
import { startWorker } from './start_worker';

interface Job {
  readonly hooks: Hooks;
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Arguments that a message cannot carry. */
type Hooks = Pick<SolveOptions, 'signal' | 'onProgress'>;

export interface WorkerEngine extends Engine {
  /** Stops the worker for good and rejects all waiting requests. */
  close(): void;
}

export function startEngine(start: () => WorkerLike = startWorker): WorkerEngine {
  const line = new WorkerLine(start);
  return {
    ...forward((request) => line.ask(request)),
    solve: (dialect, input, { seed = defaultSeed, ...hooks } = {}) =>
      line.ask({ call: 'solve', args: [dialect, input, { seed }] }, hooks) as Promise<Solution>,
    check: (dialect, input, output, hooks = {}) =>
      line.ask({ call: 'check', args: [dialect, input, output] }, hooks) as ReturnType<
        Engine['check']
      >,
    killMatrix: (dialect, input, hooks = {}) =>
      line.ask({ call: 'killMatrix', args: [dialect, input] }, hooks) as ReturnType<
        Engine['killMatrix']
      >,
    close: () => line.close(),
  };
}

class WorkerLine {
  readonly #start: () => WorkerLike;
  readonly #waiting: Job[] = [];
  #worker: WorkerLike | undefined;
  #ready = false;
  #current: Job | undefined;

  constructor(start: () => WorkerLike) {
    this.#start = start;
    this.#launch();
  }

  close(): void {
    this.#discardWorker();
    this.#rejectAll(new EngineFailure('run', 'the engine was closed'));
  }

  ask(request: Request, hooks: Hooks = {}): Promise<Result> {
    const { signal } = hooks;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job: Job = { request, hooks, resolve, reject };
      signal?.addEventListener('abort', () => this.#abort(job, signal.reason), { once: true });
      this.#waiting.push(job);
      if (!this.#worker) this.#launch();
      this.#next();
    });
  }

  #launch(): void {
    this.#ready = false;
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onmessageerror = () => this.#fail(new EngineFailure('run', 'unreadable message'));
    worker.onerror = (event) => {
      const stage = this.#ready ? 'run' : 'load';
      this.#fail(new EngineFailure(stage, event.message || 'the worker stopped'));
    };
    this.#worker = worker;
  }

  #next(): void {
    if (!this.#ready || this.#current) return;
    this.#current = this.#waiting.shift();
    if (this.#current) this.#worker?.postMessage(this.#current.request);
  }

  #receive(response: Response): void {
    switch (response.kind) {
      case 'ready':
        this.#ready = true;
        return this.#next();
      case 'progress':
        return this.#current?.hooks.onProgress?.(response.progress);
      case 'result': {
        const job = this.#current;
        this.#current = undefined;
        this.#next();
        return job?.resolve(response.result);
      }
      case 'failure':
        return this.#fail(new EngineFailure(response.stage, response.message));
    }
  }

  #abort(job: Job, reason: unknown): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) {
      this.#waiting.splice(place, 1);
      job.reject(reason);
    } else if (job === this.#current) {
      this.#discardWorker();
      this.#current = undefined;
      job.reject(reason);
      // Restart now, not with the next request: that will come soon and find the module loaded.
      this.#launch();
    }
  }

  #fail(failure: EngineFailure): void {
    this.#discardWorker();
    if (failure.stage === 'load') return this.#rejectAll(failure);
    this.#current?.reject(failure);
    this.#current = undefined;
    if (this.#waiting.length > 0) this.#launch();
  }

  #rejectAll(failure: EngineFailure): void {
    this.#current?.reject(failure);
    this.#current = undefined;
    for (const job of this.#waiting.splice(0)) job.reject(failure);
  }

  #discardWorker(): void {
    if (!this.#worker) return;
    // Messages already posted by the old worker may still arrive; they do not belong to the next job.
    this.#worker.onmessage = this.#worker.onmessageerror = this.#worker.onerror = null;
    this.#worker.terminate();
    this.#worker = undefined;
    this.#ready = false;
  }
}
