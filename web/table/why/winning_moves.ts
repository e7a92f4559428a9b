// An N-position's winning moves. The chosen one shows the replies that make the position after it a P-position.
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { BoardModule } from '../../kit/board/board_module';
import type { TheoryModule } from '../../kit/board/theory_module';
import type { Language } from '../../i18n/language';
import { formatNatural } from '../../i18n/format';
import { whySentences } from '../../i18n/why_sentences';
import { Newest } from '../../play/newest';
import { afterLegal } from '../../play/reply_table';
import { emit } from '../../kit/board/events';
import { controls } from '../../kit/controls';
import { partStyles } from './parts';

const movesAtOnce = 12;

export class WinningMoves extends LitElement {
  static override properties = {
    engine: { attribute: false },
    module: { attribute: false },
    theory: { attribute: false },
    language: { attribute: false },
    analysis: { attribute: false },
    shown: { state: true },
    chosen: { state: true },
    left: { state: true },
    failed: { state: true },
  };

  declare engine: Engine;
  declare module: BoardModule;
  declare theory: TheoryModule | undefined;
  declare language: Language;
  /** The analysis of an N-position that is not the end of the game. */
  declare analysis: Analysis;
  declare private shown: number;
  declare private chosen: string;
  /** The position that the chosen move leaves, once it is known. */
  declare private left: Analysis | undefined;
  declare private failed: boolean;

  readonly #newest = new Newest();
  #of: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('analysis')) return;
    const of = `${this.analysis.game} ${this.analysis.position}`;
    if (of === this.#of) return;
    this.#of = of;
    this.shown = movesAtOnce;
    void this.#choose(this.analysis.winning[0] ?? '');
  }

  async #choose(move: string): Promise<void> {
    const isNewest = this.#newest.begin();
    this.chosen = move;
    this.left = undefined;
    this.failed = false;
    try {
      const left = await afterLegal(this.engine, this.analysis, move);
      if (isNewest()) this.left = left;
    } catch {
      if (isNewest()) this.failed = true;
    }
  }

  protected override render(): TemplateResult {
    const { language, chosen, left } = this;
    const sentences = whySentences[language];
    const { winning } = this.analysis;
    const hidden = winning.length - this.shown;
    const name = this.module.nameMove(chosen, language);
    return html`<ul class="moves">
        ${winning.slice(0, this.shown).map(
          (move) =>
            html`<li>
              <button
                class="button choice"
                type="button"
                aria-pressed=${move === chosen}
                @click=${() => void this.#choose(move)}
              >
                ${this.module.nameMove(move, language)}
              </button>
            </li>`,
        )}
        ${
          hidden > 0
            ? html`<li>
                <button class="button more" type="button" @click=${() => (this.shown += 50)}>
                  ${sentences.showMore(formatNatural(Math.min(hidden, 50), language))}
                </button>
              </li>`
            : nothing
        }
      </ul>
      <div class="after">
        <p class="lead">
          <span>${sentences.thenEveryMove(name)}</span>
          <button
            class="button play"
            type="button"
            aria-label=${sentences.playMove(name)}
            @click=${() => emit(this, 'why-move', chosen)}
          >
            ${sentences.play}
          </button>
        </p>
        ${
          this.failed
            ? html`<p>
                ${sentences.failed}
                <button class="button" type="button" @click=${() => void this.#choose(chosen)}>
                  ${sentences.retry}
                </button>
              </p>`
            : left
              ? html`<impartial-replies
                  .engine=${this.engine}
                  .module=${this.module}
                  .theory=${this.theory}
                  .language=${language}
                  .analysis=${left}
                ></impartial-replies>`
              : html`<p class="soft">${sentences.searching}</p>`
        }
      </div>`;
  }

  static override styles = [
    controls,
    partStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .moves {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .choice[aria-pressed='true'] {
        border-color: var(--wins);
        background: var(--wins);
        color: var(--surface);
        font-weight: 600;
      }
      .after {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 4px;
      }
      .lead {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        margin: 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }
      @media (forced-colors: active) {
        .choice[aria-pressed='true'] {
          forced-color-adjust: none;
          color: HighlightText;
          background: Highlight;
        }
      }
    `,
  ];
}
