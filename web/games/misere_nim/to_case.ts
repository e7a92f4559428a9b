import { misereNim } from './sentences';
import type { MisereNimAnalysis } from './view';

/**
 * A line with the heaps, in most dialects after a line with their number. Zeros and large heaps are beyond the judges'
 * limits and are answered anyway.
 */
export function toCase(analysis: MisereNimAnalysis, dialect: string): string | undefined {
  if (!misereNim.dialects.includes(dialect)) return undefined;
  const { heaps } = analysis.view;
  if (dialect === 'codingame_misere_nim' && heaps.length === 0) return undefined;
  const line = `${heaps.join(' ')}\n`;
  return dialect === 'codingame_misere_nim' ? line : `${heaps.length}\n${line}`;
}
