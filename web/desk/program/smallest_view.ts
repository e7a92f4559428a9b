// Draws the smallest input on which a program was seen to fail, with both answers.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../../i18n/language';
import { boardIcon } from '../../kit/icons';
import { verdictSentences } from '../verdict/verdict_sentences';
import type { ProgramSentences } from './program_sentences_en';
import { faultOf } from './trial_run';
import type { Outcome } from './trial_run';

interface Smallest {
  readonly words: ProgramSentences;
  readonly language: Language;
  /** It is the input of the desk. */
  readonly isOnBoard: boolean;
  readonly onShow: () => void;
}

export function smallestView(
  outcome: Outcome,
  { words, language, isOnBoard, onShow }: Smallest,
): TemplateResult | typeof nothing {
  const { failure } = outcome.report;
  if (!failure) return nothing;
  const said = verdictSentences[language];
  const fault = faultOf(outcome);
  const expected = fault?.expected || failure.expected;
  const found = fault?.found || failure.found;
  return html`<div class="smallest">
    <p class="where">
      <strong>${words.smallest(failure.cases)}</strong>
      ${
        isOnBoard
          ? html`<span class="remark">${words.onBoard}</span>`
          : html`<button class="button" type="button" @click=${onShow}>
              ${boardIcon} ${words.showOnBoard}
            </button>`
      }
    </p>
    <dl>
      ${pair(said.input, failure.input)}
      ${expected ? pair(said.expected, expected, 'expected') : nothing}
      ${fault?.kind === 'extra' && !expected ? pair(said.expected, said.nothing, 'nothing') : nothing}
      ${pair(said.found, found || said.nothing, found ? 'found' : 'nothing')}
    </dl>
    ${fault?.reason ? html`<p>${said.objections[fault.reason]}</p>` : nothing}
    ${fault?.kind === 'spacing' ? html`<p>${said.spacing(fault.spacing)}</p>` : nothing}
  </div>`;
}

/** Laying out the longest inputs that a judge allows, of some megabytes, takes seconds. The editor has all of it. */
const mostShown = 2000;

function pair(label: string, whole: string, kind = ''): TemplateResult {
  const text = whole.trimEnd();
  const shown = text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
  // A long one scrolls.
  const isLong = shown.length > 100 || shown.split('\n').length > 3;
  return html`<div>
    <dt>${label}</dt>
    <dd class=${kind} tabindex=${isLong ? 0 : nothing}>${shown}</dd>
  </div>`;
}
