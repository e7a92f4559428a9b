// The solver's view of a Misère Nim position.
import type { Analysis, Natural } from '../../engine/types';
import type { FactKey } from './vocabulary';

export interface MisereNimView {
  readonly heaps: readonly Natural[];
}

export type MisereNimAnalysis = Analysis<MisereNimView, FactKey>;

/** A larger heap is drawn as a bar. */
export const mostDiscs = 30;
/** With more stones than this in the heaps that are not larger, all heaps are drawn as bars. */
const mostDiscsInAll = 3000;

/** Whether small heaps are drawn stone by stone. */
export function hasDiscs(heaps: readonly Natural[]): boolean {
  const small = heaps.filter((stones) => typeof stones === 'number' && stones <= mostDiscs);
  return small.reduce<number>((sum, stones) => sum + Number(stones), 0) <= mostDiscsInAll;
}

/**
 * The number of rows drawn: ten times the judges' limit. All heaps count, and the board says how many are not drawn.
 */
export const mostRows = 1000;
/** The number of rows that are drawn in one frame. */
export const rowsAtOnce = 20;

/**
 * The number of rows to draw, if `drawn` rows show `before`: at most rowsAtOnce are drawn anew. The others follow, one
 * frame after the other.
 */
export function rowsToDraw(
  heaps: readonly Natural[],
  before: readonly Natural[],
  drawn: number,
): number {
  const last = Math.min(heaps.length, mostRows);
  let anew = 0;
  for (let row = 0; row < last; ++row) {
    if (row < drawn && heaps[row] === before[row]) continue;
    if (++anew > rowsAtOnce) return row;
  }
  return last;
}

export interface Move {
  /** Counted from 1. */
  readonly heap: number;
  readonly amount: bigint;
}

export function moveText(heap: number, amount: Natural | bigint): string {
  return `${heap}:${amount}`;
}

/** A move in the solver's notation. */
export function moveOf(text: string): Move {
  const [heap = '', amount = ''] = text.split(':');
  return { heap: Number(heap), amount: BigInt(amount) };
}

/** The columns in which the heaps have an odd number of ones, as powers of two, the highest first. */
export function oddColumns(nimSum: Natural): readonly number[] {
  const digits = BigInt(nimSum).toString(2).split('');
  return digits.flatMap((digit, at) => (digit === '1' ? [digits.length - 1 - at] : []));
}

/** "8", and from 1024 on "2^10". */
export function columnName(power: number): string {
  return power < 10 ? String(2 ** power) : `2^${power}`;
}

/** The winning move of each heap that has one; a heap has at most one. */
export function winningByHeap(analysis: Analysis): ReadonlyMap<number, Move> {
  return new Map(analysis.winning.map(moveOf).map((move) => [move.heap, move]));
}

/** A bar's share of the widest bar, by the number of binary digits: so 10^18 stones beside 40 leave both visible. */
export function barShare(heap: Natural, largest: bigint): number {
  const digits = (value: bigint) => value.toString(2).length;
  return digits(BigInt(heap)) / digits(largest);
}

export function largestOf(heaps: readonly Natural[]): bigint {
  return heaps.map(BigInt).reduce((most, heap) => (heap > most ? heap : most), 0n);
}

/** The typed number in plain digits; undefined if it is not a number. Spaces and commas may group the digits. */
export function typedNumber(text: string): string | undefined {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=\d)[\s,_'](?=\d)/g, '');
  return /^\d{1,20}$/.test(digits) ? String(BigInt(digits)) : undefined;
}
