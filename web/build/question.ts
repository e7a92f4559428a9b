// The exercises that are answered by a number or by a choice. ../learn/questions.ts answers them; without it there is
// the fold below with the answer.
import { escapeHtml } from '../kit/escape_html.ts';
import type { Language } from '../i18n/language.ts';
import { words } from './learn_words.ts';
import type { Fence } from './fence.ts';

export const isQuestion = ({ kind }: Pick<Fence, 'kind'>): boolean =>
  kind === 'number' || kind === 'choice';

export interface Question {
  readonly right: string;
  /** What may be chosen; of a number nothing. */
  readonly choices: readonly string[];
  /** What is said of wrong answers; `*` stands for all others. */
  readonly hints: readonly (readonly [answer: string, hint: string])[];
}

/**
 * Lines `7: hint` and `*: hint` of a number; `+ right` and `- wrong | hint` of a choice. Lines `? …` and `! …` are of other
 * exercises like it (another.ts).
 */
export function readQuestion({ kind, info, attributes, body }: Fence): Question {
  const lines = body
    .trim()
    .split('\n')
    .filter((line) => !/^(?:<!--|[?!] )/.test(line));
  const bad = new Error(`no question: ${kind} ${info}`);
  if (!attributes['id']) throw bad;
  if (kind === 'number') {
    const hints = lines.map((line) => {
      const [, answer = '', hint = ''] = /^(\d+|\*): (.+)$/.exec(line) ?? [];
      return [answer, hint] as const;
    });
    const right = attributes['answer'] ?? '';
    if (!/^\d+$/.test(right) || hints.some(([answer]) => answer === '' || answer === right))
      throw bad;
    if (hints.at(-1)?.[0] !== '*') throw bad;
    return { right, choices: [], hints };
  }
  const split = lines.map((line) => /^([+-]) (.*?)(?: \| (.*))?$/.exec(line));
  const rightOnes = split.filter((parts) => parts?.[1] === '+');
  if (rightOnes.length !== 1 || split.some((parts) => (parts?.[1] === '-') !== !!parts?.[3]))
    throw bad;
  return {
    right: String(split.findIndex((parts) => parts?.[1] === '+')),
    choices: split.map((parts) => parts?.[2] ?? ''),
    hints: split.flatMap((parts, at) => (parts?.[3] ? [[String(at), parts[3]] as const] : [])),
  };
}

/** Where a number is typed. */
export function drawFields(language: Language): string {
  const { yourAnswer, check } = words[language];
  return (
    `<label>${yourAnswer} <input inputmode="numeric" autocomplete="off" required /></label>` +
    `<button>${check}</button>`
  );
}

/** `inline` renders a line of Markdown. */
export function drawQuestion(
  fence: Fence,
  language: Language,
  inline: (text: string) => string,
): string {
  const { isRight, notYet } = words[language];
  const { right, choices, hints } = readQuestion(fence);
  const id = fence.attributes['id'] ?? '';
  const fields =
    choices.length > 0
      ? choices.map((each, at) => `<button value="${at}">${inline(each)}</button>`).join('')
      : drawFields(language);
  const replies = [
    [right, isRight] as const,
    ...hints.map(([answer, hint]) => [answer, `${notYet} ${hint}`] as const),
  ];
  const said = replies.map(
    ([answer, reply]) => `<p data-answer="${answer}" hidden>${inline(reply)}</p>`,
  );
  const asked = `data-right="${right}" data-quiz="${escapeHtml(id)}"`;
  return (
    `<form class="question ${fence.kind}" ${asked} aria-labelledby="${id}-question" hidden>` +
    `<div class="fields">${fields}</div><div role="status">${said.join('')}</div></form>\n`
  );
}
