import type { Analysis } from '../../engine/types';
import { viewOf } from './view';

/** A line `a b`, in every dialect alike. */
export function toCase(analysis: Analysis): string {
  return `${viewOf(analysis).heaps.join(' ')}\n`;
}
