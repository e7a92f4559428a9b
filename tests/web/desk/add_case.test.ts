import { describe, expect, it } from 'vitest';
import { withCase } from '../../../web/desk/input/add_case';

describe('a case added to judge text', () => {
  it.each([
    ['until_end', '2 1\n8 4\n', '3 5\n', '2 1\n8 4\n3 5\n'],
    ['until_end', '', '3 5', '3 5\n'],
    ['until_zero', '2 2 5\n0\n', '1 2\n', '2 2 5\n1 2\n0\n'],
    ['until_zero', '2 2 5\n  0  \n\n', '1 2', '2 2 5\n1 2\n0\n'],
    ['until_zero', '0', '1 2', '1 2\n0\n'],
    ['until_zero', ' \n', '1 2', '1 2\n0\n'],
    ['counted', '2\n1\n5\n1\n6\n', '1\n7\n', '3\n1\n5\n1\n6\n1\n7\n'],
    ['counted', '\n 9 1\n5', '1\n7', '\n 10 1\n5\n1\n7\n'],
    ['counted', '', '1\n7', '1\n1\n7\n'],
    ['counted_rows', '2 1\n5 6\n', '7 8\n', '2 2\n5 6\n7 8\n'],
    ['counted_rows', '', '7 8 9\n', '3 1\n7 8 9\n'],
  ] as const)('%s: %j and %j', (envelope, text, added, wanted) => {
    expect(withCase(text, added, { envelope, sample: '1 2\n0\n' })).toBe(wanted);
  });

  it.each([
    ['1 1 1\n0 0 0\n', '1 4 1\n', '1 1 1\n1 4 1\n0 0 0\n'],
    ['1 1 1\n0  0 0', '1 4 1', '1 1 1\n1 4 1\n0 0 0\n'],
    ['', '1 4 1', '1 4 1\n0 0 0\n'],
    ['1 0 0\n', '1 4 1', undefined],
  ])('before three zeros: %j and %j', (text, added, wanted) => {
    const info = { envelope: 'until_zero', sample: '1 1 1\n0 0 0\n' } as const;
    expect(withCase(text, added, info)).toBe(wanted);
  });

  it('takes the place of the one case', () => {
    const info = { envelope: 'single', sample: '10 1\n1\n' } as const;
    expect(withCase('10 1\n1\n', '5 2\n1 3', info)).toBe('5 2\n1 3\n');
  });

  it.each([
    // The ending is missing, or is part of a case.
    ['until_zero', '2 2 5\n'],
    ['until_zero', '2 2 10'],
    ['until_zero', '2 2 0'],
    // The number of cases is not a plain number.
    ['counted', 'two\n1 5\n'],
    ['counted', '２\n1 5\n'],
    ['counted', '2x\n1 5\n'],
    // The other cases have more numbers.
    ['counted_rows', '3 1\n1 2 5\n'],
    ['counted_rows', '2\nx 5\n'],
  ] as const)('%s: not to %j', (envelope, text) => {
    expect(withCase(text, '1 7', { envelope, sample: '1 2\n0\n' })).toBeUndefined();
  });
});
