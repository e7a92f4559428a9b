// Above the board: which case of the input it shows, and the way to the others.
import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Fault } from '../../engine/check_types';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import { controls } from '../../kit/controls';
import { chevronIcon, errorIcon } from '../../kit/icons';
import { emit } from '../events';
import type { ShownCase } from '../desk_state';
import { caseSentences } from './case_sentences';

export class CaseBar extends LitElement {
  static override properties = {
    shown: { attribute: false },
    language: { attribute: false },
    sentences: { attribute: false },
    fault: { attribute: false },
  };

  declare shown: ShownCase;
  declare language: Language;
  declare sentences: Sentences;
  /** What is wrong with the reader's answer to the case. */
  declare fault: Fault | undefined;

  protected override render(): TemplateResult {
    const { case: number, count, refusal } = this.shown;
    const words = caseSentences[this.language];
    const [before, after] = words.place(count);
    return html`<nav aria-label=${words.bar}>
        ${this.#step(number - 1, 'previous', words.previous)}
        <span>${before}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          aria-label=${words.number}
          size=${String(number).length}
          .value=${String(number)}
          @change=${(event: Event) => this.#typed(event.target as HTMLInputElement)}
        />
        <span>${after}</span>
        ${this.#step(number + 1, 'next', words.next)}
      </nav>
      ${
        refusal
          ? html`<p class="refusal">
              ${errorIcon} ${words.refused(this.sentences.notice(refusal))}
            </p>`
          : nothing
      }
      ${this.fault ? this.#answers(this.fault) : nothing}`;
  }

  /** Both answers, and the signs on the board by which their moves differ. */
  #answers({ expected, found, missingMoves, wrongMoves }: Fault): TemplateResult {
    const { judge, yours, nothing: none, missing, wrong } = caseSentences[this.language];
    const answer = (kind: string, name: string, text: string): TemplateResult =>
      html`<dt>${name}</dt>
        <dd class=${kind}>${text.trim() === '' ? html`<em>${none}</em>` : text.trim()}</dd>`;
    return html`<dl>${answer('expected', judge, expected)} ${answer('found', yours, found)}</dl>
      ${
        missingMoves.length + wrongMoves.length === 0
          ? nothing
          : html`<p class="signs">
              ${wrongMoves.length > 0 ? html`<span class="wrong">${wrong}</span>` : nothing}
              ${missingMoves.length > 0 ? html`<span class="lacking">${missing}</span>` : nothing}
            </p>`
      }`;
  }

  #step(to: number, name: string, label: string): TemplateResult {
    return html`<button
      class="button ${name}"
      type="button"
      aria-label=${label}
      title=${label}
      ?disabled=${to < 1 || to > this.shown.count}
      @click=${() => emit(this, 'pick-case', { case: to })}
    >
      ${chevronIcon}
    </button>`;
  }

  /** A number outside the cases becomes the nearest one. */
  #typed(input: HTMLInputElement): void {
    const { case: number, count } = this.shown;
    const typed = Number.parseInt(input.value.replace(/\D/g, ''), 10);
    const wanted = Number.isNaN(typed) ? number : Math.min(Math.max(typed, 1), count);
    input.value = String(wanted);
    if (wanted !== number) emit(this, 'pick-case', { case: wanted });
  }

  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 2px 20px;
        padding: 6px 12px 0;
        font-size: 0.875rem;
      }
      nav {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 6px;
      }
      .button {
        min-inline-size: 32px;
        padding: 0;
        justify-content: center;
        background: none;
      }
      .previous .icon {
        transform: rotate(90deg);
      }
      .next .icon {
        transform: rotate(-90deg);
      }
      span,
      input {
        font-variant-numeric: tabular-nums;
      }
      input {
        min-block-size: 28px;
        min-inline-size: 2rem;
        box-sizing: content-box;
        padding: 0 6px;
        border: 1px solid var(--line-control);
        border-radius: var(--radius);
        background: var(--surface);
        color: inherit;
        font: inherit;
        font-weight: 600;
        text-align: center;
      }
      .refusal,
      .signs {
        flex-basis: 100%;
        justify-content: center;
      }
      .refusal {
        display: flex;
        gap: 8px;
        padding-block-start: 2px;
        color: var(--error);
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 8px;
        margin: 0;
        min-inline-size: 0;
      }
      dt {
        color: var(--ink-soft);
      }
      dd {
        margin: 0;
        max-block-size: 4.5em;
        overflow: auto;
        font: var(--text);
        font-weight: 600;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      .expected {
        color: var(--wins);
      }
      .expected + dt {
        margin-inline-start: 8px;
      }
      .found {
        color: var(--error);
      }
      .signs {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 18px;
        font-size: 0.875rem;
        color: var(--ink-soft);
      }
      .signs span::before {
        content: '';
        display: inline-block;
        inline-size: 14px;
        block-size: 14px;
        margin-inline-end: 6px;
        border: 3px dashed var(--error);
        border-radius: 4px;
        vertical-align: -2px;
      }
      .signs .lacking::before {
        border-style: dotted;
        border-color: var(--wins);
      }
      .refusal .icon {
        margin-block-start: 3px;
      }
    `,
  ];
}
