import type { Analysis } from '../../engine/types';
import { heapOf } from './view';

/** A line with the heap. */
export function toCase(analysis: Analysis): string {
  return `${heapOf(analysis)}\n`;
}
