// "Another one" below an exercise: what ../learn/another.ts needs to draw others, with all its words.
import { escapeHtml } from '../kit/escape_html.ts';
import type { Language } from '../i18n/language.ts';
import type { Template } from '../play/drawn_exercise.ts';
import { drawFields } from './question.ts';
import { words } from './learn_words.ts';
import type { Fence } from './fence.ts';

export interface Another extends Omit<Template, 'levels'> {
  readonly id: string;
  /** As the fence writes them. */
  readonly levels: string;
  /** Of a number: the question, with names of Drawn.told between braces. */
  readonly question: string;
  /** Of a number: said to every wrong answer. */
  readonly hint: string;
}

/** undefined: an exercise that cannot be had again. */
export function readAnother({ kind, info, attributes, body }: Fence): Another | undefined {
  const { id = '', game = '', another: levels, ask = 'winning_move' } = attributes;
  if (levels === undefined) return undefined;
  const line = (mark: string) =>
    body
      .split('\n')
      .find((each) => each.startsWith(`${mark} `))
      ?.slice(2) ?? '';
  const found = { id, game, ask, levels, question: line('?'), hint: line('!') };
  const isNumber = kind === 'number';
  if (id === '' || game === '' || isNumber !== (found.question !== '' && found.hint !== ''))
    throw new Error(`no other exercise: ${kind} ${info}`);
  return found;
}

/** `quiz`: what the browser remembers of the exercise. */
export function drawAnother(
  { id, game, ask, levels, question, hint }: Another,
  quiz: string,
  language: Language,
): string {
  const said = words[language].anotherOne;
  const { notYet } = words[language];
  const data = Object.entries({ of: id, quiz, game, ask, levels, question })
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const replies = Object.entries(said.replies).map(
    ([reply, text]) =>
      `<p data-reply="${reply}" hidden>${reply === 'right' ? '' : `${notYet} `}${escapeHtml(text)}</p>`,
  );
  const form =
    `<p class="ask" id="${id}-ask"></p>` +
    `<form class="question number" aria-labelledby="${id}-ask">` +
    `<div class="fields">${drawFields(language)}` +
    `<button type="button" class="tell">${said.tell}</button></div>` +
    `<div role="status">${replies.join('')}<p class="hint" hidden>${escapeHtml(hint)}</p>` +
    `<p class="told" data-words="${escapeHtml(said.told)}" hidden></p></div></form>`;
  return (
    `<section class="another" id="${id}-another" role="group" aria-label="${said.label}"${data} hidden>` +
    `<div class="drawn" hidden><p class="which"><span class="count" data-words="${said.count}"></span> ` +
    `<a href="#${id}-another">${said.link}</a></p>${ask === 'winning_move' ? '' : form}</div>` +
    `<button type="button" class="draw">${said.draw}</button>` +
    `<p class="trouble" role="alert" hidden>${said.trouble}</p></section>\n`
  );
}
