// Draws the smallest input on which a program was seen to fail, with both answers.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../../i18n/language';
import { boardIcon } from '../../kit/icons';
import { verdictSentences } from '../verdict/verdict_sentences';
import type { ProgramSentences } from './program_sentences_en';
import type { Outcome } from './trial_run';

interface Smallest {
  readonly words: ProgramSentences;
  readonly language: Language;
  /** It is the input of the desk. */
  readonly isOnBoard: boolean;
  readonly onShow: () => void;
}

export function smallestView(
  { report, check }: Outcome,
  { words, language, isOnBoard, onShow }: Smallest,
): TemplateResult | typeof nothing {
  const { failure } = report;
  if (!failure) return nothing;
  const said = verdictSentences[language];
  const fault = check?.faults[0];
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
      ${pair(said.found, found || said.nothing, found ? 'found' : 'nothing')}
    </dl>
    ${fault?.reason ? html`<p>${said.objections[fault.reason]}</p>` : nothing}
    ${fault?.kind === 'spacing' ? html`<p>${said.spacing(fault.spacing)}</p>` : nothing}
  </div>`;
}

function pair(label: string, text: string, kind = ''): TemplateResult {
  // A long one scrolls.
  const isLong = text.length > 100 || text.trimEnd().split('\n').length > 3;
  return html`<div>
    <dt>${label}</dt>
    <dd class=${kind} tabindex=${isLong ? 0 : nothing}>${text.trimEnd()}</dd>
  </div>`;
}
