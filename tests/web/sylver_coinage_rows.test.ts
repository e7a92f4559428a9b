// The rows of the picture of a large position: a multiple of the smallest taken number, if that fits.
import { expect, test } from 'vitest';
import { rowWidth } from '../../web/games/sylver_coinage/number_rows';

test('a row is the least multiple with ten numbers or more, up to 32', () => {
  expect([1, 3, 10, 11, 16, 32].map(rowWidth)).toEqual([10, 12, 10, 11, 16, 32]);
  expect([0, 33, 1000].map(rowWidth)).toEqual([20, 20, 20]);
});
