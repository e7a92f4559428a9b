// Adds a case to judge text. Only the part that ends the text or counts its cases is read.
import type { DialectInfo } from '../../engine/types';
import { textOf } from '../desk_state';
import type { DeskState, Judge } from '../desk_state';

/** The text of the desk with one more case at its end; undefined if it cannot take one. */
export function textWithCase(desk: DeskState, judge: Judge, added: string): string | undefined {
  if (!judge.info || desk.opened) return undefined;
  return withCase(textOf(desk, judge), added, judge.info);
}

/** The text with one more case at its end; undefined if the result is not certain to be right. */
export function withCase(
  text: string,
  added: string,
  { envelope, sample }: Pick<DialectInfo, 'envelope' | 'sample'>,
): string | undefined {
  const lines = added.trimEnd();
  const kept = text.trimEnd();
  if (envelope === 'until_end') return `${kept}${kept && '\n'}${lines}\n`;
  // The one case takes the place of the other.
  if (envelope === 'single') return `${lines}\n`;
  if (envelope === 'until_zero') {
    const terminator = sample.trimEnd().split('\n').at(-1) ?? '0';
    if (kept === '') return `${lines}\n${terminator}\n`;
    const end = new RegExp(`(^|\\n)[ \\t]*${terminator.replaceAll(' ', '[ \\t]+')}$`).exec(kept);
    return end ? `${kept.slice(0, end.index)}${end[1]}${lines}\n${terminator}\n` : undefined;
  }
  if (envelope === 'counted_rows') {
    const size = String(lines.split(/\s+/).length);
    if (kept === '') return `${size} 1\n${lines}\n`;
    const [head, found, count] = /^\s*(\d{1,15})\s+(\d{1,15})(?=\s|$)/.exec(kept) ?? [];
    if (head === undefined || found !== size) return undefined;
    return `${size} ${Number(count) + 1}${kept.slice(head.length)}\n${lines}\n`;
  }
  if (kept === '') return `1\n${lines}\n`;
  const count = /^\s*(\d{1,15})(?=\s|$)/.exec(kept)?.[1];
  if (count === undefined) return undefined;
  return `${kept.replace(count, String(Number(count) + 1))}\n${lines}\n`;
}
