// The desk around a game's board: what is said of the position, the board, its tools, the moves so far, and why.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { Engine } from '../engine/engine';
import type { DialectId, GameInfo } from '../engine/types';
import type { BoardModule } from '../kit/board/board_module';
import type { Game } from '../games/registry';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { formatBoard } from '../table/board_address';
import type { BoardAddress } from '../table/board_address';
import type { Board } from '../kit/board/board';
import { tells } from '../play/hint_level';
import { tableHead } from '../table/head';
import { historyList } from '../table/history';
import { addIcon } from '../table/table_icons';
import { actOnKey, keyHelp, lettersOf } from '../table/keys';
import { tableStyles } from '../table/table_styles';
import { SearchHost } from '../table/search_host';
import { Table } from '../table/table';
import type { TableOwner } from '../table/table';
import { toolBar } from '../table/tools';
import { WhyHost } from '../table/why_host';
import { emit } from './events';
import { utf16Ranges } from './byte_ranges';
import { controls } from '../kit/controls';
import { copyText } from '../kit/hand_over';
import { chevronIcon, copyIcon } from '../kit/icons';
import { noticeList, noticeListStyles } from './notice_list';

/** Puts a case into the judge's input; false if that cannot take it. */
export type CaseTaker = (text: string) => Promise<boolean>;

/** The table of two views, where there is no room for both. */
export type Shows = 'all' | 'board' | 'why';

export class PageTable extends LitElement implements TableOwner {
  static override properties = {
    engine: { attribute: false },
    game: { attribute: false },
    info: { attribute: false },
    dialect: { attribute: false },
    address: { attribute: false },
    sentences: { attribute: false },
    language: { attribute: false },
    loadFailure: { attribute: false },
    shows: { attribute: false },
    addCase: { attribute: false },
    module: { state: true },
    look: { state: true },
    typed: { state: true },
    codeFailure: { state: true },
    whyOpen: { state: true },
  };

  declare engine: Engine;
  declare game: Game;
  /** What the solver says of the game, once it has been loaded. */
  declare info: GameInfo | undefined;
  declare dialect: DialectId;
  /** What is to be shown. Taken only if it is not what this table itself has said. */
  declare address: BoardAddress;
  declare sentences: Sentences;
  declare language: Language;
  declare loadFailure: EngineFailure | undefined;
  declare shows: Shows;
  declare addCase: CaseTaker;

  declare module: BoardModule | undefined;
  /** The move that is looked at on the board. */
  declare private look: string | undefined;
  /** In the notation field while it is written in. */
  declare private typed: string | undefined;
  /** The board's own code has not come. */
  declare private codeFailure: EngineFailure | undefined;
  declare private whyOpen: boolean;

  readonly #table = new Table(this);
  readonly #why = new WhyHost(() => this.requestUpdate());
  readonly #search = new SearchHost(() => this.requestUpdate());
  #board: Board | undefined;
  /** The address as it was said or taken last. */
  #said = '';
  /** Texts of the notation field that are being looked at. */
  #writing = 0;

  constructor() {
    super();
    this.address = {};
    this.shows = 'all';
    this.addCase = () => Promise.resolve(false);
    this.whyOpen = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#search.stop();
    this.#table.pause();
  }

  /** To the board's own tab stop. */
  override focus(): void {
    this.#board?.focus();
  }

  /** Another position, from elsewhere on the page. */
  async show(position: string, words: string): Promise<void> {
    await this.#table.open(position);
    if (!this.#table.state.refused) this.#table.announce(words);
  }

  // --- From the address and back -----------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void this.#loadBoard();
    const isNew = formatBoard(this.address) !== this.#said;
    if (
      changed.has('game') ||
      (changed.has('info') && this.info) ||
      (isNew && changed.has('address'))
    ) {
      void this.#restore();
    }
    this.#dressBoard();
    this.#dressSearch();
    this.#dressWhy();
  }

  async #loadBoard(): Promise<void> {
    const { game } = this;
    this.module = this.#board = this.codeFailure = undefined;
    this.#why.clear();
    this.#search.clear();
    try {
      const { boardModule } = await game.loadBoard();
      if (game === this.game) this.module = boardModule;
    } catch (error) {
      if (game === this.game) this.codeFailure = new EngineFailure('load', String(error));
    }
  }

  async #restore(): Promise<void> {
    const { address, engine, info } = this;
    this.#said = formatBoard(address);
    this.typed = undefined;
    this.#table.lay(address);
    if (info?.id !== this.game.id) return this.#table.clear();
    const { example } = info;
    const refused = await this.#table.begin(engine, info.id, address, example, example);
    if (refused) this.typed = address.position;
  }

  stepped(): void {
    if (this.#writing === 0) this.typed = undefined;
    // What was looked at belongs to the position before.
    this.look = undefined;
    this.#tellAddress();
  }

  levelSet(): void {
    const { level } = this.#table.state;
    this.whyOpen = level === 'why' || (this.whyOpen && tells(level, 'outcomes'));
  }

  levelChosen(): void {
    this.#tellAddress();
  }

  #tellAddress(): void {
    if (!this.#table.playthrough?.line) return;
    const address = this.#table.address(this.info?.example);
    const said = formatBoard(address);
    if (said === this.#said) return;
    this.#said = said;
    emit(this, 'board-address', address);
  }

  // --- What is done ------------------------------------------------------------------------------------------------

  /** What a person writes is shown at once, and left as it is written until the field is left. */
  async #write(text: string): Promise<void> {
    this.typed = text;
    ++this.#writing;
    await this.#table.open(text);
    --this.#writing;
    // The field may have been left before the answer came.
    if (this.shadowRoot?.activeElement?.id !== 'notation') this.#leaveNotation();
  }

  #leaveNotation(): void {
    if (!this.#table.state.refused) this.typed = undefined;
  }

  async #addToInput(): Promise<void> {
    const { analysis } = this.#table;
    const text = analysis && this.module?.toCase(analysis, this.dialect);
    if (text === undefined) return;
    const { table, copyFailed } = this.sentences;
    if (await this.addCase(text)) this.#table.announce(table.addedToInput);
    else this.#table.announce((await copyText(text)) ? table.caseCopied : copyFailed);
  }

  async #copyTranscript(): Promise<void> {
    const { playthrough, state } = this.#table;
    const line = playthrough?.line;
    if (!playthrough || !line) return;
    const analyses = [0, ...line.steps.map((_, index) => index + 1)].flatMap(
      (count) => playthrough.analysisAt(count) ?? [],
    );
    const moves = line.steps.map(({ move }) => move);
    const text = this.module?.transcript?.(analyses, moves, state.seats.first === 'you');
    if (text === undefined) return;
    const { copied, copyFailed } = this.sentences;
    this.#table.announce((await copyText(text)) ? copied : copyFailed);
  }

  // --- The game's own elements -------------------------------------------------------------------------------------

  #dressBoard(): void {
    const { analysis, playthrough, state } = this.#table;
    if (!this.module || !analysis) return;
    this.#board ??= document.createElement(this.module.board) as Board;
    const { level, use } = state;
    const lastMove = playthrough?.lastStep?.move;
    Object.assign(this.#board, { analysis, level, language: this.language, use, lastMove });
  }

  #dressSearch(): void {
    const { game, language } = this;
    const { analysis, state } = this.#table;
    if (analysis?.game !== game.id) return;
    const parts = { game, table: this.#table, analysis, language, level: state.level };
    this.#search.dress(parts).catch((error: unknown) => this.#table.fail('load', error));
  }

  get #whyShown(): boolean {
    return this.shows === 'why' || (this.shows === 'all' && this.whyOpen);
  }

  #dressWhy(): void {
    const { engine, game, module, language, look } = this;
    const { analysis, state } = this.#table;
    if (!this.#whyShown || !module || !analysis) return;
    const parts = { engine, game, module, analysis, language, level: state.level, look };
    this.#why.dress(parts).catch((error: unknown) => this.#table.fail('load', error));
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { table } = this.sentences;
    return html`
      ${this.shows === 'why' ? nothing : this.#boardPane()}
      ${
        this.shows === 'board'
          ? nothing
          : html`<section class="why" aria-label=${table.tabs.why}>
              ${this.shows === 'all' ? this.#whyToggle() : nothing}
              ${
                this.#whyShown
                  ? html`<div
                      class="why-body"
                      @why-move=${this.#onWhyMove}
                      @why-position=${this.#onWhyPosition}
                      @say=${this.#onSay}
                    >
                      ${this.#why.element ?? html`<p class="waiting">${this.sentences.table.loading}</p>`}
                    </div>`
                  : nothing
              }
            </section>`
      }
      <p class="visually-hidden" role="status">${this.#table.state.announcement}</p>
    `;
  }

  #boardPane(): TemplateResult {
    const { table } = this.sentences;
    return html`<section class="table" aria-label=${table.tabs.board}>
      ${tableHead(this.#table, this.sentences)} ${this.#search.element ?? nothing}
      <div
        class="stage"
        @board-move=${(event: CustomEvent<string>) => void this.#table.play(event.detail)}
        @board-edit=${(event: CustomEvent<string>) => void this.#table.open(event.detail)}
        @board-setup-move=${(event: CustomEvent<string>) =>
          void this.#table.setUpAfter(event.detail)}
        @board-look=${(event: CustomEvent<string | null>) => (this.look = event.detail ?? undefined)}
        @keydown=${this.#onKey}
      >
        ${this.#table.analysis && this.#board ? this.#board : this.#placeholder()}
      </div>
      ${this.#table.state.use === 'setup' ? html`<p class="setup-help">${table.setUpHelp}</p>` : nothing}
      ${this.#tools()} ${this.#notation()} ${this.#history()} ${keyHelp(table)}
    </section>`;
  }

  #placeholder(): TemplateResult {
    const failure = this.codeFailure ?? this.#table.state.failure ?? this.loadFailure;
    const { table, retry } = this.sentences;
    return html`<div class="placeholder">
      ${
        failure
          ? html`<p>${table.failed(failure)}</p>
              <button class="button" type="button" @click=${this.#retry}>${retry}</button>`
          : html`<p>${table.loading}</p>`
      }
    </div>`;
  }

  readonly #retry = (): void => {
    this.#table.set({ failure: undefined });
    if (this.loadFailure) emit(this, 'reload');
    if (!this.module) void this.#loadBoard();
    void this.#restore();
  };

  #tools(): TemplateResult {
    return toolBar(this.#table, this.sentences.table, {
      clear: this.module?.empty === undefined ? undefined : () => this.#table.putEmpty(),
      random: this.module?.random ? () => this.#table.putRandom() : undefined,
      // While a position is set up nobody answers.
      onSetUp: () => {
        this.#table.set({ use: this.#table.state.use === 'setup' ? 'play' : 'setup' });
        this.#table.moved();
      },
    });
  }

  #notation(): TemplateResult {
    const { table } = this.sentences;
    const { analysis, state } = this.#table;
    const { refused } = state;
    const canAdd = analysis && this.module?.toCase(analysis, this.dialect) !== undefined;
    return html`<div class="notation">
        <label for="notation">${table.notation}</label>
        <input
          id="notation"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${refused ? 'true' : 'false'}
          aria-describedby=${refused ? 'refused-0' : nothing}
          .value=${this.typed ?? analysis?.position ?? ''}
          ?disabled=${!analysis}
          @input=${(event: Event) => void this.#write((event.target as HTMLInputElement).value)}
          @change=${() => this.#leaveNotation()}
          @blur=${() => this.#leaveNotation()}
        />
        <span class="group">
          ${
            canAdd
              ? html`<button
                  class="button add-case"
                  type="button"
                  @click=${() => void this.#addToInput()}
                >
                  ${addIcon} ${table.addToInput}
                </button>`
              : nothing
          }
          <slot name="copy"></slot>
        </span>
      </div>
      ${noticeList({
        id: 'refused',
        notices: refused ? [refused] : [],
        suppressed: 0,
        sentences: this.sentences,
        onGoTo: () => this.#goToRefused(),
      })}`;
  }

  #goToRefused(): void {
    const input = this.renderRoot.querySelector<HTMLInputElement>('#notation');
    const { refused } = this.#table.state;
    if (!input || !refused) return;
    const { offset, length } = refused;
    const [range] = utf16Ranges(input.value, [{ offset, length }]);
    input.focus();
    if (range) input.setSelectionRange(range.from, range.to);
  }

  #history(): TemplateResult | typeof nothing {
    if (!this.#table.playthrough?.line?.steps.length) return nothing;
    const { table } = this.sentences;
    return html`<div class="past">
      ${historyList(this.#table, table)}
      ${
        this.module?.transcript
          ? html`<button
              class="button transcript"
              type="button"
              @click=${() => void this.#copyTranscript()}
            >
              ${copyIcon} ${table.copyTranscript}
            </button>`
          : nothing
      }
    </div>`;
  }

  #whyToggle(): TemplateResult {
    return html`<h2>
      <button
        class="why-toggle"
        type="button"
        aria-expanded=${this.whyOpen}
        @click=${() => (this.whyOpen = !this.whyOpen)}
      >
        ${chevronIcon} ${this.sentences.table.tabs.why}
      </button>
    </h2>`;
  }

  readonly #onWhyMove = (event: CustomEvent<string>): void => {
    void this.#table.play(event.detail);
  };

  readonly #onWhyPosition = (event: CustomEvent<string>): void => {
    void this.#table.open(event.detail);
  };

  readonly #onSay = (event: CustomEvent<string>): void => this.#table.announce(event.detail);

  readonly #onKey = (event: KeyboardEvent): void => actOnKey(event, this.#letters);

  readonly #letters = lettersOf(this.#table);

  static override styles = [controls, noticeListStyles, tableStyles];
}
