// An N-position's winning moves. Each one opens the table of the P-position that
// it leaves, with the answer to every reply.
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { BoardModule } from '../../kit/board/board_module';
import type { Language } from '../../i18n/language';
import { formatNatural } from '../../i18n/format';
import { whySentences } from '../../i18n/why_sentences';
import { afterLegal } from '../../play/reply_table';
import { emit } from '../../kit/board/events';
import { controls } from '../../kit/controls';
import { disclosure, partStyles } from './parts';

const movesAtOnce = 20;

export class WinningMoves extends LitElement {
  static override properties = {
    engine: { attribute: false },
    module: { attribute: false },
    language: { attribute: false },
    analysis: { attribute: false },
    shown: { state: true },
    failed: { state: true },
  };

  declare engine: Engine;
  declare module: BoardModule;
  declare language: Language;
  /** The analysis of an N-position that is not the end of the game. */
  declare analysis: Analysis;
  declare private shown: number;
  declare private failed: string | undefined;

  /** The opened moves, with the positions that they leave once these are known. */
  readonly #opened = new Map<string, Analysis | undefined>();
  #of: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('analysis')) return;
    const of = `${this.analysis.game} ${this.analysis.position}`;
    if (of === this.#of) return;
    this.#of = of;
    this.#opened.clear();
    this.shown = movesAtOnce;
    const [first] = this.analysis.winning;
    if (first !== undefined) void this.#open(first);
  }

  async #open(move: string): Promise<void> {
    this.failed = undefined;
    this.#opened.set(move, undefined);
    this.requestUpdate();
    const of = this.#of;
    try {
      const next = await afterLegal(this.engine, this.analysis, move);
      if (of === this.#of && this.#opened.has(move)) this.#opened.set(move, next);
    } catch {
      if (of !== this.#of) return;
      this.#opened.delete(move);
      this.failed = move;
    }
    this.requestUpdate();
  }

  #close(move: string): void {
    this.#opened.delete(move);
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { language, failed } = this;
    const sentences = whySentences[language];
    const { winning } = this.analysis;
    const hidden = winning.length - this.shown;
    return html`<ul>
        ${winning.slice(0, this.shown).map((move, index) => this.#item(move, `move-${index}`))}
      </ul>
      ${
        hidden > 0
          ? html`<button
              class="button more"
              type="button"
              @click=${() => (this.shown += movesAtOnce)}
            >
              ${sentences.showMore(formatNatural(Math.min(hidden, movesAtOnce), language))}
            </button>`
          : nothing
      }
      ${
        failed === undefined
          ? nothing
          : html`<p class="more">
              ${sentences.failed}
              <button class="button" type="button" @click=${() => void this.#open(failed)}>
                ${sentences.retry}
              </button>
            </p>`
      }`;
  }

  #item(move: string, id: string): TemplateResult {
    const { engine, module, language } = this;
    const sentences = whySentences[language];
    const name = module.nameMove(move, language);
    const open = this.#opened.has(move);
    const next = this.#opened.get(move);
    return html`<li>
      <div class="head">
        ${disclosure({
          label: html`<strong>${name}</strong>`,
          open,
          opens: id,
          onToggle: () => (open ? this.#close(move) : void this.#open(move)),
        })}
        <button
          class="button play"
          type="button"
          aria-label=${sentences.playMove(name)}
          @click=${() => this.#play(move)}
        >
          ${sentences.play}
        </button>
      </div>
      ${
        open
          ? html`<div class="next" id=${id}>
              ${
                next
                  ? html`<impartial-replies
                      .engine=${engine}
                      .module=${module}
                      .language=${language}
                      .analysis=${next}
                      .line=${[move]}
                    ></impartial-replies>`
                  : html`<p class="soft">${sentences.searching}</p>`
              }
            </div>`
          : nothing
      }
    </li>`;
  }

  #play(move: string): void {
    emit(this, 'why-move', move);
  }

  static override styles = [
    controls,
    partStyles,
    css`
      :host {
        display: block;
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        padding-block: 2px;
      }
      .play {
        min-block-size: 28px;
      }
      @media (pointer: coarse) {
        .play {
          min-block-size: 40px;
        }
      }
      li + li {
        border-block-start: 1px solid var(--line);
      }
      .next {
        padding: 4px 0 12px 4px;
      }
      .next > * {
        padding-inline-start: 14px;
        border-inline-start: 2px solid var(--line);
      }
      .more {
        margin-block-start: 8px;
        font-size: 0.875rem;
      }
    `,
  ];
}
