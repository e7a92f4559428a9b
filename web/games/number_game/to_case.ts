import { freeNumbers } from '../../kit/numbers/view';
import type { NumberGameAnalysis } from './view';

/** One line `n a1 … an`, or two lines. */
export function toCase(analysis: NumberGameAnalysis, dialect: string): string | undefined {
  const free = freeNumbers(analysis.view);
  // A line `0` ends this judge's input, so the end of the game cannot be a case.
  if (dialect === 'poj1143')
    return free.length > 0 ? `${[free.length, ...free].join(' ')}\n` : undefined;
  if (dialect === 'tud2001') return `${free.length}\n${free.join(' ')}\n`;
  return undefined;
}
