// The solver on a thread of its own, so that no input can freeze the page.
//
// Requests wait in line and go to the worker one at a time. A request that is aborted while it waits is dropped; one
// that is being worked on takes the worker down with it, since nothing else stops WebAssembly. After any failure the
// worker is replaced too: its memory cannot be trusted any more.
import { EngineFailure, defaultSeed } from './engine';
import type { Engine, Expected, Input, Progress, Solution, SolveOptions } from './engine';
import type { CallName, Calls, Request, Response, WorkerLike } from './messages';
import { startWorker } from './start_worker';
import type { Analysis, DialectId, GameId, GameInfo, JudgeCase, SearchReport } from './types';

interface Job {
  readonly request: Request;
  readonly resolve: (result: Calls[CallName]['back']) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

export class WorkerEngine implements Engine {
  readonly #start: () => WorkerLike;
  readonly #waiting: Job[] = [];
  #worker: WorkerLike | undefined;
  #ready = false;
  #current: Job | undefined;

  constructor(start: () => WorkerLike = startWorker) {
    this.#start = start;
    this.#launch();
  }

  games(): Promise<readonly GameInfo[]> {
    return this.#ask<'games'>({ call: 'games' });
  }

  solve(dialect: DialectId, input: Input, options: SolveOptions = {}): Promise<Solution> {
    const { seed = defaultSeed } = options;
    return this.#ask<'solve'>({ call: 'solve', dialect, input, seed }, options);
  }

  caseAt(dialect: DialectId, text: string, offset: number): Promise<Expected<JudgeCase | null>> {
    return this.#ask<'caseAt'>({ call: 'caseAt', dialect, text, offset });
  }

  analyse(game: GameId, position: string): Promise<Expected<Analysis>> {
    return this.#ask<'analyse'>({ call: 'analyse', game, position });
  }

  play(game: GameId, position: string, move: string): Promise<Expected<string>> {
    return this.#ask<'play'>({ call: 'play', game, position, move });
  }

  step(game: GameId, position: string): Promise<Expected<SearchReport>> {
    return this.#ask<'step'>({ call: 'step', game, position });
  }

  picture(game: GameId, position: string): Promise<Expected<unknown>> {
    return this.#ask<'picture'>({ call: 'picture', game, position });
  }

  /** Stops the worker for good; whatever waits is rejected. */
  close(): void {
    this.#discardWorker();
    this.#rejectAll(new EngineFailure('run', 'the engine was closed'));
  }

  #ask<Name extends CallName>(
    request: Request & { call: Name },
    { signal, onProgress }: Pick<SolveOptions, 'signal' | 'onProgress'> = {},
  ): Promise<Calls[Name]['back']> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job: Job = { request, resolve, reject, onProgress };
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
        return this.#current?.onProgress?.(response.progress);
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
      // At once, not with the next request: it will come soon, and find the module loaded.
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
    // What it has posted already may still arrive; it is not for the next job.
    this.#worker.onmessage = this.#worker.onmessageerror = this.#worker.onerror = null;
    this.#worker.terminate();
    this.#worker = undefined;
    this.#ready = false;
  }
}
