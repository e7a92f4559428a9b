import type { Fault } from '../../engine/check_types';
import type { Claims } from '../../kit/board/board';

/** The moves of a fault, as the board marks them. */
export function claimsOf(fault: Fault | undefined): Claims | undefined {
  if (!fault) return undefined;
  const { missingMoves, wrongMoves } = fault;
  return new Map([
    ...missingMoves.map((move) => [move, 'missing'] as const),
    ...wrongMoves.map((move) => [move, 'wrong'] as const),
  ]);
}
