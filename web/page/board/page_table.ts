// The table of the page: a game's board with its verdict, tools and moves; beside it the explanation, or the judge text.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure, otherGame } from '../../engine/engine';
import type { Engine } from '../../engine/engine';
import type { Fault } from '../../engine/check_types';
import type { DialectId, GameInfo } from '../../engine/types';
import type { Game } from '../../games/registry';
import { needsReload, reloadPage } from '../../kit/loading';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import type { Panel, Tab } from '../../i18n/table_sentences';
import { isSameBoard } from '../../table/board_address';
import type { BoardAddress } from '../../table/board_address';
import { panelsOf } from '../address';
import { Newest } from '../../play/newest';
import { tells } from '../../play/hint_level';
import { tableHead } from '../../table/head';
import { tableStyles } from '../../table/table_styles';
import { Stage } from '../../table/stage';
import type { TableChange } from '../../table/table';
import { toolBarStyles } from '../../table/tool_bar_styles';
import { disputedMovesOf } from '../../desk/cases/disputed_moves';
import { emit } from '../../desk/events';
import type { ShownCase } from '../../desk/desk_state';
import type { DisputedMoves } from '../../kit/board/board';
import { controls } from '../../kit/controls';
import { selectStyles } from '../../kit/select';
import { LazyPart } from '../../kit/lazy_part';
import { BoardHeight } from './board_height';
import type { CaseTaker } from './board_menu';
import { NotationField } from './notation_field';
import { PageKeys } from './page_keys';
import { PageTools } from './page_tools';
import { placeholder, unreadHead } from './placeholder';
import { pageTableStyles } from './page_table_styles';
import { tabList } from './tabs';

export class PageTable extends LitElement {
  static override properties = {
    engine: { attribute: false },
    game: { attribute: false },
    info: { attribute: false },
    dialect: { attribute: false },
    board: { attribute: false },
    shownCase: { attribute: false },
    fault: { attribute: false },
    unread: { attribute: false },
    sentences: { attribute: false },
    language: { attribute: false },
    loadFailure: { attribute: false },
    panel: { attribute: false },
    isNarrow: { attribute: false },
    addCase: { attribute: false },
    codeFailure: { state: true },
  };

  declare engine: Engine;
  declare game: Game;
  /** The solver's description of the game; undefined until the solver is loaded. */
  declare info: GameInfo | undefined;
  /** undefined: the game has no judge text. */
  declare dialect: DialectId | undefined;
  /** The board to show. What the reader makes of it is reported, and comes back here. */
  declare board: BoardAddress;
  /** The case of the judge text that the board is to show. */
  declare shownCase: ShownCase | undefined;
  /** What is wrong with a reader's answer to that case. */
  declare fault: Fault | undefined;
  /** Says that the reader's input has no case that can be read; undefined if the board is the reader's. */
  declare unread: string | undefined;
  declare sentences: Sentences;
  declare language: Language;
  declare loadFailure: EngineFailure | undefined;
  /** The view that is open beside the board; undefined for the one that a window shows by itself. */
  declare panel: Panel | undefined;
  /** The window has no room beside the board. */
  declare isNarrow: boolean;
  declare addCase: CaseTaker;

  /** Why the board's own code could not be loaded. */
  declare private codeFailure: EngineFailure | undefined;

  readonly stage = new Stage(this, {
    settings: () => ({
      engine: this.engine,
      language: this.language,
      sentences: this.sentences,
      searchesAtOnce: true,
      showsWhy: this.#tab === 'why',
      tellsNothing: this.unread !== undefined,
      link: () => location.href,
      ...(this.#disputedMoves && { disputedMoves: this.#disputedMoves }),
    }),
    onChange: (change) => this.#changed(change),
  });
  readonly #table = this.stage.table;
  readonly #newest = new Newest();
  readonly #atlas = new LazyPart(this, () => import('./atlas_pane'));
  readonly #historyCode = new LazyPart(this, () => import('./history'));
  readonly #why = new LazyPart(this, () => import('./why_pane'));
  readonly #field = new NotationField(this, this.stage);
  readonly #tools = new PageTools(this, this.stage);
  readonly #keys = new PageKeys(this, this.stage, this.#tools, {
    tab: () => this.#tab,
    open: (tab) => this.#open(tab),
  });
  /** The board that the table shows or is about to show. */
  #known: BoardAddress = {};
  /** What a reader's program is wrong about in the case on the board. */
  #disputedMoves: DisputedMoves | undefined;

  constructor() {
    super();
    this.board = {};
    this.isNarrow = false;
    this.addCase = async () => false;
    new BoardHeight(this);
  }

  /** Focuses the board's own tab stop. */
  override focus(): void {
    this.stage.board?.focus();
  }

  /** Takes a text for the position that it means. */
  write(text: string): void {
    const meant = this.stage.module?.meant?.(text, this.language);
    void this.#field.write(meant?.position ?? text);
  }

  /** Opens the position of a case; a case that was refused leaves the board as it is. */
  async #showCase({ position, words }: ShownCase): Promise<void> {
    this.#known = this.board;
    if (position === null || (await this.#table.open(position))) this.stage.announce(words);
  }

  // --- Addresses -------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void this.#loadBoard();
    if (changed.has('fault')) this.#disputedMoves = disputedMovesOf(this.fault);
    const isInfoNew = changed.has('info') && this.info !== undefined;
    if (changed.has('game') || isInfoNew) void this.#restore();
    else if (changed.has('shownCase') && this.shownCase) void this.#showCase(this.shownCase);
    else if (changed.has('board') && !isSameBoard(this.board, this.#known)) void this.#restore();
  }

  async #loadBoard(): Promise<void> {
    const { game } = this;
    const isNewest = this.#newest.begin();
    this.codeFailure = undefined;
    this.stage.set(game);
    try {
      const { boardModule } = await game.loadBoard();
      if (isNewest()) this.stage.set(game, boardModule);
    } catch (error) {
      if (isNewest()) this.codeFailure = new EngineFailure('load', String(error));
    }
  }

  async #restore(): Promise<void> {
    const { board, engine, info } = this;
    this.#known = board;
    this.#field.show(undefined);
    this.#table.applyAddress(board);
    if (info?.id !== this.game.id) return this.#table.clear();
    const { example } = info;
    const refused = await this.#table.begin(engine, info.id, board, example, example);
    const game = refused && otherGame(refused);
    if (game) emit(this, 'other-game', { game, board });
    else if (refused) this.#field.show(board.position);
  }

  #changed(change: TableChange): void {
    const { playthrough, state } = this.#table;
    if (change === 'level') {
      if (state.level === 'why') this.#open('why');
      else if (this.panel === 'why' && !tells(state.level, 'outcomes')) this.#open('board');
    }
    if (change === 'step') {
      this.#tools.boardChanged();
      this.#field.boardChanged();
    }
    if ((change === 'step' || change === 'chosen') && playthrough?.line) {
      this.#known = this.#table.address(this.info?.example);
      emit(this, 'board', this.#known);
    }
  }

  get #tab(): Tab {
    return this.panel ?? (this.isNarrow ? 'board' : this.dialect === undefined ? 'why' : 'text');
  }

  #open(tab: Tab): void {
    if (tab !== this.#tab) emit(this, 'panel', tab === 'board' ? undefined : tab);
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The explanation lies over the lower half, so the board has to be in the upper one.
    if (changed.has('panel') && this.isNarrow && this.panel === 'why') {
      this.renderRoot.querySelector('.table')?.scrollIntoView({ block: 'start' });
    }
    if (this.stage.board || this.#failure) this.removeAttribute('awaits-board');
  }

  protected override render(): TemplateResult {
    const { isNarrow, sentences } = this;
    const tab = this.#tab;
    const beside = panelsOf(this.game, this.dialect);
    const tabs = tabList(isNarrow ? ['board', ...beside] : beside, tab, sentences, (chosen) =>
      this.#open(chosen),
    );
    return html`<div class="layout ${isNarrow ? 'narrow' : ''} ${tab === 'why' ? 'explains' : ''}">
        ${isNarrow ? html`<div class="above"><slot name="told"></slot>${tabs}</div>` : nothing}
        ${this.#boardPane()}
        <div class="beside">
          ${isNarrow ? nothing : tabs} ${tab === 'why' ? this.#whyPane() : nothing}
          ${tab === 'atlas' ? this.#atlasPane() : nothing}
          <div
            class="panel"
            id="panel-text"
            role="tabpanel"
            aria-labelledby="tab-text"
            ?hidden=${tab !== 'text'}
          >
            <slot name="text"></slot>
          </div>
        </div>
      </div>
      <p class="visually-hidden" role="status">${this.stage.announcement}</p>`;
  }

  #whyPane(): TemplateResult | typeof nothing {
    const { isNarrow, sentences } = this;
    const { refused } = this.#table.state;
    // What was asked for is not on the board.
    const told = this.unread ?? (refused && sentences.notice(refused));
    const why = told === undefined ? this.stage.why : html`<p class="unread">${told}</p>`;
    const onClose = (): void => this.#open('board');
    const pane = { why, hasFailed: !!this.#failure, isNarrow, sentences, onClose };
    return this.#why.code?.whyPane({ ...pane, onKey: this.#keys.onWhy }) ?? nothing;
  }

  #atlasPane(): TemplateResult | typeof nothing {
    const { engine, language, game } = this;
    const pane = { game: game.id, engine, language, playthrough: this.#table.playthrough };
    return this.#atlas.code?.atlasPane(pane) ?? nothing;
  }

  #boardPane(): TemplateResult {
    const { table } = this.sentences;
    const isAwaited = !this.#failure && this.stage.isAwaited;
    return html`<section
      class="table"
      id="panel-board"
      role=${this.isNarrow ? 'tabpanel' : nothing}
      aria-label=${table.tabs.board}
      ?hidden=${this.isNarrow && this.#tab !== 'board' && this.#tab !== 'why'}
    >
      <div class="head ${this.shownCase ? 'of-case' : ''}">
        <slot name="case"></slot>
        ${
          this.#field.refusal(this) ??
          (this.unread === undefined
            ? tableHead(this.#table, this.stage.wording, isAwaited, 2)
            : unreadHead(this.unread))
        }
      </div>
      <div class="stage" @keydown=${this.#keys.onBoard}>
        ${this.stage.board ?? placeholder(this.#failure, this.sentences, this.#retry)}
      </div>
      ${this.stage.search ?? nothing}
      <slot name="held"></slot>
      ${this.#tools.view()} ${this.#field.view(this.sentences, html`<slot name="copy"></slot>`)}
      ${this.#tools.told()} ${this.#history()}
    </section>`;
  }

  get #failure(): EngineFailure | undefined {
    return this.codeFailure ?? this.#table.state.failure ?? this.loadFailure;
  }

  readonly #retry = (): void => {
    if (needsReload()) return reloadPage();
    this.#table.set({ failure: undefined });
    if (this.loadFailure) emit(this, 'reload');
    if (!this.stage.module) void this.#loadBoard();
    this.stage.retry();
    if (!this.#table.analysis) void this.#restore();
  };

  #history(): TemplateResult | typeof nothing {
    if (!this.#table.playthrough?.line?.steps.length) return nothing;
    return this.#historyCode.code?.moveHistory(this.stage, this.sentences) ?? nothing;
  }

  static override styles = [controls, selectStyles, tableStyles, toolBarStyles, pageTableStyles];
}
