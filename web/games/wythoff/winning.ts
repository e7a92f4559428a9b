// Where the winning moves lead, to be named: at most three moves, which may leave the part of the plane that is drawn.
import type { Analysis } from '../../engine/types';
import { heapsOf } from './view';

export interface WinningTarget {
  readonly move: string;
  readonly first: bigint;
  readonly second: bigint;
}

export function winningTargets(analysis: Analysis): WinningTarget[] {
  const { first, second } = heapsOf(analysis);
  return analysis.winning.map((move) => {
    const [fromFirst = '0', fromSecond = '0'] = move.split(',');
    return { move, first: first - BigInt(fromFirst), second: second - BigInt(fromSecond) };
  });
}
