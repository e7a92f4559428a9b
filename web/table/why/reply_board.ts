// A small board on which a lost game is stepped through: a move of theirs, the reply, and so on to the end. At each turn
// of theirs another move can be chosen.
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { whySentences } from '../../i18n/why_sentences';
import type { WhySentences } from '../../i18n/why_en';
import { assign } from '../../kit/assign';
import type { Board } from '../../kit/board/board';
import type { BoardModule } from '../../kit/board/board_module';
import type { ReplyIdea } from '../../kit/board/theory_module';
import { emit } from '../../kit/board/events';
import { controls } from '../../kit/controls';
import { chevronIcon } from '../../kit/icons';
import { select, selectStyles } from '../../kit/select';
import { isOver } from '../../play/is_over';
import { Newest } from '../../play/newest';
import { ReplyLine } from '../../play/reply_line';
import { partStyles } from './parts';

export class ReplyBoard extends LitElement {
  static override properties = {
    engine: { attribute: false },
    module: { attribute: false },
    language: { attribute: false },
    analysis: { attribute: false },
    idea: { attribute: false },
    playable: { attribute: false },
    at: { state: true },
    failed: { state: true },
  };

  declare engine: Engine;
  declare module: BoardModule;
  declare language: Language;
  /** The P-position. */
  declare analysis: Analysis;
  /** The first move is one of these. */
  declare idea: ReplyIdea;
  /** The P-position is on the table, so the first move can be played there. */
  declare playable: boolean;
  /** The number of moves made. */
  declare private at: number;
  declare private failed: boolean;

  readonly #newest = new Newest();
  #line: ReplyLine | undefined;
  #board: Board | undefined;

  constructor() {
    super();
    this.at = 0;
    this.failed = this.playable = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { engine, analysis, idea, language } = this;
    if (changed.has('analysis') || changed.has('idea')) {
      this.#line = new ReplyLine(engine, analysis, idea.prefer);
      this.at = 0;
      void this.#choose(0, idea.moves[0] ?? '');
    }
    this.#board ??= document.createElement(this.module.board) as Board;
    const shown = this.#line?.position(this.at);
    if (!shown) return;
    assign(this.#board, {
      analysis: shown,
      language,
      use: 'static',
      // The winning replies are marked.
      level: this.#isTheirTurn ? 'none' : 'outcomes',
      lastMove: this.#line?.moveTo(this.at),
    });
  }

  get #isTheirTurn(): boolean {
    return this.at % 2 === 0;
  }

  async #choose(at: number, move: string): Promise<void> {
    await this.#run(() => this.#line?.choose(at, move));
  }

  /** Makes a move of the line and shows the position after it. */
  async #run(
    act: () => Promise<void> | undefined,
    at = 1 + (this.at - (this.at % 2)),
  ): Promise<void> {
    const isNewest = this.#newest.begin();
    this.failed = false;
    try {
      await act();
      if (isNewest() && this.#line?.position(at)) this.at = at;
      // The board may stay at its step, and another move may have led there.
      this.requestUpdate();
    } catch {
      if (isNewest()) this.failed = true;
    }
  }

  #step(by: 1 | -1): void {
    const { at } = this;
    if (by < 0) this.at = Math.max(0, at - 1);
    else void this.#run(() => this.#line?.makeNext(at), at + 1);
  }

  protected override render(): TemplateResult {
    const sentences = whySentences[this.language];
    const line = this.#line;
    const shown = line?.position(this.at);
    if (!line || !shown) return html`<p class="soft">${sentences.searching}</p>`;
    const next = line.moveFrom(this.at);
    const step = (name: string, label: string, by: 1 | -1, can: boolean): TemplateResult =>
      html`<button
        class="button ${name}"
        type="button"
        aria-label=${label}
        title=${label}
        ?disabled=${!can}
        @click=${() => this.#step(by)}
      >
        ${chevronIcon}
      </button>`;
    return html`<div class="steps">
        ${step('back', sentences.stepBack, -1, this.at > 0)}
        ${step('forth', sentences.stepForth, 1, next !== undefined)} ${this.#theirs(sentences)}
        ${
          this.playable && line.moveFrom(0) !== undefined
            ? html`<button
                class="button play"
                type="button"
                aria-label=${sentences.playMove(this.#name(line.moveFrom(0) ?? ''))}
                @click=${() => emit(this, 'why-move', line.moveFrom(0) ?? '')}
              >
                ${sentences.play}
              </button>`
            : nothing
        }
      </div>
      <p class="told" aria-live="polite">${this.#told(shown, next, sentences)}</p>
      <div class="small" @board-look=${stop}>${this.#board}</div>
      ${
        this.failed
          ? html`<p class="soft">
              ${sentences.failed}
              <button class="button" type="button" @click=${() => this.#step(1)}>
                ${sentences.retry}
              </button>
            </p>`
          : nothing
      }`;
  }

  /** Their move, of which another one can be chosen. */
  #theirs(sentences: WhySentences): TemplateResult | typeof nothing {
    const line = this.#line;
    const turn = this.at - (this.at % 2);
    const from = line?.position(turn);
    if (!line || !from || isOver(from)) return nothing;
    const moves = turn === 0 ? this.idea.moves : from.options.listed.map(({ move }) => move);
    const chosen = line.moveFrom(turn);
    return html`<label class="theirs"
      ><span>${sentences.theyPlay}</span> ${select({
        values: moves,
        nameOf: (move) => this.#name(move),
        chosen,
        onChoose: moves.length < 2 ? undefined : (move) => void this.#choose(turn, move),
      })}</label
    >`;
  }

  #told(shown: Analysis, next: string | undefined, sentences: WhySentences): string {
    const move = this.#name(this.#line?.moveTo(this.at) ?? '');
    const count = formatNatural(this.at, this.language);
    if (isOver(shown)) {
      return this.#isTheirTurn ? sentences.youEnd(count, move) : sentences.theyEnd(count, move);
    }
    if (!this.#isTheirTurn) {
      return next === undefined
        ? sentences.noAnswerYet
        : sentences.theyPlayed(count, move, this.#name(next));
    }
    return this.at === 0 ? sentences.theirTurn : sentences.youPlayed(count, move);
  }

  #name(move: string): string {
    return move === '' ? '' : this.module.nameMove(move, this.language);
  }

  static override styles = [
    controls,
    partStyles,
    selectStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
        --legend: none;
      }
      .steps {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      .steps > .button:not(.play) {
        inline-size: 36px;
        padding: 0;
      }
      .back .icon {
        rotate: 90deg;
      }
      .forth .icon {
        rotate: -90deg;
      }
      .theirs {
        display: inline-flex;
        flex: 1 1 12rem;
        align-items: center;
        gap: 8px;
        min-inline-size: 0;
        font-size: 0.875rem;
        color: var(--ink-soft);
        white-space: nowrap;
      }
      select {
        flex: 1 1 auto;
      }
      select:disabled {
        opacity: 1;
        border-color: transparent;
        appearance: none;
      }
      .told {
        min-block-size: 2lh;
        margin: 0;
        font-size: 0.9375rem;
        text-wrap: pretty;
      }
      .small {
        max-inline-size: 22rem;
      }
      @media (pointer: coarse) {
        .steps > .button:not(.play) {
          inline-size: 44px;
        }
      }
    `,
  ];
}

/** What is looked at here is not on the table. */
function stop(event: Event): void {
  event.stopPropagation();
}
