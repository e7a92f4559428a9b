// The answers to all pairs {m, n} as a triangle: a grid with one tab stop, whose arrow keys go from pair to pair. The words
// below it tell about the pair that is pointed at or has the focus.
import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import tsv from './pairs.tsv?raw';
import type { Language } from '../i18n/language';
import { reasons } from '../games/sylver_coinage/vocabulary';
import { controls } from '../kit/controls';
import { download } from '../kit/hand_over';
import { downloadIcon } from '../kit/icons';
import { paragraphStyles } from '../kit/paragraph_styles';
import { Triangle, parsePairs, works } from './pairs';
import type { Pair } from './pairs';
import { pairSentences } from './pair_sentences';
import type { PairSentences } from './pair_sentences_en';
import { pairStyles } from './pair_styles';
import { game } from './run';

export class PairTable extends LitElement {
  static override properties = {
    language: { attribute: false },
    chosen: { state: true },
    pointed: { state: true },
  };

  declare language: Language;
  /** The pair at the grid's tab stop. */
  declare private chosen: Pair | undefined;
  declare private pointed: Pair | undefined;

  readonly #pairs = parsePairs(tsv);
  readonly #triangle = new Triangle(this.#pairs);

  constructor() {
    super();
    this.language = 'en';
    this.chosen = this.#triangle.rows[0]?.[0];
  }

  get #words(): PairSentences {
    return pairSentences[this.language];
  }

  // --- Words ---------------------------------------------------------------------------------------------------------

  #answer({ outcome, winning, complete }: Pair): string {
    const words = this.#words;
    if (outcome === 'P') return words.lost;
    if (outcome === 'unknown') return words.unknown;
    if (winning.length === 0) return words.someMove;
    const moves = winning.join(', ');
    return complete ? words.wins(moves) : words.someWin(moves);
  }

  #reason({ reason }: Pair): string {
    const { because, reasons: sentences } = this.#words;
    return because(sentences[reasons.find((each) => each === reason) ?? 'table']);
  }

  #source({ work, isNew }: Pair): string | undefined {
    if (isNew) return this.#words.fresh;
    return work && this.#words.published(this.#words.works[work]);
  }

  // --- Keys and pointers ---------------------------------------------------------------------------------------------

  #pairOf(event: Event): Pair | undefined {
    const [target] = event.composedPath();
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-pair]') : null;
    return cell ? this.#pairs[Number(cell.dataset['pair'])] : undefined;
  }

  readonly #onChoice = (event: Event): void => {
    const pair = this.#pairOf(event);
    if (!pair) return;
    this.chosen = pair;
    this.pointed = undefined;
  };

  readonly #onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.pointed = this.#pairOf(event);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const from = this.#pairOf(event);
    if (!from || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') {
      location.assign(this.#address(from));
      return;
    }
    const next = this.#triangle.after(from, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    const index = this.#pairs.indexOf(next);
    this.renderRoot.querySelector<HTMLElement>(`[data-pair="${index}"]`)?.focus();
  };

  #address({ m, n }: Pair): string {
    const query = new URLSearchParams({ position: `<${m} ${n}>` }).toString();
    return `../index.html#/v1/${game}?${query}`;
  }

  // --- Drawing -------------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const words = this.#words;
    const { rows, columns } = this.#triangle;
    const complete = this.#pairs.filter((pair) => pair.complete);
    const lost = complete.filter(({ outcome }) => outcome === 'P');
    const fresh = this.#pairs.filter(({ isNew }) => isNew);
    const save = (): void => download(new TextEncoder().encode(tsv), 'sylver_pairs.tsv');
    return html`
      <p>${words.lead}</p>
      <p>${words.counted(this.#pairs.length, complete.length, lost.length, fresh.length)}</p>
      ${this.#legend()}
      <div
        class="scroll"
        @focusin=${this.#onChoice}
        @click=${this.#onChoice}
        @pointerover=${this.#onPointer}
        @pointerleave=${() => (this.pointed = undefined)}
        @keydown=${this.#onKey}
      >
        <table role="grid" aria-label=${words.grid}>
          ${guard([this.language, this.chosen], () => this.#grid(rows, columns))}
        </table>
      </div>
      ${this.#said()}
      <button class="button" type="button" @click=${save}>${downloadIcon} ${words.download}</button>
      <p class="soft">${words.sources}</p>
      <ul class="works">
        ${works.map((work) => html`<li>${words.works[work]}</li>`)}
      </ul>
    `;
  }

  #legend(): TemplateResult {
    const { legend } = this.#words;
    const entry = (kind: string, sign: string, meaning: string): TemplateResult =>
      html`<li><span class="sign ${kind}" aria-hidden="true">${sign}</span> ${meaning}</li>`;
    return html`<ul class="legend">
      ${entry('lost', 'P', legend.lost)} ${entry('won', '9', legend.won)}
      ${entry('won partial', '9…', legend.partial)} ${entry('unknown', '?', legend.unknown)}
      ${entry('won fresh', '9', legend.fresh)}
    </ul>`;
  }

  #grid(rows: readonly (readonly Pair[])[], columns: number): TemplateResult {
    const numbers = Array.from({ length: columns - 4 }, (_, index) => index + 5);
    return html`<thead>
        <tr>
          <td></td>
          ${numbers.map((n) => html`<th scope="col">${n}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row, index) => (row.length > 0 ? this.#row(row, index + 4) : nothing))}
      </tbody>`;
  }

  #row(row: readonly Pair[], m: number): TemplateResult {
    let next = 5;
    const cells = row.map((pair) => {
      const between = pair.n - next;
      next = pair.n + 1;
      return html`${between > 0 ? html`<td colspan=${between}></td>` : nothing}${this.#cell(pair)}`;
    });
    return html`<tr>
      <th scope="row">${m}</th>
      ${cells}
    </tr>`;
  }

  #cell(pair: Pair): TemplateResult {
    const { m, n, outcome, winning, complete, isNew } = pair;
    const isKnown = outcome !== 'unknown';
    const kind = [
      outcome === 'P' ? 'lost' : isKnown ? 'won' : 'unknown',
      isKnown && !complete ? 'partial' : '',
      isNew ? 'fresh' : '',
    ].join(' ');
    const sign =
      outcome === 'N' ? `${winning[0] ?? ''}${complete ? '' : '…'}` : isKnown ? 'P' : '?';
    const label = [`{${m}, ${n}}`, this.#answer(pair), isNew ? this.#words.fresh : ''];
    return html`<td
      class=${kind}
      role="gridcell"
      data-pair=${this.#pairs.indexOf(pair)}
      tabindex=${pair === this.chosen ? 0 : -1}
      aria-label=${label.filter(Boolean).join('; ')}
    >
      ${sign}
    </td>`;
  }

  #said(): TemplateResult | typeof nothing {
    const pair = this.pointed ?? this.chosen;
    if (!pair) return nothing;
    const source = this.#source(pair);
    return html`<p class="said">
      <strong>{${pair.m}, ${pair.n}}</strong> ${this.#answer(pair)}
      <a href=${this.#address(pair)}>${this.#words.open}</a>
      <span class="soft">${this.#reason(pair)}${source ? html`<br />${source}` : nothing}</span>
    </p>`;
  }

  static override styles = [controls, paragraphStyles, pairStyles];
}

customElements.define('impartial-pair-table', PairTable);
