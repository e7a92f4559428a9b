// Small parts of play that many others rely on.
import { expect, test } from 'vitest';
import { isEndless } from '../../web/play/endless';
import { measure } from '../../web/play/measure';
import { Newest } from '../../web/play/newest';
import type { Playthrough } from '../../web/play/playthrough';
import { replyTo } from '../../web/play/reply_table';
import type { Engine } from '../../web/engine/engine';
import type { Analysis } from '../../web/engine/types';
import { rowsToDraw } from '../../web/games/chess_rows/row_window';
import { between, oneOf, randomFrom, someOf } from '../../web/play/random';

test('2^64 - 1 options are endless, one less are not', () => {
  expect(isEndless('18446744073709551615')).toBe(true);
  expect(isEndless('18446744073709551614')).toBe(false);
  expect(isEndless(0)).toBe(false);
});

test('only the newest request counts', () => {
  const newest = new Newest();
  const first = newest.begin();
  expect(first()).toBe(true);
  const second = newest.begin();
  expect([first(), second()]).toEqual([false, true]);
  const third = newest.begin();
  expect([first(), second(), third()]).toEqual([false, false, true]);
});

test('random numbers reach both bounds, from any seed', () => {
  for (const seed of [0, 1, 2 ** 32 - 1]) {
    const random = randomFrom(seed);
    const drawn = new Set(Array.from({ length: 200 }, () => between(random, 3, 5)));
    expect(drawn).toEqual(new Set([3, 4, 5]));
  }
});

test('a choice of some items keeps their order and has no more than there are', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  const random = randomFrom(1);
  for (let i = 0; i < 50; ++i) {
    const some = someOf(random, list, 3);
    expect(some).toHaveLength(3);
    expect(list.filter((item) => some.includes(item))).toEqual(some);
    expect(someOf(random, list, 9)).toEqual(list);
    expect(list).toContain(oneOf(random, list));
  }
  expect(oneOf(random, [])).toBeUndefined();
});

test('a position is measured once', async () => {
  let asked = 0;
  const remoteness = async (): Promise<object> => {
    ++asked;
    return { ok: true, value: null };
  };
  const analysis = { position: '4 6' };
  const playthrough = { engine: { remoteness }, game: 'wythoff', analysis } as unknown;
  for (let i = 0; i < 3; ++i) expect(await measure(playthrough as Playthrough)).toBeUndefined();
  expect(asked).toBe(1);
});

test('a reply that leaves no move is the last; one that leaves a move is not', async () => {
  const after = (count: number): Promise<boolean> => {
    const analysis = { winning: [], options: { count } };
    const engine = {
      after: async () => ({ ok: true, value: analysis }),
    } as unknown as Engine;
    const from = { game: 'misere_nim', position: '1 1' } as Analysis;
    return replyTo(engine, from, '1:1').then(({ isLast }) => isLast);
  };
  expect(await after(0)).toBe(true);
  expect(await after(1)).toBe(false);
});

test('a row that is gone is not drawn, although it had the focus', () => {
  expect(rowsToDraw({ from: 10, to: 12 }, 5, 20)).toEqual([5, 10, 11]);
  expect(rowsToDraw({ from: 10, to: 12 }, 5, 3)).toEqual([]);
});
