// The solver's view of a Chess position, and the two notations made from it.
import type { Analysis } from '../../engine/types';
import type { FactKey } from './vocabulary';

export interface ChessView {
  readonly width: number;
  /** A text for each row: its pieces as `18>19=1`, or `20` for one that cannot move. */
  readonly rows: readonly string[];
}

export type ChessRowsAnalysis = Analysis<ChessView, FactKey>;

export interface ChessRow {
  /** The cells with pieces, ascending, from 1. */
  readonly pieces: readonly number[];
  /** The landing cell of each piece; 0 if it cannot move. */
  readonly landing: readonly number[];
  /** The position's Grundy value after each piece's move; undefined if it cannot move. */
  readonly values: readonly (number | undefined)[];
  /** s0, s1, ...: the numbers of pieces between one empty cell and the next, from the right end. */
  readonly groups: readonly number[];
  readonly grundy: number;
}

/** Rows count from 0. Of a thousand rows few are drawn, so each is read when it is wanted. */
export function rowAt(analysis: ChessRowsAnalysis, index: number): ChessRow | undefined {
  const { width, rows } = analysis.view;
  const text = rows[index];
  if (text === undefined) return undefined;
  const read = (text.match(/\S+/g) ?? []).map((piece) => piece.split(/[>=]/).map(Number));
  const pieces = read.map(([cell = 0]) => cell);
  return {
    pieces,
    landing: read.map(([, to = 0]) => to),
    values: read.map(([, , value]) => value),
    groups: groupsOf(pieces, width),
    grundy: Number(analysis.components[index]),
  };
}

export function rowsOf(analysis: ChessRowsAnalysis): ChessRow[] {
  return analysis.view.rows.flatMap((_, index) => rowAt(analysis, index) ?? []);
}

function groupsOf(pieces: readonly number[], width: number): number[] {
  const groups = [0];
  for (let cell = width; cell > 0; --cell) {
    if (pieces.includes(cell)) ++groups[groups.length - 1]!;
    else groups.push(0);
  }
  return groups;
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

/** The step of the stairs on which a piece stands: the number of empty cells on its right. */
export function stepOfPiece({ groups, pieces }: ChessRow, piece: number): number {
  let onRight = pieces.length - pieces.indexOf(piece) - 1;
  return groups.findIndex((size) => {
    onRight -= size;
    return onRight < 0;
  });
}

export function stepOf(analysis: ChessRowsAnalysis, { row, from }: PieceMove): number {
  const pieces = rowAt(analysis, row);
  return pieces ? stepOfPiece(pieces, from) : 0;
}

export interface OddStep {
  readonly step: number;
  /** The number of pieces on it before and after the move. */
  readonly before: number;
  readonly after: number;
}

/** A move takes a piece, with those that it passes, one step down. One of the two steps is odd. */
export function oddStepOf(analysis: ChessRowsAnalysis, move: string): OddStep {
  const moved = moveOf(move);
  const from = stepOf(analysis, moved);
  const pieces = moved.to - moved.from;
  const isOdd = from % 2 === 1;
  const step = isOdd ? from : from - 1;
  const before = rowAt(analysis, moved.row)?.groups[step] ?? 0;
  return { step, before, after: isOdd ? before - pieces : before + pieces };
}

export function positionText(rows: readonly (readonly number[])[]): string {
  return rows.map((pieces) => (pieces.length > 0 ? pieces.join(' ') : '-')).join(' / ');
}
