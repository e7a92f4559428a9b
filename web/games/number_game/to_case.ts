import type { Analysis } from '../../engine/types';
import { freeNumbers, viewOf } from '../../kit/numbers/view';

/** One line `n a1 … an`, or two lines. */
export function toCase(analysis: Analysis, dialect: string): string | undefined {
  const free = freeNumbers(viewOf(analysis));
  // A line `0` ends this judge's input, so the end of the game cannot be a case.
  if (dialect === 'poj1143')
    return free.length > 0 ? `${[free.length, ...free].join(' ')}\n` : undefined;
  if (dialect === 'tud2001') return `${free.length}\n${free.join(' ')}\n`;
  return undefined;
}
