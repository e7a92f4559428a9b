// The solver's view of a Chess position, and the two notations made from it.
import type { Analysis } from '../../engine/types';

export interface ChessRow {
  /** The cells with pieces, ascending, from 1. */
  readonly pieces: readonly number[];
  /** The landing cell of each piece; 0 if it cannot move. */
  readonly landing: readonly number[];
  /** The position's Grundy value after each piece's move; null if it cannot move. */
  readonly values: readonly (number | null)[];
  /** s0, s1, ...: the numbers of pieces between one empty cell and the next, from the right end. */
  readonly groups: readonly number[];
  readonly grundy: number;
}

export interface ChessView {
  readonly width: number;
  readonly rows: readonly ChessRow[];
}

export function viewOf(analysis: Analysis): ChessView {
  return analysis.view as unknown as ChessView;
}

/** All numbers count from 1. */
export function moveText(row: number, from: number, to: number): string {
  return `${row}:${from}>${to}`;
}

/** The row counts from 0, as the board's do. */
export interface PieceMove {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

export function moveOf(text: string): PieceMove {
  const [row = 0, from = 0, to = 0] = text.split(/[:>]/).map(Number);
  return { row: row - 1, from, to };
}

export function positionText(rows: readonly (readonly number[])[]): string {
  return rows.map((pieces) => (pieces.length > 0 ? pieces.join(' ') : '-')).join(' / ');
}
