import type { Analysis } from '../../engine/types';
import { viewOf } from './view';

/** A line `a b`, in every dialect alike. */
export function toCase(analysis: Analysis, dialect: string): string | undefined {
  if (!['hdu1527', 'wythoff_moves', 'wythoff_strategy'].includes(dialect)) return undefined;
  return `${viewOf(analysis).heaps.join(' ')}\n`;
}
