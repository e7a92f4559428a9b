// In a narrow window, above its tabs: what became of the reader's input in one line, which leads to the board; or what is the
// matter with it, which leads to the text.
import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { labelled } from '../i18n/format';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { controls } from '../kit/controls';
import { boardIcon } from '../kit/icons';
import { deskWords } from './desk_sentences';
import type { Answered, Complaint, Judged } from './desk_state';
import { emit } from './events';

function complaintLine({ words, offer }: Complaint, onText: () => void): TemplateResult {
  return html`<div class="line complaint">
    <button class="says" type="button" @click=${onText}>${words}</button>
    ${
      offer
        ? html`<button class="button take" type="button" @click=${offer.take}>
            ${offer.words}
          </button>`
        : nothing
    }
  </div>`;
}

export class ToldLine extends LitElement {
  static override properties = {
    answered: { attribute: false },
    judged: { attribute: false },
    language: { attribute: false },
    sentences: { attribute: false },
  };

  declare answered: Answered;
  declare judged: Judged;
  declare language: Language;
  declare sentences: Sentences;

  protected override render(): TemplateResult {
    const { complaint } = this.answered;
    if (complaint) return complaintLine(complaint, () => emit(this, 'panel', 'text'));
    const { verdict, words } = this.judged;
    return html`<button
      class="line ${verdict ?? 'answers'}"
      type="button"
      @click=${() => emit(this, 'panel', undefined)}
    >
      <span class="words">${verdict ? words : this.#answers}</span>
      ${boardIcon}
    </button>`;
  }

  get #answers(): string {
    const { language, sentences } = this;
    const { cases, answers } = this.answered;
    const listed = answers.map((each) => each.replaceAll(/\s+/g, ' ') || '–').join(' · ');
    const more = cases > answers.length ? ' …' : '';
    const counted = deskWords(sentences, language).cases(cases);
    return answers.length > 0 ? labelled(counted, `${listed}${more}`, language) : counted;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      .line {
        display: flex;
        align-items: center;
        gap: 8px;
        inline-size: 100%;
        min-block-size: 34px;
        padding: 0 10px;
        border: none;
        border-radius: var(--radius);
        background: var(--shade);
        font-size: 0.9375rem;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
        text-align: start;
        cursor: pointer;
      }
      .words {
        flex: 1;
      }
      /* Of a verdict nothing is cut. */
      .answers .words {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .accepted {
        color: var(--wins);
      }
      .presentation_error {
        color: var(--loses);
      }
      .wrong_answer,
      .not_judged,
      .complaint {
        color: var(--error);
      }
      .complaint {
        padding: 2px 4px 2px 10px;
      }
      .complaint .says {
        flex: 1;
        min-block-size: 34px;
        padding: 0;
        border: none;
        background: none;
        font-weight: inherit;
        text-align: start;
        cursor: pointer;
      }
      .take {
        max-inline-size: 45%;
        border-color: currentColor;
        background: var(--surface);
        white-space: normal;
      }
    `,
  ];
}
