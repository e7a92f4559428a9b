// The lines to the compiler and to the runner: progress, time limits, and a reader who stops them.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Response, WorkerLike } from '../../../web/engine/worker_line';
import { Compiler } from '../../../web/program/compiler';
import type { CompileRequest, Compiled, Run, RunRequest } from '../../../web/program/program';
import { Runner } from '../../../web/program/runner';

class FakeWorker<Q, R> implements WorkerLike<Q, R> {
  onmessage: WorkerLike<Q, R>['onmessage'] = null;
  onmessageerror: WorkerLike<Q, R>['onmessageerror'] = null;
  onerror: WorkerLike<Q, R>['onerror'] = null;
  readonly requests: Q[] = [];
  terminated = false;

  postMessage(request: Q): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  send(response: Response<R>): void {
    this.onmessage?.({ data: response } as MessageEvent<Response<R>>);
  }

  tell(bytesRead: number, bytesTotal: number): void {
    const progress = { bytesRead, bytesTotal, cases: 0, milliseconds: 0 };
    this.send({ kind: 'progress', progress });
  }
}

/** `workers`: those that have been started, the newest last. */
function started<Q, R>() {
  const workers: FakeWorker<Q, R>[] = [];
  const start = (): FakeWorker<Q, R> => {
    const worker = new FakeWorker<Q, R>();
    workers.push(worker);
    return worker;
  };
  const newest = (): FakeWorker<Q, R> => {
    const worker = workers.at(-1);
    if (!worker) throw new Error('no worker was started');
    return worker;
  };
  return { workers, start, newest };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the compiler', () => {
  const options = { language: 'c++', memory: 1 << 20 } as const;
  const done: Compiled = { status: 'refused', diagnostics: [] };

  test('tells what has come of its files, and its time begins when all are there', async () => {
    const { start, newest } = started<CompileRequest, Compiled>();
    const told: number[] = [];
    const onProgress = ({ bytesRead }: { readonly bytesRead: number }) => told.push(bytesRead);
    const compiling = new Compiler(start).compile('int', options, { onProgress, time: 1000 });
    newest().send({ kind: 'ready' });
    expect(newest().requests).toEqual([{ source: 'int', options }]);
    newest().tell(1, 2);
    vi.advanceTimersByTime(100_000);
    newest().tell(2, 2);
    vi.advanceTimersByTime(999);
    newest().send({ kind: 'result', result: done });
    expect(await compiling).toEqual(done);
    expect(told).toEqual([1, 2]);
  });

  test('is replaced if it takes too long', async () => {
    const { start, newest, workers } = started<CompileRequest, Compiled>();
    const compiling = new Compiler(start).compile('int', options, { time: 1000 });
    newest().send({ kind: 'ready' });
    newest().tell(2, 2);
    vi.advanceTimersByTime(1000);
    expect(await compiling).toEqual({ status: 'time' });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('is replaced if the reader stops it', async () => {
    const { start, newest, workers } = started<CompileRequest, Compiled>();
    const stop = new AbortController();
    const compiling = new Compiler(start).compile('int', options, { signal: stop.signal });
    newest().send({ kind: 'ready' });
    newest().tell(1, 2);
    stop.abort(new Error('enough'));
    await expect(compiling).rejects.toThrow('enough');
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });
});

describe('the runner', () => {
  const program = {} as WebAssembly.Module;
  const input = new Uint8Array();
  const limits = { time: 500, output: 10 };

  test('ends a program that does not end, and runs the next one in another worker', async () => {
    const { start, newest, workers } = started<RunRequest, Run>();
    const runner = new Runner(start);
    const endless = runner.run(program, input, limits);
    newest().send({ kind: 'ready' });
    expect(newest().requests).toEqual([{ program, input, output: 10 }]);
    newest().tell(0, 1);
    vi.advanceTimersByTime(500);
    expect(await endless).toMatchObject({ status: 'time', milliseconds: 500 });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    const next = runner.run(program, input, limits);
    newest().send({ kind: 'ready' });
    newest().tell(0, 1);
    const result = { status: 'exited', exitCode: 0 } as Run;
    newest().send({ kind: 'result', result });
    expect(await next).toBe(result);
  });

  test('gives more time for a large input', async () => {
    const { start, newest } = started<RunRequest, Run>();
    const large = new Uint8Array(3 << 20);
    const endless = new Runner(start).run(program, large, limits);
    newest().send({ kind: 'ready' });
    newest().tell(0, 1);
    vi.advanceTimersByTime(3499);
    expect(newest().terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await endless).toMatchObject({ status: 'time', milliseconds: 3500 });
  });
});
