// The players and whose turn it is.
import type { GameLine } from './game_line';

/** analyse: the reader moves for both sides. play: against an opponent, or two people at one board. */
export const modes = ['analyse', 'play'] as const;
export type Mode = (typeof modes)[number];

/** perfect: never misses a win. fallible: sometimes plays any move. person: another person at the same board. */
export const opponents = ['perfect', 'fallible', 'person'] as const;
export type Opponent = (typeof opponents)[number];

/** Who makes the first move against an opponent. */
export const firstMovers = ['you', 'opponent'] as const;
export type FirstMover = (typeof firstMovers)[number];

/** first and second: two people, or both sides of an analysis. */
export type Seat = 'you' | 'opponent' | 'first' | 'second';

export interface Seats {
  readonly mode: Mode;
  readonly opponent: Opponent;
  readonly first: FirstMover;
}

/** Who moves after `count` moves. */
export function seatAt({ mode, opponent, first }: Seats, count: number): Seat {
  const isFirst = count % 2 === 0;
  if (mode === 'analyse' || opponent === 'person') return isFirst ? 'first' : 'second';
  return isFirst === (first === 'you') ? 'you' : 'opponent';
}

/** False at past positions, which the reader wants to look at. The caller checks for the end of the game. */
export function isOpponentToMove(seats: Seats, { at, steps }: GameLine): boolean {
  return at === steps.length && seatAt(seats, at) === 'opponent';
}

/** The target of a step back or forward: against an opponent, the reader's previous or next turn. */
export function stepFrom(seats: Seats, line: GameLine, step: 1 | -1): number | undefined {
  const last = line.steps.length;
  for (let count = line.at + step; count >= 0 && count <= last; count += step) {
    if (seatAt(seats, count) !== 'opponent') return count;
    // The reader's move may have ended the game.
    if (count === last && step === 1) return count;
  }
  return undefined;
}
