// How the moves of a heap are made on its row of stones: a stone, or the cut between two stones, stands for the stones that
// go. What no stone and no cut stands for is in a list.
import type { HeapGamesView } from './view';

export interface Gestures {
  /** The move of each stone; undefined where the rule forbids it. */
  readonly stones: readonly (Run | undefined)[];
  /** What each stone would leave where the rule forbids its move; empty if no stone stands for a move. */
  readonly forbidden: readonly string[];
  /** The move of the cut behind each stone but the last. */
  readonly cuts: readonly (Run | undefined)[];
  /** The other moves. */
  readonly others: readonly string[];
}

/** A move, and the stones that it takes, counted from 0; none if `from` is `to`. */
export interface Run {
  readonly move: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a move, as 5+3. */
export function partsOf(move: string): string {
  return move.slice(move.indexOf(':') + 1);
}

export function heapOf(move: string): number {
  return Number(move.slice(0, move.indexOf(':')));
}

/** The notation of what is left: the larger part first, and - for nothing. */
export function leaving(left: number, right: number): string {
  const parts = [Math.max(left, right), Math.min(left, right)].filter((part) => part > 0);
  return parts.join('+') || '-';
}

/** `moves`: all moves of this heap. */
export function gesturesOf(
  stones: number,
  moves: readonly string[],
  gesture: HeapGamesView['gesture'],
): Gestures {
  const byParts = new Map(moves.map((move) => [partsOf(move), move]));
  const run = (from: number, to: number): Run | undefined => {
    const move = byParts.get(leaving(from, stones - to));
    return move === undefined ? undefined : { move, from, to };
  };
  /** The smallest run of stones around the middle of `from` and `to`. */
  const around = (from: number, to: number): Run | undefined => {
    for (let [a, b] = [from, to]; a >= 0 && b <= stones; --a, ++b) {
      const found = run(a, b);
      if (found) return found;
    }
    return undefined;
  };
  const each = Array.from({ length: stones }, (_, index) => index);
  const isDrawn = gesture !== 'list';
  const ofStones = each.map((index) =>
    !isDrawn ? undefined : gesture === 'take' ? run(index, stones) : around(index, index + 1),
  );
  const forbidden = isDrawn
    ? each.map((index) => leaving(index, gesture === 'take' ? 0 : stones - index - 1))
    : [];
  const ofCuts = each
    .slice(1)
    .map((index) => (gesture === 'cut' ? around(index, index) : undefined));
  const made = new Set([...ofStones, ...ofCuts].map((each) => each?.move));
  return {
    stones: ofStones,
    forbidden,
    cuts: ofCuts,
    others: moves.filter((move) => !made.has(move)),
  };
}
