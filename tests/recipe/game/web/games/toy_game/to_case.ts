import type { ToyGameAnalysis } from './view';

/** A line with the heap. */
export function toCase(analysis: ToyGameAnalysis): string {
  return `${analysis.view.heap}\n`;
}
