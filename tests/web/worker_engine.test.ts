import { describe, expect, it, vi } from 'vitest';
import { EngineFailure } from '../../web/engine/engine';
import { noIndex } from '../../web/engine/case_index';
import type { Solution, Thread } from '../../web/engine/engine';
import type { Request, Result, WorkerLike } from '../../web/engine/messages';
import { scripts, scriptUrl } from '../../web/engine/script_url';
import { startEngine as startWorkerEngine } from '../../web/engine/worker_engine';
import type { Response as AnyResponse } from '../../web/engine/worker_line';

type Response = AnyResponse<Result>;

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly requests: Request[] = [];
  terminated = false;

  postMessage(request: Request): void {
    if (this.terminated) throw new Error('posted to a terminated worker');
    this.requests.push(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  send(response: Response): void {
    this.onmessage?.({ data: response } as MessageEvent<Response>);
  }
}

/** `here`: on the page's own thread. */
function startEngine(here?: () => Promise<WorkerLike>) {
  const started: Record<Thread, FakeWorker[]> = { positions: [], judge: [] };
  const start = (thread: Thread): WorkerLike => {
    const worker = new FakeWorker();
    started[thread].push(worker);
    return worker;
  };
  const engine = startWorkerEngine(start, here);
  const nth = (workers: readonly FakeWorker[], index: number): FakeWorker => {
    const found = workers[index];
    if (!found) throw new Error(`worker ${index} was not started`);
    return found;
  };
  return {
    engine,
    /** Those for judge text. */
    workers: started.judge,
    worker: (index: number) => nth(started.judge, index),
    positions: (index: number) => nth(started.positions, index),
  };
}

const solution: Solution = {
  answer: new Blob(['1\n']),
  beginning: new Uint8Array([49, 10]),
  cases: 1,
  notices: [],
  suppressed: { errors: 0, warnings: 0 },
  index: noIndex,
  starts: { input: new Float64Array([0]), answer: new Float64Array([0]) },
  milliseconds: 0.1,
};
const ready: Response = { kind: 'ready' };
const progress: Response = {
  kind: 'progress',
  progress: { bytesRead: 1, bytesTotal: 2, cases: 1, milliseconds: 1 },
};
const solved: Response = { kind: 'result', result: solution };

describe('the engine in a worker', () => {
  it('waits for the worker, then asks one thing at a time, in order', async () => {
    const { engine, worker } = startEngine();
    const first = engine.solve('hdu1527', '2 1', { onProgress: () => {} });
    const second = engine.reflow('hdu1527', '2 1');
    expect(worker(0).requests).toEqual([]);
    worker(0).send(ready);
    expect(worker(0).requests).toEqual([{ call: 'solve', args: ['hdu1527', '2 1', {}] }]);
    worker(0).send(solved);
    expect(await first).toBe(solution);
    expect(worker(0).requests[1]).toEqual({ call: 'reflow', args: ['hdu1527', '2 1'] });
    const refusal = { ok: false } as never;
    worker(0).send({ kind: 'result', result: refusal });
    expect(await second).toBe(refusal);
  });

  it('passes progress on', async () => {
    const { engine, worker } = startEngine();
    const seen: number[] = [];
    const solving = engine.solve('hdu1527', '2 1', { onProgress: (p) => seen.push(p.bytesRead) });
    worker(0).send(ready);
    worker(0).send({
      kind: 'progress',
      progress: { bytesRead: 5, bytesTotal: 9, cases: 1, milliseconds: 1 },
    });
    worker(0).send(solved);
    await solving;
    expect(seen).toEqual([5]);
  });

  it('drops an aborted request that waits, and keeps the worker', async () => {
    const { engine, workers, worker } = startEngine();
    const abort = new AbortController();
    const dropped = engine.solve('hdu1527', 'old', { signal: abort.signal });
    const kept = engine.solve('hdu1527', 'new');
    abort.abort();
    await expect(dropped).rejects.toThrow();
    worker(0).send(ready);
    expect(worker(0).requests).toMatchObject([{ args: ['hdu1527', 'new', {}] }]);
    worker(0).send(solved);
    await kept;
    expect(workers).toHaveLength(1);
  });

  it('keeps the worker when an aborted request ends soon', async () => {
    const { engine, workers, worker } = startEngine();
    const abort = new AbortController();
    const slow = engine.solve('hdu1527', 'short', { signal: abort.signal });
    worker(0).send(ready);
    const next = engine.solve('hdu1527', 'next');
    abort.abort();
    await expect(slow).rejects.toThrow();
    worker(0).send(solved);
    expect(worker(0).requests.map(({ args }) => args[1])).toEqual(['short', 'next']);
    worker(0).send(solved);
    expect(await next).toBe(solution);
    expect(workers).toHaveLength(1);
  });

  it.each<[string, (worker: FakeWorker, abort: () => void) => void]>([
    [
      'has told its progress',
      (worker, abort) => {
        worker.send(progress);
        abort();
      },
    ],
    [
      'tells its progress then',
      (worker, abort) => {
        abort();
        expect(worker.terminated).toBe(false);
        worker.send(progress);
      },
    ],
    [
      'says nothing for a second',
      (worker, abort) => {
        vi.useFakeTimers();
        abort();
        vi.advanceTimersByTime(999);
        expect(worker.terminated).toBe(false);
        vi.advanceTimersByTime(1);
        vi.useRealTimers();
      },
    ],
  ])('replaces the worker when the request it works on is aborted and %s', async (_, act) => {
    const { engine, workers, worker } = startEngine();
    const abort = new AbortController();
    const slow = engine.solve('hdu1527', 'slow', { signal: abort.signal });
    worker(0).send(ready);
    const next = engine.solve('hdu1527', 'next');
    slow.catch(() => {});
    act(worker(0), () => abort.abort());
    await expect(slow).rejects.toThrow();
    expect(worker(0).terminated).toBe(true);
    expect(workers).toHaveLength(2);
    // Messages posted by the old worker before it ended are ignored.
    worker(0).send(solved);
    worker(1).send(ready);
    expect(worker(1).requests).toMatchObject([{ args: ['hdu1527', 'next', {}] }]);
    worker(1).send(solved);
    expect(await next).toBe(solution);
  });

  it('sends no request if the signal is already aborted', async () => {
    const { engine, workers } = startEngine();
    await expect(engine.solve('hdu1527', 'x', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(workers).toEqual([]);
  });

  it.each<[string, (worker: FakeWorker) => void, 'run' | 'read']>([
    ['a trap', (w) => w.send({ kind: 'failure', stage: 'run', message: 'unreachable' }), 'run'],
    ['a file lost', (w) => w.send({ kind: 'failure', stage: 'read', message: 'gone' }), 'read'],
    ['an error event', (w) => w.onerror?.({ message: 'out of memory' } as ErrorEvent), 'run'],
    ['an unreadable message', (w) => w.onmessageerror?.(), 'run'],
  ])('replaces the worker after %s, and loses only that request', async (_, fail, stage) => {
    const { engine, workers, worker } = startEngine();
    const broken = engine.solve('hdu1527', 'broken');
    worker(0).send(ready);
    const waiting = engine.solve('hdu1527', 'waiting');
    fail(worker(0));
    const error: unknown = await broken.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EngineFailure);
    expect(error).toMatchObject({ stage });
    expect(worker(0).terminated).toBe(true);
    expect(workers).toHaveLength(2);
    worker(1).send(ready);
    worker(1).send(solved);
    expect(await waiting).toBe(solution);
  });

  it('loses only the request whose module is missing, and keeps the worker', async () => {
    const { engine, workers, worker } = startEngine();
    const missing = engine.check('hdu1527', '1 2', '0');
    const solving = engine.solve('hdu1527', '1 2');
    worker(0).send(ready);
    worker(0).send({ kind: 'failure', stage: 'load', message: '404' });
    await expect(missing).rejects.toMatchObject({ stage: 'load', message: '404' });
    worker(0).send(solved);
    expect(await solving).toBe(solution);
    expect(workers).toHaveLength(1);
  });

  it('solves on the page itself where the worker cannot be loaded or started (@solver)', async () => {
    const { engine, worker } = startEngine();
    const solving = engine.solve('hdu1527', '1 2\n');
    worker(0).onerror?.({ message: '404' });
    // Once more, because the browser may have kept a bad file.
    await vi.waitFor(() => worker(1).onerror?.({ message: '404' }));
    expect(await (await solving).answer.text()).toBe('0\n');
    expect([worker(0).terminated, worker(1).terminated]).toEqual([true, true]);
    engine.close();

    const none = startWorkerEngine(() => {
      throw new Error('there are no workers');
    });
    expect((await none.games()).length).toBeGreaterThan(0);
    none.close();
  });

  it('asks another worker for what one keeps for ever, once', async () => {
    const { engine, workers, worker } = startEngine();
    const broken = engine.solve('hdu1527', 'broken');
    const waiting = engine.solve('hdu1527', 'waiting');
    const kept: Response = { kind: 'failure', stage: 'load', message: 'SyntaxError', kept: [] };
    worker(0).send(ready);
    worker(0).send(kept);
    expect(worker(0).terminated).toBe(true);
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    worker(1).send(ready);
    expect(worker(1).requests).toEqual(worker(0).requests);
    worker(1).send(kept);
    await expect(broken).rejects.toMatchObject({ stage: 'load' });
    worker(2).send(ready);
    worker(2).send(solved);
    expect(await waiting).toBe(solution);
  });

  it('asks once more for the code of a worker, past what the browser has kept', async () => {
    const address = 'http://host/worker.js';
    scriptUrl(address);
    const asked: unknown[] = [];
    let answer: (response: unknown) => void = () => {};
    vi.stubGlobal('fetch', async (...args: readonly unknown[]) => {
      asked.push(args);
      if (args.length === 1) return new Response('import{t}from"./solver.js";t()');
      return new Promise((resolve) => (answer = resolve as typeof answer));
    });
    const begin = () => startEngine(async () => new FakeWorker());
    try {
      const { engine, workers, worker } = begin();
      const solving = engine.solve('hdu1527', '1 2\n');
      worker(0).onerror?.({ message: 'SyntaxError' });
      void engine.reflow('hdu1527', '1').catch(() => {});
      await vi.waitFor(() => expect(asked).toEqual([[address, { cache: 'reload' }]]));
      expect(workers).toHaveLength(1);
      answer(new Response());
      // And for what it imports, which only the worker knows.
      const imported = ['http://host/solver.js', { cache: 'reload' }];
      await vi.waitFor(() => expect(asked.slice(1)).toEqual([[address], imported]));
      answer(new Response());
      await vi.waitFor(() => expect(workers).toHaveLength(2));
      worker(1).send(ready);
      worker(1).send(solved);
      expect(await solving).toBe(solution);
      engine.close();

      const closed = begin();
      void closed.engine.solve('hdu1527', '1 2\n').catch(() => {});
      closed.worker(0).onerror?.({ message: 'SyntaxError' });
      closed.engine.close();
      await vi.waitFor(() => expect(asked).toHaveLength(4));
      answer(new Response());
      await vi.waitFor(() => expect(asked).toHaveLength(6));
      answer(new Response());
      await new Promise((resolve) => setTimeout(resolve));
      expect(closed.workers).toHaveLength(1);
    } finally {
      scripts.clear();
      vi.unstubAllGlobals();
    }
  });

  it('replaces a worker that says nothing, once', async () => {
    vi.useFakeTimers();
    try {
      const { engine, workers, worker } = startEngine();
      const solving = engine.solve('hdu1527', '1 2\n');
      await vi.advanceTimersByTimeAsync(60_000);
      await vi.waitFor(() => expect(workers).toHaveLength(2));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(workers).toHaveLength(2);
      worker(1).send(ready);
      worker(1).send(solved);
      expect(await solving).toBe(solution);
      engine.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('rejects all waiting requests if that fails too, and tries again for the next', async () => {
    const { engine, workers, worker } = startEngine(() => {
      throw new Error('not here');
    });
    const asked = [engine.reflow('hdu1527', '1'), engine.solve('hdu1527', '1 2')];
    worker(0).onerror?.({ message: '404' });
    await vi.waitFor(() => worker(1).onerror?.({ message: '404' }));
    for (const each of asked) await expect(each).rejects.toMatchObject({ stage: 'load' });
    expect(workers).toHaveLength(2);
    const again = engine.solve('hdu1527', '1 2');
    expect(workers).toHaveLength(3);
    worker(2).send(ready);
    worker(2).send(solved);
    expect(await again).toBe(solution);
  });

  it('keeps a search when judge text is stopped, and the other way round', async () => {
    const { engine, workers, worker, positions } = startEngine();
    const abort = new AbortController();
    positions(0).send(ready);
    const step = engine.step('sylver_coinage', '<16 17>');
    const solving = engine.solve('hdu1527', '1 2', { signal: abort.signal });
    worker(0).send(ready);
    worker(0).send(progress);
    abort.abort();
    await expect(solving).rejects.toThrow();
    expect(positions(0).terminated).toBe(false);
    positions(0).send({ kind: 'result', result: 'a report' as never });
    expect(await step).toBe('a report');

    const next = engine.solve('hdu1527', '1 2');
    engine.release();
    expect(positions(0).terminated).toBe(true);
    expect(positions(1).terminated).toBe(false);
    worker(1).send(ready);
    worker(1).send(solved);
    expect(await next).toBe(solution);
    expect(workers).toHaveLength(2);
  });

  it('rejects all waiting requests when it is closed', async () => {
    const { engine, positions } = startEngine();
    const asked = engine.games();
    engine.close();
    await expect(asked).rejects.toBeInstanceOf(EngineFailure);
    expect(positions(0).terminated).toBe(true);
  });

  it('notices that a worker has died without a word', async () => {
    let die = (): void => {};
    const request = (_lock: string, _options: object, held: () => void): Promise<void> => {
      die = held;
      return Promise.resolve();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    try {
      const { engine, workers, worker } = startEngine();
      const solving = engine.solve('hdu1527', '1 2');
      worker(0).send({ kind: 'ready', lock: 'alive' });
      die();
      await expect(solving).rejects.toMatchObject({ stage: 'run', message: 'the worker died' });
      const next = engine.solve('hdu1527', '1 2');
      expect(workers).toHaveLength(2);
      worker(1).send(ready);
      worker(1).send(solved);
      expect(await next).toBe(solution);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
