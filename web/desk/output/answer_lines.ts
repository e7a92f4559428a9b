// The answers in the output: which lines belong to which case.
import type { Solution } from '../../engine/engine';
import type { Answered } from '../desk_state';

/** The first line of an answer, from 0, and the number of its case. */
export interface AnswerLine {
  readonly line: number;
  readonly case: number;
}

/**
 * The answers that begin before `end`, in order. `starts`: where each case's answer begins; a refused case has no answer
 * and begins where the next one does.
 */
export function answerLines(
  answer: Uint8Array,
  starts: Float64Array,
  end: number,
): readonly AnswerLine[] {
  const lineFeed = 0x0a;
  const lines: AnswerLine[] = [];
  let line = 0;
  let at = 0;
  for (let i = 0; i < starts.length; ++i) {
    const start = starts[i] ?? 0;
    if (start >= end) break;
    if (start === (starts[i + 1] ?? answer.length)) continue;
    for (; at < start; ++at) if (answer[at] === lineFeed) ++line;
    lines.push({ line, case: i + 1 });
  }
  return lines;
}

/** The index of the answer that has a line. */
export function answerAt(lines: readonly AnswerLine[], line: number): number {
  let index = -1;
  for (let high = lines.length; high - index > 1;) {
    const middle = (index + high) >> 1;
    if ((lines[middle]?.line ?? 0) <= line) index = middle;
    else high = middle;
  }
  return index;
}

/** More answers than these do not fit into a line. */
const mostInBrief = 12;

/** The end of an answer, after what a judge writes before it: "Test Case #1", "The winning moves are:". */
function withoutWords(answer: string): string {
  const last = answer.trim().split('\n').at(-1) ?? '';
  return last.slice(last.lastIndexOf(': ') + 1).trim();
}

/** How many cases an input has, and the first answers. */
export function inBrief({ cases, beginning, starts }: Solution): Answered {
  const { answer } = starts;
  const decoder = new TextDecoder();
  const answers = Array.from({ length: Math.min(cases, mostInBrief, answer.length) }, (_, index) =>
    withoutWords(decoder.decode(beginning.subarray(answer[index], answer[index + 1]))),
  );
  return { cases, answers };
}
