// Positions of heap games as judges' cases.
import { expect, test } from 'vitest';
import { toCase } from '../../web/games/heap_games/to_case';
import { analysed } from './analysed';

test.each([
  ['{1..2}: 23', 'hdu1846', '23 2\n'],
  ['{1}: 5', 'hdu1846', '5 1\n'],
  ['{1,3}: 5', 'hdu1846', undefined],
  ['{1..2}: 2 3', 'hdu1846', undefined],
  ['misere {1..2}: 23', 'hdu1846', undefined],
  ['powers(2): 3', 'hdu1847', '3\n'],
  ['powers(3): 3', 'hdu1847', undefined],
  ['fibonacci: 1 4 1', 'hdu1848', '1 4 1\n'],
  ['fibonacci: 1 4', 'hdu1848', undefined],
  ['{2,5}: 5 12', 'hdu1536', '2 2 5\n1\n2 5 12\n'],
  ['{2,5}: 5', 'cses1729', '5 2\n2 5\n'],
  ['misere n -> n-k : 2<=k<=4 | 0 : 0<n<2: 7', 'hdu2897', '7 2 4\n'],
  ['misere n -> n-k : 1<=k<=4: 7', 'hdu2897', '7 1 4\n'],
  ['n -> n-k : 2<=k<=4 | 0 : 0<n<2: 7', 'hdu2897', undefined],
  ['misere 0.[7]: 2 2', 'hdu2509', '2\n2 2\n'],
  ['4!.: 1 2 3', 'lightoj1199', '3\n1 2 3\n'],
  ['4!.: 6', 'cses2207', '6\n'],
  ['n -> n-k : 0<k, 2k<=n: 10 11 12', 'lightoj1296', '3\n10 11 12\n'],
  ['n -> 2 : n=3 | 1 : n=3 | a, b : a+b=n-1, n<3 | a, b : a+b=n-2, n<3: 3', 'poj2484', '3\n'],
  ['n -> n-1 : n>0: 1', 'poj2484', '1\n'],
  ['0.77: 3', 'poj2484', undefined],
  ['{1..2,4}: 3', 'codeforces1194d', '3 4\n'],
  ['0.[3]: 7 11 13', 'poj2975', '3\n7 11 13\n'],
  ['0.[3]:', 'poj2975', undefined],
  ['0.[7]: 7 11 13', 'poj2975', undefined],
  ['misere 0.[3]: 7 11 13', 'poj2975', undefined],
  ['{1..2}: 3', 'no_judge', undefined],
])('%s for %s', async (position, dialect, text) => {
  expect(toCase(await analysed('heap_games', position), dialect)).toBe(text);
});
