// A line of play: where it started, the moves that were made, and the position that is looked at. Never changed, only
// replaced. Positions and moves are the solver's texts and are not read here.
import type { Natural } from '../engine/types';

/** Why a move was chosen. */
export type Reason =
  | { readonly kind: 'winning' }
  /** Every move loses; this one leaves the fewest winning replies that were found. */
  | { readonly kind: 'hardest'; readonly replies: number; readonly options: Natural }
  /** Every move that is known loses; how many winning replies this one leaves is not. */
  | { readonly kind: 'lost' }
  /** No winning move is known, and of this one it is not known that it loses. */
  | { readonly kind: 'open' }
  | { readonly kind: 'careless' };

export interface Step {
  readonly move: string;
  /** After the move. */
  readonly position: string;
  /** Why an opponent made it. */
  readonly reason?: Reason;
}

export interface GameLine {
  readonly start: string;
  readonly steps: readonly Step[];
  /** How many moves led to the position that is looked at: 0 is the start. */
  readonly at: number;
}

export function startLine(position: string): GameLine {
  return { start: position, steps: [], at: 0 };
}

/** The position after `count` moves. */
export function positionAt(line: GameLine, count: number = line.at): string {
  return line.steps[count - 1]?.position ?? line.start;
}

/** All of them, from the start on. */
export function positionsOf(line: GameLine): readonly string[] {
  return [line.start, ...line.steps.map(({ position }) => position)];
}

/** The step that led to the position that is looked at. */
export function lastStep(line: GameLine): Step | undefined {
  return line.steps[line.at - 1];
}

/** A move from where one stands. What had been undone is dropped, unless the same move was the next one anyway. */
export function withMove(line: GameLine, { move, position, reason }: Step): GameLine {
  const at = line.at + 1;
  if (line.steps[line.at]?.move === move) return { ...line, at };
  return {
    ...line,
    steps: [...line.steps.slice(0, line.at), { move, position, ...(reason && { reason }) }],
    at,
  };
}

/** Undo is a step back, redo one on, restart the way to 0; beyond an end there is none. */
export function atStep(line: GameLine, count: number): GameLine {
  return { ...line, at: Math.max(0, Math.min(Math.trunc(count), line.steps.length)) };
}
