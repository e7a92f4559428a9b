// A sheet as it is printed: the exercises, and their answers on a page of their own.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../i18n/language';
import { labelled } from '../i18n/format';
import { markdownText } from '../table/why/markdown_text';
import type { SheetSentences } from './sentences_en';
import type { Written } from './written';

export interface Shown {
  readonly words: SheetSentences;
  readonly language: Language;
  /** Its name, with a rule that was typed. */
  readonly game: string;
  /** By this the answers find their sheet. */
  readonly name: string;
  readonly rule: string;
  readonly exercises: readonly Written[];
}

/** Boards up to this width stand in two columns. */
const widestOfTwo = 500;
/** What is drawn for a screen is smaller on paper, and two boards have room on a page. */
const usualScale = 0.75;
const highest = 380;

export function paper({ words, language, game, name, rule, exercises }: Shown): TemplateResult {
  const widest = Math.max(...exercises.map(({ width }) => width));
  return html`<div class="papers">
    <section class="paper" aria-labelledby="exercises">
      <p class="who"><span>${words.student}</span> <span>${words.date}</span></p>
      <div class="head">
        <h2 id="exercises">${game}</h2>
        <p>${name}</p>
      </div>
      <p><b>${labelled(words.rule, '', language)}</b> ${rule}</p>
      <p class="task">${words.task}</p>
      <ol class=${widest <= widestOfTwo ? 'two' : ''}>
        ${exercises.map((exercise) => question(exercise, words))}
      </ol>
    </section>
    <section class="paper answers" aria-labelledby="answers">
      <div class="head">
        <h2 id="answers">${labelled(words.answers, game, language)}</h2>
        <p>${name}</p>
      </div>
      <ol>
        ${exercises.map(
          ({ position, answer, reason }) =>
            html`<li>
              <p><span class="position" translate="no">${position}</span> <b>${answer}</b></p>
              <p>${markdownText(reason, (plain) => plain)}</p>
            </li>`,
        )}
      </ol>
    </section>
  </div>`;
}

function question({ image, title, width, height }: Written, words: SheetSentences): TemplateResult {
  const scale = Math.min(usualScale, highest / height);
  return html`<li>
    <img
      src=${image}
      alt=${title}
      width=${Math.round(width * scale)}
      height=${Math.round(height * scale)}
    />
    <p class="answer">${words.answer}</p>
  </li>`;
}
