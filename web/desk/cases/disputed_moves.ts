import type { Fault } from '../../engine/check_types';
import type { DisputedMoves } from '../../kit/board/board';

/** The moves of a fault, as the board marks them. */
export function disputedMovesOf(fault: Fault | undefined): DisputedMoves | undefined {
  if (!fault) return undefined;
  const { missingMoves, wrongMoves } = fault;
  return new Map([
    ...missingMoves.map((move) => [move, 'missing'] as const),
    ...wrongMoves.map((move) => [move, 'wrong'] as const),
  ]);
}
