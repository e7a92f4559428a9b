import { expect, test } from 'vitest';
import { readProgress, writeProgress } from '../../web/learn/progress_file';

test('what is written is read, in any order', () => {
  const solved = ['wythoff 4 6', 'bash_leave', 'chess_rows 18 19 / 19', 'number_game <4 5>'];
  expect(readProgress(writeProgress(solved))).toEqual([...solved].sort());
  expect(writeProgress(new Set([...solved].reverse()))).toBe(writeProgress(solved));
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"file": "impartial progress", '],
  ['another JSON', '{"name": "x"}'],
  ['null', 'null'],
  ['a list', '["bash_leave"]'],
  ['a later version', '{"file": "impartial progress", "version": 2, "solved": []}'],
  ['numbers', '{"file": "impartial progress", "version": 1, "solved": [7]}'],
  ['an exercise of two lines', '{"file": "impartial progress", "version": 1, "solved": ["a\\nb"]}'],
  [
    'a huge file',
    `{"file": "impartial progress", "version": 1, "solved": ["${'a'.repeat(300_000)}"]}`,
  ],
])('%s is no file of progress', (_, text) => {
  expect(readProgress(text)).toBeUndefined();
});
