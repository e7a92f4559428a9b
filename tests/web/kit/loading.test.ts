// A notice is shown while a part loads slowly.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSlow, onLoading, withSlowNotice, callWithSlowNotice } from '../../../web/kit/loading';

const told: boolean[] = [];
let end = (): void => {};
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  told.length = 0;
  end = onLoading((isMissing) => told.push(isMissing));
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function pending() {
  let send = (): void => {};
  let fail: (error: Error) => void = () => {};
  const coming = new Promise<void>((resolve, reject) => {
    send = resolve;
    fail = reject;
  });
  return { coming, send, fail };
}

test('what comes soon is not late', async () => {
  const { coming, send } = pending();
  const watching = withSlowNotice(coming);
  await vi.advanceTimersByTimeAsync(14_000);
  send();
  await watching;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});

test.each(['comes', 'fails'])('what is late is late until it %s', async (how) => {
  const { coming, send, fail } = pending();
  const watching = withSlowNotice(coming).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(isSlow()).toBe(true);
  if (how === 'comes') send();
  else fail(new Error('gone'));
  expect(await watching).toBe(how === 'comes' ? undefined : 'failed');
  expect(isSlow()).toBe(false);
  expect(told).toEqual([false, false]);
});

test('a call that waits for another, which makes progress, is not late', async () => {
  const seen: number[] = [];
  let tell: (seconds: number) => void = () => {};
  let answer = (): void => {};
  const running = callWithSlowNotice<number, void>(
    (seconds) => seen.push(seconds),
    (onProgress) => {
      tell = onProgress;
      return new Promise(() => {});
    },
  );
  const waiting = callWithSlowNotice(
    () => {},
    () => new Promise<void>((resolve) => (answer = resolve)),
  );
  for (let seconds = 0; seconds < 60; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    tell(seconds);
  }
  expect(seen).toEqual([0, 10, 20, 30, 40, 50]);
  expect(isSlow()).toBe(false);
  // Now nothing is heard any more.
  await vi.advanceTimersByTimeAsync(16_000);
  expect(isSlow()).toBe(true);
  answer();
  await waiting;
  await vi.advanceTimersByTimeAsync(0);
  expect(isSlow()).toBe(false);
  void running;
});
