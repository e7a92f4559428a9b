import { wythoff } from './sentences';
import type { WythoffAnalysis } from './view';

/** A line `a b`, the same in every dialect. */
export function toCase(analysis: WythoffAnalysis, dialect: string): string | undefined {
  if (!wythoff.dialects.includes(dialect)) return undefined;
  return `${analysis.view.heaps.join(' ')}\n`;
}
