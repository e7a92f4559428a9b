// The solver's view of a Wythoff position. A heap may have more stones than a JavaScript number can count, so all
// computed values are BigInts.
import type { Analysis, Natural } from '../../engine/types';

type Pair = readonly [Natural, Natural];

export interface WythoffView {
  readonly heaps: Pair;
  /** The part of the plane around the position, given by its smallest corner. */
  readonly plane: {
    readonly first: Natural;
    readonly second: Natural;
    readonly size: number;
    /** P-positions, in both orders. */
    readonly cold: readonly Pair[];
    /** The position that a move leads to. */
    readonly options: readonly Pair[];
    /** Indexed by the first heap; null where the values are not known. */
    readonly grundy: readonly (readonly number[])[] | null;
  };
}

export interface Heaps {
  readonly first: bigint;
  readonly second: bigint;
}

export function viewOf(analysis: Analysis): WythoffView {
  return analysis.view as unknown as WythoffView;
}

export function heapsOf(analysis: Analysis): Heaps {
  const [first, second] = viewOf(analysis).heaps;
  return { first: BigInt(first), second: BigInt(second) };
}

/** The stones taken from each heap. */
export function moveText(first: bigint, second: bigint): string {
  return `${first},${second}`;
}

export function positionText(first: bigint, second: bigint): string {
  return `${first} ${second}`;
}

/** A cell of the plane as text, used as a key in sets. */
export function cellKey(first: Natural | bigint, second: Natural | bigint): string {
  return `${first} ${second}`;
}
