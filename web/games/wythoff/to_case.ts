import type { Analysis } from '../../engine/types';
import { wythoff } from './sentences';
import { viewOf } from './view';

/** A line `a b`, the same in every dialect. */
export function toCase(analysis: Analysis, dialect: string): string | undefined {
  if (!wythoff.dialects.includes(dialect)) return undefined;
  return `${viewOf(analysis).heaps.join(' ')}\n`;
}
