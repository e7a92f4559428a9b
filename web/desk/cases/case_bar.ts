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
import { whyNotShown } from './find_case';

/** Two answers without the lines, and then the words, with which both begin, as the number of the case. */
function withoutShared(one: string, other: string): readonly [string, string] {
  const [lines, others] = withoutFirst(one.trim().split('\n'), other.trim().split('\n'));
  const [words, otherWords] = withoutFirst(
    lines.join('\n').split(' '),
    others.join('\n').split(' '),
  );
  return [words.join(' '), otherWords.join(' ')];
}

type Parts = readonly string[];

/** Both without the parts that they share at their beginning; one part of each stays. */
function withoutFirst(one: Parts, other: Parts): readonly [Parts, Parts] {
  const most = Math.min(one.length, other.length) - 1;
  const differs = one.findIndex((part, at) => part !== other[at]);
  const at = differs < 0 ? 0 : Math.min(differs, most);
  return [one.slice(at), other.slice(at)];
}

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
    const { case: number, count } = this.shown;
    const words = caseSentences[this.language];
    const why = whyNotShown(this.shown, words, this.sentences);
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
        why === undefined
          ? nothing
          : html`<p class="refusal">${errorIcon} ${words.refused(why)}</p>`
      }
      ${this.fault ? this.#answers(this.fault) : nothing}`;
  }

  /** Both answers, each with the sign that the moves which only it has get on the board. */
  #answers({ expected, found, missingMoves, wrongMoves }: Fault): TemplateResult {
    const { judge, yours, nothing: none, missing, wrong } = caseSentences[this.language];
    const [right, own] = withoutShared(expected, found);
    const answer = (kind: string, name: string, text: string, sign: string): TemplateResult =>
      html`<div>
        <dt>
          ${sign && html`<span class="sign" role="img" aria-label=${sign} title=${sign}></span>`}
          ${name}
        </dt>
        <dd class=${kind} title=${text || none}>${text === '' ? html`<em>${none}</em>` : text}</dd>
      </div>`;
    return html`<dl>
      ${answer('expected', judge, right, missingMoves.length > 0 ? missing : '')}
      ${answer('found', yours, own, wrongMoves.length > 0 ? wrong : '')}
    </dl>`;
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
        padding: 10px 12px 0;
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
      .refusal {
        display: flex;
        flex-basis: 100%;
        justify-content: center;
        gap: 8px;
        padding-block-start: 2px;
        color: var(--error);
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0 18px;
        margin: 0;
        min-inline-size: 0;
        line-height: 1.4;
      }
      dl > div {
        display: flex;
        gap: 8px;
        min-inline-size: 0;
      }
      dt {
        flex: none;
        color: var(--ink-soft);
      }
      dd {
        margin: 0;
        max-block-size: 4.5em;
        overflow: auto;
        font: var(--text);
        font-weight: 600;
        line-height: inherit;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      /* Where the verdict stands beside the board, it has all of a long answer. */
      @media (min-width: 45rem) {
        dl,
        dl > div {
          flex-wrap: nowrap;
        }
        dd {
          max-block-size: none;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
      }
      .expected {
        color: var(--wins);
      }
      .found {
        color: var(--error);
      }
      .sign {
        display: inline-block;
        inline-size: 14px;
        block-size: 14px;
        margin-inline-end: 2px;
        border: 3px dotted var(--wins);
        border-radius: 4px;
        vertical-align: -2px;
      }
      dt:has(+ .found) .sign {
        border-style: dashed;
        border-color: var(--error);
      }
      .refusal .icon {
        margin-block-start: 3px;
      }
    `,
  ];
}
