// The presenter view: the board alone, as large as the window allows, with two sides that can be named and the moves in one
// row. It tells no outcome before the game is over.
import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Engine } from '../../engine/engine';
import type { GameInfo } from '../../engine/types';
import type { Game } from '../../games/registry';
import { rules } from '../../games/rules';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import { controls } from '../../kit/controls';
import { dialogStyles } from '../../kit/dialog_styles';
import { closeIcon } from '../../kit/icons';
import { Newest } from '../../play/newest';
import type { BoardAddress } from '../../table/board_address';
import { actOnKey } from '../../table/keys';
import { troubleText } from '../../table/narration';
import { Stage } from '../../table/stage';
import { stepTools, tool } from '../../table/step_tools';
import { tableStyles } from '../../table/table_styles';
import { largestFit } from './largest_fit';
import { presenterSentences } from './presenter_sentences';
import { presenterStyles } from './presenter_styles';

export interface Presented {
  readonly engine: Engine;
  readonly game: Game;
  readonly info: GameInfo;
  readonly board: BoardAddress;
  readonly language: Language;
  readonly sentences: Sentences;
  /** Takes the game back when the dialog is closed. */
  readonly onClose: (board: BoardAddress) => void;
}

class PresenterDialog extends LitElement {
  static override properties = {
    presented: { attribute: false },
  };

  declare presented: Presented | undefined;

  readonly #stage = new Stage(this, {
    settings: () => {
      const { engine, language, sentences } = this.#presented;
      const link = (): undefined => undefined;
      return { engine, language, sentences, hidesSearch: true, showsWhy: false, link };
    },
    onChange: (change) => {
      if (change === 'step') void this.#fit(false);
    },
  });
  readonly #table = this.#stage.table;
  readonly #fits = new Newest();
  /** What the reader calls the sides, the one that moves first before the other. */
  readonly #names: [string, string] = ['', ''];

  get #presented(): Presented {
    if (!this.presented) throw new Error('nothing is presented');
    return this.presented;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('resize', this.#resized);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#resized);
  }

  async show(presented: Presented): Promise<void> {
    const { engine, game, info, board } = presented;
    const { boardModule } = await game.loadBoard();
    this.#table.clear();
    this.presented = presented;
    this.#stage.set(game, boardModule);
    await this.updateComplete;
    this.#dialog?.showModal();
    this.#table.applyAddress({ ...board, hints: 'none' });
    await this.#table.begin(engine, game.id, board, info.example);
    await this.updateComplete;
    this.#stage.board?.focus();
    await this.#fit(true);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  readonly #close = (): void => this.#dialog?.close();

  readonly #closed = (): void => {
    const { board, info, onClose } = this.#presented;
    const { hints: _none, ...played } = this.#table.address(info.example);
    this.#fits.begin();
    this.#table.clear();
    onClose({ ...played, ...(board.hints && { hints: board.hints }) });
  };

  // --- Size --------------------------------------------------------------------------------------------------------

  readonly #resized = (): void => void this.#fit(true);

  /** Makes the board as large as the window allows. `grows`: otherwise only if it is too large. */
  async #fit(grows: boolean): Promise<void> {
    const isNewest = this.#fits.begin();
    await this.updateComplete;
    const zoomed = this.renderRoot.querySelector<HTMLElement>('.zoomed');
    if (!zoomed || !this.#dialog?.open || !isNewest()) return;
    if (!grows && (await this.#hasRoom(zoomed))) return;
    const zoom = await largestFit(async (wanted) => {
      if (!isNewest()) return 0;
      zoomed.style.setProperty('zoom', String(wanted));
      return (await this.#hasRoom(zoomed)) ? this.#cellSize(wanted) : 0;
    });
    if (isNewest()) zoomed.style.setProperty('zoom', String(zoom));
  }

  async #hasRoom(zoomed: HTMLElement): Promise<boolean> {
    // Boards follow their width a frame later.
    for (let i = 0; i < 2; ++i) await new Promise((resolve) => requestAnimationFrame(resolve));
    await this.#stage.board?.updateComplete;
    const stage = zoomed.parentElement;
    if (!stage) return true;
    const inner = this.#stage.board?.renderRoot.querySelectorAll('.plane, .grid') ?? [];
    const isWide = [stage, ...inner].some((each) => each.scrollWidth > each.clientWidth + 1);
    return !isWide && zoomed.getBoundingClientRect().height <= stage.clientHeight;
  }

  /** How large a cell of the board is drawn; a board without cells is as large as its zoom. */
  #cellSize(zoom: number): number {
    const cell = this.#stage.board?.renderRoot.querySelector('[data-column="1"]');
    const { width, height } = cell?.getBoundingClientRect() ?? { width: zoom, height: zoom };
    return Math.min(width, height);
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  readonly #onKey = (event: KeyboardEvent): void =>
    actOnKey(event, {
      u: () => this.#table.stepBy(-1),
      r: () => this.#table.stepBy(1),
      n: () => this.#table.restart(),
      f: this.#close,
    });

  protected override render(): TemplateResult | typeof nothing {
    if (!this.presented) return nothing;
    const { game, language, sentences } = this.presented;
    const { table } = sentences;
    return html`<dialog
      aria-label=${presenterSentences[language].title(say(game.name, language))}
      @close=${this.#closed}
    >
      <article>
        ${this.#sides()}
        <div class="stage" @keydown=${this.#onKey}>
          <div class="zoomed">${this.#stage.board ?? table.loading}</div>
        </div>
        <div class="foot">
          ${this.#moves()} ${stepTools(this.#table, table)}
          ${tool('close', sentences.close, closeIcon, this.#close)}
        </div>
      </article>
      <p class="visually-hidden" role="status">${this.#announcement()}</p>
    </dialog>`;
  }

  #nameOf(side: 0 | 1): string {
    return this.#names[side] || this.#presented.sentences.table.seats[this.#table.seat(side)];
  }

  /** The side that moves, and at the end the side that has won. */
  #turn(): 0 | 1 {
    const { line, analysis, isOver } = this.#table.playthrough ?? {};
    const mover = (line?.at ?? 0) % 2;
    return isOver && analysis?.outcome === 'P' ? (mover === 0 ? 1 : 0) : mover === 0 ? 0 : 1;
  }

  #told(): string {
    const words = presenterSentences[this.#presented.language];
    const name = this.#nameOf(this.#turn());
    const isOver = this.#table.playthrough?.isOver ?? false;
    return (
      troubleText(this.#table, this.#stage.wording) ??
      (isOver ? words.hasWon(name) : words.turn(name))
    );
  }

  /** The last move and whose turn it is; not the opponent's reason. */
  #announcement(): string {
    const { table, nameMove } = this.#stage.wording;
    const { lastStep } = this.#table.playthrough ?? {};
    return table.sentences([...(lastStep ? [nameMove(lastStep.move)] : []), this.#told()]);
  }

  #sides(): TemplateResult {
    const turn = this.#turn();
    return html`<div class="sides">
      ${this.#side(0, turn === 0)}
      <p class="told">${this.#told()}</p>
      ${this.#side(1, turn === 1)}
    </div>`;
  }

  #side(side: 0 | 1, isOn: boolean): TemplateResult {
    const seat = this.#presented.sentences.table.seats[this.#table.seat(side)];
    return html`<input
      class="side ${isOn ? 'moves' : ''}"
      type="text"
      autocomplete="off"
      spellcheck="false"
      maxlength="40"
      aria-label=${presenterSentences[this.#presented.language].nameOf(seat)}
      title=${presenterSentences[this.#presented.language].nameOf(seat)}
      placeholder="${seat} ✎"
      .value=${this.#names[side]}
      @input=${(event: InputEvent) => {
        this.#names[side] = (event.target as HTMLInputElement).value;
        this.requestUpdate();
      }}
    />`;
  }

  /** Where the moves are going to be. */
  #rule(): TemplateResult {
    const { game, language } = this.#presented;
    return html`<p class="moves-row">${rules[language][game.id]}</p>`;
  }

  #moves(): TemplateResult {
    const { table } = this.#presented.sentences;
    const { at = 0, steps = [] } = this.#table.playthrough?.line ?? {};
    const { nameMove } = this.#stage.wording;
    if (steps.length === 0) return this.#rule();
    return html`<div class="moves-row" role="group" aria-label=${table.history}>
      ${[undefined, ...steps].map((step, count) => {
        const side = count % 2 === 1 ? 0 : 1;
        const words = step
          ? table.stepOf(count, this.#nameOf(side), nameMove(step.move))
          : table.start;
        return html`<button
          type="button"
          aria-current=${count === at ? 'step' : nothing}
          @click=${() => this.#table.goTo(count)}
          ${count === at ? ref(showInRow) : nothing}
        >
          ${words}
        </button>`;
      })}
    </div>`;
  }

  static override styles = [controls, tableStyles, dialogStyles, presenterStyles];
}

function showInRow(step?: Element): void {
  // The row is laid out in the next frame.
  requestAnimationFrame(() => step?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
}

const tag = 'impartial-presenter';
if (!customElements.get(tag)) customElements.define(tag, PresenterDialog);

let dialog: PresenterDialog | undefined;

/** Shows the game until the reader closes the dialog. */
export async function present(presented: Presented): Promise<void> {
  dialog ??= document.body.appendChild(document.createElement(tag) as PresenterDialog);
  await dialog.show(presented);
}
