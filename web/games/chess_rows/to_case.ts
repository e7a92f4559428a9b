import type { Analysis } from '../../engine/types';
import { chessRows } from './sentences';

/** A line with the number of rows, then for each row its piece count and its pieces. */
export function toCase({ position }: Analysis, dialect: string): string | undefined {
  if (!chessRows.dialects.includes(dialect)) return undefined;
  const rows = position === '' ? [] : position.split(' / ');
  const lines = rows.map((row) => (row === '-' ? '0' : `${blanksOf(row) + 1} ${row}`));
  return [rows.length, ...lines, ''].join('\n');
}

function blanksOf(row: string): number {
  let count = 0;
  for (let at = row.indexOf(' '); at >= 0; at = row.indexOf(' ', at + 1)) ++count;
  return count;
}
