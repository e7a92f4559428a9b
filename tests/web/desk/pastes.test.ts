// Characters that a paste leaves in judge text: each repair alone, and what is no damage.
import { describe, expect, it } from 'vitest';
import { repairsOf } from '../../../web/desk/pastes/repairs';

const repaired = (text: string) =>
  Object.fromEntries(repairsOf(text).map(({ kind, count, text: to }) => [kind, [count, to]]));

describe('repairsOf', () => {
  it.each<[string, Record<string, [number, string]>]>([
    ['２ ２ ５\n０\n', { digits: [4, '2 2 5\n0\n'] }],
    ['2，3；4、5,6;7\n', { separators: [5, '2 3 4 5 6 7\n'] }],
    ['2, 3 , 4\n', { separators: [2, '2 3 4\n'] }],
    ['3<br>1 2<br/>4&nbsp;5<BR />', { html: [4, '3\n1 2\n4 5\n'] }],
    ['<pre>1 2\n3 4</pre>', { html: [2, '1 2\n3 4\n'] }],
    ['<td>1</td><td>2</td>', { html: [4, '1 2 '] }],
    ['1&#160;2&#x20;3', { html: [2, '1 2 3'] }],
    ['10<sup>9</sup>', { html: [2, '10^9'] }],
    ['1\u200b0 \u200e2\u2060\n', { invisible: [3, '10 2\n'] }],
    ['10^9 2', { powers: [1, '1000000000 2'] }],
    ['10⁹ 2**10 2 ^ 31 - 1 5e8', { powers: [4, '1000000000 1024 2147483647 500000000'] }],
    ['1,000 2', { grouping: [1, '1000 2'], separators: [1, '1 000 2'] }],
    ['1，234，567', { grouping: [1, '1234567'], separators: [2, '1 234 567'] }],
    ['1,2,3', { separators: [2, '1 2 3'] }],
    ['12,3456', { separators: [1, '12 3456'] }],
    ['３，４', { digits: [2, '3，4'], separators: [1, '３ ４'] }],
  ])('%j', (text, repairs) => {
    expect(repaired(text)).toEqual(repairs);
  });

  it.each(['2 2 5\n0\n', '1\u3000\u00a02\r\n', '109 2\n', '2.5e3', '99^99', 'x < y', '-1'])(
    'leaves %j alone',
    (text) => {
      expect(repaired(text)).toEqual({});
    },
  );
});
