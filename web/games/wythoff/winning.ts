// The positions that the winning moves lead to, for their names. There are at most three, and they
// may be outside the drawn part of the plane.
import { afterMove, heapsOf } from './view';
import type { WythoffAnalysis } from './view';

export interface WinningTarget {
  readonly move: string;
  readonly first: bigint;
  readonly second: bigint;
}

export function winningTargets(analysis: WythoffAnalysis): WinningTarget[] {
  const heaps = heapsOf(analysis);
  return analysis.winning.map((move) => ({ move, ...afterMove(heaps, move) }));
}
