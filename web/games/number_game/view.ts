// What the solver says of a position to be drawn, and what follows from comparing two of them.
import type { Analysis } from '../../engine/types';

/** Of the board. */
export const columns = 5;

export interface NumberView {
  readonly number: number;
  readonly free: boolean;
  /** A taken number that is a sum of two taken ones. */
  readonly sum?: readonly [number, number];
  /** A taken number that is no such sum, so it was chosen itself: the position without it. */
  readonly released?: string;
}

export interface NumberGameView {
  /** Every number above it is taken. */
  readonly limit: number;
  /** From 2 to the limit. */
  readonly numbers: readonly NumberView[];
}

export function viewOf(analysis: Analysis): NumberGameView {
  return analysis.view as unknown as NumberGameView;
}

export function chosenNumbers({ numbers }: NumberGameView): number[] {
  return numbers.filter(({ released }) => released !== undefined).map(({ number }) => number);
}

export function freeNumbers({ numbers }: NumberGameView): number[] {
  return numbers.filter(({ free }) => free).map(({ number }) => number);
}

/** "3 + 4", as it stands on the tile of 7. */
export function sumText([left, right]: readonly [number, number]): string {
  return `${left} + ${right}`;
}

/**
 * The numbers that one move has taken, in the order in which they light up: itself, its multiples, the other sums.
 * Nothing where the second position does not follow from the first by one move.
 */
export function wave(before: NumberGameView, now: NumberGameView): number[] {
  const wasFree = new Set(freeNumbers(before));
  if (freeNumbers(now).some((number) => !wasFree.has(number))) return [];
  const gone = now.numbers.filter(({ number, free }) => !free && wasFree.has(number));
  const [chosen, ...others] = gone.filter(({ released }) => released !== undefined);
  if (!chosen || others.length > 0) return [];
  const first = chosen.number;
  const rest = gone.map(({ number }) => number).filter((number) => number !== first);
  return [
    first,
    ...rest.filter((number) => number % first === 0),
    ...rest.filter((number) => number % first !== 0),
  ];
}
