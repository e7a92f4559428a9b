// A line of play: its start, its moves, and a current position. A line is never changed, only replaced. Positions and
// moves are the solver's texts and are not parsed here.
import type { Natural } from '../engine/types';

/** Why an opponent chose a move. */
export type Reason =
  | { readonly kind: 'winning' }
  /** Every move loses; this one leaves the fewest winning replies found. */
  | { readonly kind: 'hardest'; readonly replies: number; readonly options: Natural }
  /** Every move loses; after this one the game lasts longest, at most so many moves. */
  | { readonly kind: 'longest'; readonly moves: number }
  /** Every move known so far loses; the number of winning replies that this one leaves is not known. */
  | { readonly kind: 'lost' }
  /** No winning move is known, and this one is not known to lose. */
  | { readonly kind: 'open' }
  | { readonly kind: 'careless' };

export interface Step {
  readonly move: string;
  /** The position after the move. */
  readonly position: string;
  /** Why an opponent made it. */
  readonly reason?: Reason;
}

export interface GameLine {
  readonly start: string;
  readonly steps: readonly Step[];
  /** The number of moves that led to the current position; 0 at the start. */
  readonly at: number;
}

export function startLine(position: string): GameLine {
  return { start: position, steps: [], at: 0 };
}

/** The position after `count` moves. */
export function positionAt(line: GameLine, count: number = line.at): string {
  return line.steps[count - 1]?.position ?? line.start;
}

/** All positions, from the start on. */
export function positionsOf(line: GameLine): readonly string[] {
  return [line.start, ...line.steps.map(({ position }) => position)];
}

/** The step that led to the current position. */
export function lastStep(line: GameLine): Step | undefined {
  return line.steps[line.at - 1];
}

/** Makes a move from the current position. Undone moves are dropped, unless the same move was the next one. */
export function withMove(line: GameLine, { move, position, reason }: Step): GameLine {
  const at = line.at + 1;
  if (line.steps[line.at]?.move === move) return { ...line, at };
  return {
    ...line,
    steps: [...line.steps.slice(0, line.at), { move, position, ...(reason && { reason }) }],
    at,
  };
}

/** Undo is one step back, redo one step forward, restart goes to 0; steps beyond an end return undefined. */
export function atStep(line: GameLine, count: number): GameLine {
  return { ...line, at: Math.max(0, Math.min(Math.trunc(count), line.steps.length)) };
}
