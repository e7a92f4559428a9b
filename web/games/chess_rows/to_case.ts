import type { Analysis } from '../../engine/types';
import { chessRows } from './sentences';
import { viewOf } from './view';

/** A line with the number of rows, then for each row its piece count and its pieces. */
export function toCase(analysis: Analysis, dialect: string): string | undefined {
  if (!chessRows.dialects.includes(dialect)) return undefined;
  const { rows } = viewOf(analysis);
  const lines = rows.map(({ pieces }) => [pieces.length, ...pieces].join(' '));
  return [rows.length, ...lines, ''].join('\n');
}
