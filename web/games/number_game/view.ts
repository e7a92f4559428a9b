// What the solver says of a position to be drawn, and what follows from comparing two of them.
import type { Analysis } from '../../engine/types';

/** 1 is never free, nor taken. */
export const leastNumber = 2;

/** The largest number that a judge has; the width of such a board. */
const mostOfJudges = 20;
export const fewColumns = 5;
const mostColumns = 20;
/** How much wider than high a larger one is to be. */
const ratio = 1.6;

export interface NumberView {
  readonly number: number;
  readonly free: boolean;
  /** A taken number that is a sum of two taken ones. */
  readonly sum?: readonly [number, number];
  /** A taken number that is no such sum, so it was chosen itself: the position without it. */
  readonly released?: string;
}

export interface NumberGameView {
  readonly limit: number;
  /** From 2 to the limit. */
  readonly numbers: readonly NumberView[];
  /** Some numbers above the limit are free; without it, all are taken. */
  readonly above?: 'open';
}

/**
 * How many tiles stand in a row where `fitting` have room. There is one more than there are numbers, for all above. In
 * rows as long as the smallest taken number, or some times as long, a column is free down to a number and taken below.
 */
export function columnsOf({ numbers }: NumberGameView, fitting: number): number {
  const tiles = numbers.length + 1;
  if (tiles <= mostOfJudges) return fewColumns;
  const most = Math.max(fewColumns, Math.min(fitting, mostColumns));
  const wanted = Math.max(fewColumns, Math.min(Math.round(Math.sqrt(ratio * tiles)), most));
  const multiplicity = numbers.find(({ free }) => !free)?.number ?? 1;
  const times = Math.min(Math.round(wanted / multiplicity), Math.floor(most / multiplicity));
  const aligned = times * multiplicity;
  return aligned >= Math.max(fewColumns, wanted / 2) ? aligned : wanted;
}

/** Positions that no judge can set. */
export function isBeyondJudges({ limit }: NumberGameView): boolean {
  return limit > mostOfJudges;
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
