import type { Natural } from '../engine/types';

const most = 2n ** 64n - 1n;

/** The solver counts up to 2^64 - 1, and reports this number if there are more options or infinitely many. */
export function isEndless(count: Natural): boolean {
  return BigInt(count) >= most;
}
