// Writes the line of play as the judge's dialogue (`wythoff_strategy`).
import type { WythoffAnalysis } from './view';

/** `I` is the reader. The current pair is printed before the first move and before each of the reader's moves. */
export function transcript(
  line: readonly WythoffAnalysis[],
  moves: readonly string[],
  youFirst: boolean,
): string {
  const lines: string[] = [];
  moves.forEach((move, index) => {
    const before = line[index];
    if (!before) return;
    const pair = `(${before.view.heaps.join(',')})`;
    const mine = (index % 2 === 0) === youFirst;
    if (mine || index === 0) lines.push(`current ${pair}`);
    lines.push(`${mine ? 'I' : 'She'}: extract (${move}) from ${pair}`);
  });
  return lines.map((each) => `${each}\n`).join('');
}
