// The known mistakes of a judge, and how each fares on an input. Those that few cases catch come first.
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Engine } from '../../engine/engine';
import type { KillMatrix, KillRow } from '../../engine/check_types';
import type { DialectId, GameId } from '../../engine/types';
import { explainMistake } from '../../games/mistakes';
import type { Language } from '../../i18n/language';
import { controls } from '../../kit/controls';
import { boardIcon, tickIcon, warningIcon } from '../../kit/icons';
import { Newest } from '../../play/newest';
import { codeText } from '../code_text';
import { emit } from '../events';
import '../verdict/mistake_list';
import { practiceSentences } from './practice_sentences';

export class MistakeTable extends LitElement {
  static override properties = {
    engine: { attribute: false },
    language: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    matrix: { attribute: false },
    titles: { state: true },
    opened: { state: true },
  };

  declare engine: Engine;
  declare language: Language;
  declare game: GameId;
  declare dialect: DialectId;
  declare matrix: KillMatrix;
  /** By the id of the mistake. */
  declare private titles: ReadonlyMap<string, string>;
  /** The ids of the mistakes that are unfolded, or were. */
  declare private opened: ReadonlySet<string>;

  readonly #newest = new Newest();

  constructor() {
    super();
    this.titles = new Map();
    this.opened = new Set();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('matrix') || changed.has('language')) void this.#name();
    if (changed.has('dialect')) this.opened = new Set();
  }

  async #name(): Promise<void> {
    const { game, language, matrix } = this;
    const isNewest = this.#newest.begin();
    const named = await Promise.all(
      matrix.mistakes.map(async ({ id, sentence }): Promise<[string, string]> => {
        // The solver's sentence is English.
        const words = await explainMistake(game, id, language).catch(() => undefined);
        return [id, words?.title ?? sentence];
      }),
    );
    if (isNewest()) this.titles = new Map(named);
  }

  protected override render(): TemplateResult {
    const words = practiceSentences[this.language];
    const { mistakes } = this.matrix;
    const possible = mistakes.filter(({ beyond }) => !beyond);
    const caught = possible.filter(({ wrong }) => wrong > 0);
    return html`
      <p class="sum">
        ${caught.length === possible.length ? tickIcon : warningIcon}
        <strong>${words.catches(caught.length, possible.length)}</strong>
      </p>
      <ul>
        ${repeat(
          [...mistakes].sort(inOrder),
          ({ id }) => id,
          (row) => html`<li>${this.#row(row)}</li>`,
        )}
      </ul>
    `;
  }

  #row(row: KillRow): TemplateResult {
    const { engine, language, game, dialect, titles } = this;
    const words = practiceSentences[language];
    const { id, wrong, first, alike, twin, beyond } = row;
    const state = wrong > 0 ? 'caught' : beyond ? 'beyond' : 'missed';
    const others = alike.filter((other) => other !== twin);
    return html`<details
      class=${state}
      @toggle=${(event: Event) => this.#toggled(id, event.currentTarget as HTMLDetailsElement)}
    >
      <summary>
        <span class="title">${codeText(titles.get(id) ?? row.sentence)}</span>
        <span class="state numbers"
          >${state === 'caught' ? words.wrong(wrong) : state === 'beyond' ? words.beyond : words.notCaught}</span
        >
      </summary>
      ${
        this.opened.has(id)
          ? html`<div class="about">
              <impartial-mistakes
                .engine=${engine}
                .language=${language}
                .game=${game}
                .dialect=${dialect}
                .mistakes=${[row]}
                .isBelowTitle=${true}
              ></impartial-mistakes>
              ${
                others.length === 0
                  ? nothing
                  : html`<p>
                      ${codeText(words.alike(others.map((other) => titles.get(other) ?? other).join('; ')))}
                    </p>`
              }
              ${
                first
                  ? html`<button
                      class="button"
                      type="button"
                      @click=${() => emit(this, 'pick-case', { case: first.case })}
                    >
                      ${boardIcon} ${words.showCase(first.case)}
                    </button>`
                  : nothing
              }
            </div>`
          : nothing
      }
    </details>`;
  }

  #toggled(id: string, { open }: HTMLDetailsElement): void {
    if (open && !this.opened.has(id)) this.opened = new Set([...this.opened, id]);
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      .sum {
        display: flex;
        align-items: baseline;
        gap: 8px;
        margin-block-end: 8px;
      }
      .sum .icon {
        align-self: center;
      }
      li + li {
        border-block-start: 1px solid var(--line);
      }
      summary {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 12px;
        min-block-size: 36px;
        padding-block: 4px;
        cursor: pointer;
      }
      .title::before {
        content: '▸';
        display: inline-block;
        inline-size: 1.25em;
        color: var(--ink-soft);
      }
      details[open] .title::before {
        content: '▾';
      }
      .state {
        margin-inline-start: auto;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }
      .missed .state {
        font-weight: 600;
      }
      .about {
        display: grid;
        justify-items: start;
        gap: 8px;
        padding: 2px 0 12px 1.25em;
      }
      impartial-mistakes {
        inline-size: 100%;
      }
    `,
  ];
}

/** By the number of cases that catch it; last, what only cases beyond the judge's limits can catch. */
function inOrder(a: KillRow, b: KillRow): number {
  const rank = ({ wrong, beyond }: KillRow): number => (wrong === 0 && beyond ? Infinity : wrong);
  // Two infinities have no difference.
  return rank(a) === rank(b) ? 0 : rank(a) - rank(b);
}

customElements.define('impartial-mistake-table', MistakeTable);
