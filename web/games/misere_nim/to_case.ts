import type { Analysis } from '../../engine/types';
import { misereNim } from './sentences';
import { heapsOf } from './view';

/**
 * A line `k` and a line with the heaps. Zeros and large heaps are beyond the judges' limits and are answered anyway.
 */
export function toCase(analysis: Analysis, dialect: string): string | undefined {
  if (!misereNim.dialects.includes(dialect)) return undefined;
  const heaps = heapsOf(analysis);
  return `${heaps.length}\n${heaps.join(' ')}\n`;
}
