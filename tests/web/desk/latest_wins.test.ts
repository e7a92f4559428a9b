import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LatestWins } from '../../../web/desk/latest_wins';

describe('LatestWins', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs only the last of many within the delay', async () => {
    const latest = new LatestWins();
    const ran: string[] = [];
    const results = ['2', '2 2', '2 2 5'].map((text) =>
      latest.run(async () => {
        ran.push(text);
        return text;
      }, 120),
    );
    await vi.advanceTimersByTimeAsync(119);
    expect(ran).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ran).toEqual(['2 2 5']);
    expect(await Promise.all(results)).toEqual([undefined, undefined, '2 2 5']);
  });

  it('aborts the running one and drops its result', async () => {
    const latest = new LatestWins();
    let finish: (value: string) => void = () => {};
    let signal: AbortSignal | undefined;
    const first = latest.run((given) => {
      signal = given;
      return new Promise<string>((resolve) => (finish = resolve));
    });
    expect(await latest.run(async () => 'new')).toBe('new');
    expect(signal?.aborted).toBe(true);
    finish('old');
    expect(await first).toBeUndefined();
  });

  it('drops the error of an overtaken one, and passes on the error of the last', async () => {
    const latest = new LatestWins();
    const overtaken = latest.run(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const last = latest.run(() => Promise.reject(new Error('broken')));
    expect(await overtaken).toBeUndefined();
    await expect(last).rejects.toThrow('broken');
  });

  it('does nothing after a cancel until it is asked again', async () => {
    const latest = new LatestWins();
    const task = vi.fn(async () => 'done');
    const cancelled = latest.run(task, 120);
    latest.cancel();
    await vi.advanceTimersByTimeAsync(500);
    expect(await cancelled).toBeUndefined();
    expect(task).not.toHaveBeenCalled();
    expect(await latest.run(task)).toBe('done');
  });
});
