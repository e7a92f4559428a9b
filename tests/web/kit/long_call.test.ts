// A call that may take long: of several only the last counts, and the reader sees what became of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LongCall } from '../../../web/kit/long_call';
import { EngineFailure } from '../../../web/engine/engine';
import type { Progress } from '../../../web/engine/engine';

const progress: Progress = { bytesRead: 1, bytesTotal: 2, cases: 0, milliseconds: 3 };

function longCall() {
  let updates = 0;
  const settled: string[] = [];
  const host = {
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => void ++updates,
    updateComplete: Promise.resolve(true),
  };
  const call: LongCall<string> = new LongCall(host, () => settled.push(call.state));
  return { call, settled, updates: () => updates };
}

/** A result that comes when it is sent, and the options that its call was given. */
function pending() {
  let send: (result: string) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const coming = new Promise<string>((resolve, reject) => {
    send = resolve;
    fail = reject;
  });
  return {
    ask: vi.fn<(options: { signal: AbortSignal }) => Promise<string>>(() => coming),
    send,
    fail,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('LongCall', () => {
  it('makes only the last of many calls within the delay', async () => {
    const { call, settled } = longCall();
    const asked: string[] = [];
    const runs = ['2', '2 2', '2 2 5'].map((text) =>
      call.run(
        async () => {
          asked.push(text);
          return text;
        },
        { delayMs: 120 },
      ),
    );
    await vi.advanceTimersByTimeAsync(119);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(runs);
    expect(asked).toEqual(['2 2 5']);
    expect(call.result).toBe('2 2 5');
    expect(settled).toEqual(['done']);
  });

  it('aborts the call that it overtakes, and drops its result', async () => {
    const { call, settled } = longCall();
    const old = pending();
    const first = call.run(old.ask);
    await call.run(async () => 'new');
    expect(old.ask.mock.lastCall?.[0].signal.aborted).toBe(true);
    old.send('old');
    await first;
    expect(call.result).toBe('new');
    expect(settled).toEqual(['done']);
  });

  it('drops the failure of an overtaken call, and shows that of the last', async () => {
    const { call, settled } = longCall();
    const old = pending();
    const first = call.run(old.ask);
    await call.run(() => Promise.reject(new EngineFailure('part', 'gone')));
    old.fail(new Error('aborted'));
    await first;
    expect(call.failure).toMatchObject({ stage: 'part', message: 'gone' });
    expect(settled).toEqual(['failed']);
  });

  it('keeps the result before until the next one comes', async () => {
    const { call } = longCall();
    await call.run(async () => 'first');
    const next = pending();
    const running = call.run(next.ask, { delayMs: 100 });
    await vi.advanceTimersByTimeAsync(399);
    expect(call).toMatchObject({ state: 'done', result: 'first' });
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toMatchObject({ state: 'slow', result: 'first' });
    next.send('second');
    await running;
    expect(call).toMatchObject({ state: 'done', result: 'second' });
  });

  it('is never slow if the result comes soon', async () => {
    const { call } = longCall();
    const states = new Set<string>();
    const soon = pending();
    const running = call.run(soon.ask);
    await vi.advanceTimersByTimeAsync(299);
    states.add(call.state);
    soon.send('soon');
    await running;
    await vi.advanceTimersByTimeAsync(1000);
    states.add(call.state);
    expect([...states]).toEqual(['new', 'done']);
  });

  it('shows the progress of the running call alone', async () => {
    const { call, updates } = longCall();
    let tell: (progress: Progress) => void = () => {};
    const first = call.run(({ onProgress }) => {
      tell = onProgress;
      return new Promise(() => {});
    });
    const before = updates();
    tell(progress);
    expect(call.progress).toBe(progress);
    expect(updates()).toBeGreaterThan(before);
    const next = pending();
    const running = call.run(next.ask);
    expect(call.progress).toBeUndefined();
    tell(progress);
    expect(call.progress).toBeUndefined();
    next.send('done');
    await running;
    void first;
  });

  it.each(['stop', 'clear'] as const)('%s: ends the call and drops what was found', async (how) => {
    const { call, settled } = longCall();
    await call.run(async () => 'first');
    const ask = vi.fn(async () => 'second');
    const waiting = call.run(ask, { delayMs: 120 });
    call[how]();
    await waiting;
    await vi.advanceTimersByTimeAsync(1000);
    const state = how === 'stop' ? 'stopped' : 'idle';
    expect(call).toMatchObject({ state, result: undefined });
    expect(ask).not.toHaveBeenCalled();
    expect(settled).toEqual(['done', state]);
    await call.run(ask);
    expect(call).toMatchObject({ state: 'done', result: 'second' });
  });

  it('stops a running call when its element leaves the page, and keeps what was found otherwise', async () => {
    const { call } = longCall();
    await call.run(async () => 'first');
    call.hostDisconnected();
    expect(call).toMatchObject({ state: 'done', result: 'first' });
    const old = pending();
    void call.run(old.ask);
    call.hostDisconnected();
    expect(old.ask.mock.lastCall?.[0].signal.aborted).toBe(true);
    expect(call.state).toBe('stopped');
  });
});
