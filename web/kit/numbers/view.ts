// The solver's view of a position of free and taken numbers, and the differences between two views.
import type { Analysis } from '../../engine/types';

/** 1 is never free and never taken. */
export const leastNumber = 2;

/** With no more tiles than the judge's numbers need, all are large. */
const mostLarge = 20;
export const fewColumns = 5;
const mostColumns = 20;
/** The ratio of width to height of a larger board. */
const ratio = 1.6;

export interface NumberView {
  readonly number: number;
  readonly free: boolean;
  /** A taken number that is the sum of two taken numbers. */
  readonly sum?: readonly [number, number];
  /** A taken number that is not such a sum, so it was chosen: the position without it. */
  readonly released?: string;
}

export interface NumbersView {
  readonly limit: number;
  /** From 2 to the limit. */
  readonly numbers: readonly NumberView[];
  /** Whether some numbers above the limit are free; otherwise all are taken. */
  readonly above?: 'open';
}

export type NumbersAnalysis = Analysis<NumbersView>;

/**
 * The number of tiles in a row that has room for `fitting` tiles. There is one more tile than numbers,
 * for all larger numbers. If the row length is a multiple of the smallest taken number, each column is
 * free down to a number and taken below it.
 */
export function columnsOf({ numbers }: NumbersView, fitting: number): number {
  const tiles = numbers.length + 1;
  if (tiles <= mostLarge) return fewColumns;
  const most = Math.max(fewColumns, Math.min(fitting, mostColumns));
  const wanted = Math.max(fewColumns, Math.min(Math.round(Math.sqrt(ratio * tiles)), most));
  const multiplicity = numbers.find(({ free }) => !free)?.number ?? 1;
  const times = Math.min(Math.round(wanted / multiplicity), Math.floor(most / multiplicity));
  const aligned = times * multiplicity;
  return aligned >= Math.max(fewColumns, wanted / 2) ? aligned : wanted;
}

/** Whether the tiles are more than a few rows of large ones hold. */
export function isLarge({ limit }: NumbersView): boolean {
  return limit > mostLarge;
}

export function chosenNumbers({ numbers }: NumbersView): number[] {
  return numbers.filter(({ released }) => released !== undefined).map(({ number }) => number);
}

export function freeNumbers({ numbers }: NumbersView): number[] {
  return numbers.filter(({ free }) => free).map(({ number }) => number);
}

/** "3 + 4", as shown on the tile of 7. */
export function sumText([left, right]: readonly [number, number]): string {
  return `${left} + ${right}`;
}

/**
 * The numbers that one move has taken, in the order in which they light up: the chosen number, its multiples, the other
 * sums. Empty if no single move leads from the first position to the second.
 */
export function wave(before: NumbersView, now: NumbersView): number[] {
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
