// The solver's view of a Wythoff position. A heap may have more stones than a JavaScript number can count, so all
// computed values are BigInts.
import type { Analysis, Natural } from '../../engine/types';
import type { FactKey } from './vocabulary';

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

export type WythoffAnalysis = Analysis<WythoffView, FactKey>;

export interface Heaps {
  readonly first: bigint;
  readonly second: bigint;
}

export function heapsOf(analysis: WythoffAnalysis): Heaps {
  const [first, second] = analysis.view.heaps;
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

/** The heaps after a move. */
export function afterMove({ first, second }: Heaps, move: string): Heaps {
  const [fromFirst = 0n, fromSecond = 0n] = move.split(',').map(BigInt);
  return { first: first - fromFirst, second: second - fromSecond };
}

/** The cells from which these moves led to a position; the newest move first. */
export function trailOf(to: Heaps, moves: readonly (string | undefined)[]): readonly string[] {
  const cells: string[] = [];
  let { first, second } = to;
  for (const move of moves) {
    if (move === undefined) break;
    const [fromFirst = 0n, fromSecond = 0n] = move.split(',').map(BigInt);
    first += fromFirst;
    second += fromSecond;
    cells.push(cellKey(first, second));
  }
  return cells;
}

/** A square part of the plane: the first row and column, counted from the plane's corner, and the number of each. */
export interface PlaneWindow {
  readonly first: number;
  readonly second: number;
  readonly size: number;
}

/** Cells beyond the position, so that the pattern's continuation is seen. */
const margin = 2;
const smallest = 6;
/** The size of a window that does not begin at 0. */
const farSize = 10;

/**
 * The part of the plane that a position needs. All its moves lead towards 0, so a plane that begins there is shown from
 * there. `least`: the smallest size, so that the plane does not shrink from move to move.
 */
export function windowOf(
  { first, second, size }: WythoffView['plane'],
  heaps: Heaps,
  least: number,
): PlaneWindow {
  const column = Number(heaps.first - BigInt(first));
  const row = Number(heaps.second - BigInt(second));
  const begins = BigInt(first) === 0n && BigInt(second) === 0n;
  const needed = begins ? Math.max(column, row) + 1 + margin : farSize;
  const shown = Math.min(Math.max(needed, least, smallest), size);
  const from = (at: number): number =>
    begins ? 0 : Math.min(Math.max(at + 1 + margin - shown, 0), size - shown);
  return { first: from(column), second: from(row), size: shown };
}
