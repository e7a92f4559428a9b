// The messages of a host to its frame (web/embed/inbox.ts).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Inbox } from '../../web/embed/inbox';
import type { Wishes } from '../../web/embed/inbox';

let fulfilled: Wishes[] = [];
let inbox: Inbox;
beforeEach(() => {
  vi.useFakeTimers();
  fulfilled = [];
  inbox = new Inbox((wishes) => fulfilled.push(wishes));
});
afterEach(() => vi.useRealTimers());

const attributesOf = ({ attributes }: Wishes) => Object.fromEntries(attributes);

test('the first message is done at once, of 100,000 more only the newest state', () => {
  for (let i = 0; i <= 100_000; ++i) {
    inbox.take('set', { position: `${i} 6`, game: 'wythoff', readonly: i % 2 === 0 });
  }
  expect(fulfilled.map(attributesOf)).toEqual([
    { position: '0 6', game: 'wythoff', readonly: true },
  ]);
  vi.runAllTimers();
  expect(fulfilled.slice(1).map(attributesOf)).toEqual([
    { position: '100000 6', game: 'wythoff', readonly: true },
  ]);
  inbox.take('set', { position: '1 2' });
  expect(fulfilled).toHaveLength(3);
});

test('attributes are set, set without a value and removed; all else is ignored', () => {
  const junk = { onclick: 'alert(1)', style: 'x', mode: 7, lang: {}, ['__proto__']: 'x' };
  inbox.take('set', { ...junk, Position: '3 5', reveal: true, readonly: false, theme: null });
  for (const type of [undefined, 'eval', '__proto__', 'constructor', {}]) inbox.take(type, {});
  inbox.take('play', { move: 3 });
  inbox.take('set', junk);
  vi.runAllTimers();
  expect(fulfilled.map(attributesOf)).toEqual([
    { position: '3 5', reveal: true, readonly: false, theme: false },
  ]);
});

test('moves keep their order and are bounded, and a reset drops those before it', () => {
  inbox.take('play', { move: 'first' });
  for (let i = 0; i < 1000; ++i) inbox.take('play', { move: 'dropped' });
  for (let i = 0; i < 1000; ++i) inbox.take('reset', {});
  inbox.take('play', { move: 'a' });
  inbox.take('undo', {});
  inbox.take('reveal', {});
  for (let i = 0; i < 1000; ++i) inbox.take('play', { move: `b${i}` });
  vi.runAllTimers();
  expect(fulfilled.map(({ reset, acts }) => [reset, acts.length])).toEqual([
    [false, 1],
    [true, 100],
  ]);
  expect(fulfilled[1]?.acts.slice(0, 4)).toEqual(['a', undefined, 'b0', 'b1']);
  expect(attributesOf(fulfilled[1] as Wishes)).toEqual({ reveal: true });
});
