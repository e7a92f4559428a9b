// <impartial-board>: a board for other people's pages. The class alone: importing it defines nothing, loads nothing and
// needs no DOM; define.ts gives it its name. What it shows and how it plays is the page's own (../ui/board_desk).
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { GameId, Notice, Outcome } from '../engine/types';
import type { BoardModule } from '../kit/board/board_module';
import { gameNamed, registry } from '../games/registry';
import type { Game } from '../games/registry';
import { chooseLanguage, say } from '../i18n/language';
import { formatBoard } from '../table/board_address';
import type { Board, BoardUse } from '../kit/board/board';
import { hintLevels, tells } from '../play/hint_level';
import type { HintLevel } from '../play/hint_level';
import { tableHead, verdictMark } from '../table/head';
import { historyList } from '../table/history';
import { actOnKey, keyHelp, lettersOf } from '../table/keys';
import { tableStyles } from '../table/table_styles';
import { SearchHost } from '../table/search_host';
import { Table, defaultLevels } from '../table/table';
import type { TableOwner } from '../table/table';
import { stepTools, toolBar } from '../table/tools';
import { isOver } from '../play/after';
import { WhyHost } from '../table/why_host';
import { controls } from '../kit/controls';
import { boardModes } from '../kit/board/attributes';
import type { BoardMode } from '../kit/board/attributes';
import { elementStyles } from './element_styles';
import { Quiz } from './quiz';
import type { Prediction } from './quiz';
import { embedSentences, english, loadSentences } from './sentences';
import type { BoardSentences, EmbedSentences } from './sentences';
import { sharedEngine } from './shared_engine';
import { whenNear } from './viewport';

export const controlLevels = ['full', 'minimal', 'none'] as const;
export type ControlLevel = (typeof controlLevels)[number];

/** What the board shows now. */
export interface BoardState {
  readonly game: GameId;
  readonly mode: BoardMode;
  /** That is looked at, in the game's notation. */
  readonly position: string;
  /** That led there, apart by blanks. */
  readonly moves: string;
  readonly outcome: Outcome;
  /** No move is left. */
  readonly over: boolean;
  /** In a quiz: how often the reader has answered until the right answer, and whether that was given. */
  readonly tries?: number;
  readonly solved?: boolean;
}

/** game, position: there is none such. load: something did not come, or the solver broke. */
export interface BoardError {
  readonly kind: 'game' | 'position' | 'load';
  /** In the reader's language. */
  readonly message: string;
  readonly notice?: Notice;
}

export interface ImpartialBoardEvents {
  'impartial-ready': CustomEvent<BoardState>;
  'impartial-change': CustomEvent<BoardState>;
  'impartial-reveal': CustomEvent<BoardState>;
  'impartial-error': CustomEvent<BoardError>;
}

declare global {
  interface HTMLElementTagNameMap {
    'impartial-board': ImpartialBoard;
  }
  interface HTMLElementEventMap extends ImpartialBoardEvents {}
}

/**
 * A board of an impartial game. Its children are shown until it is ready, and where it cannot be.
 *
 * @tag impartial-board
 *
 * @attr {string} game - number_game, chess_rows, wythoff or misere_nim
 * @attr {string} position - in the game's notation; without one, the game's example
 * @attr {string} moves - made from there, apart by blanks
 * @attr {'analyse'|'play'|'quiz'|'static'} mode - analyse if not given
 * @attr {boolean} reveal - shows all outcomes
 * @attr {'full'|'minimal'|'none'} controls - minimal if not given
 * @attr {'none'|'legal'|'outcomes'|'values'|'why'} hints - how much is told; outcomes in analyse, none in play and quiz
 * @attr {string} lang - English, 简体 or 繁體; without one, that of the page around it, or the reader's
 * @attr {'light'|'dark'|'system'} theme - without one, the colour scheme of the page around it
 * @attr {'lazy'|'eager'} loading - lazy, if not given: when the board comes near to being seen
 * @attr {boolean} readonly - no move can be made
 *
 * @slot - shown until the board is ready, and where it cannot be
 *
 * @fires {CustomEvent<BoardState>} impartial-ready - what was asked for by attribute is shown
 * @fires {CustomEvent<BoardState>} impartial-change - the reader moved, answered or stepped through the moves, or the opponent answered
 * @fires {CustomEvent<BoardState>} impartial-reveal - the reader asked for the answers of a quiz
 * @fires {CustomEvent<BoardError>} impartial-error - there is no such game or position, or something could not be loaded
 *
 * @csspart frame - all of it
 * @csspart verdict - what is said of the position
 * @csspart board - around the board
 * @csspart tools - below the board
 * @csspart link - to the same position in Impartial
 *
 * @cssprop --ig-surface - behind the board
 * @cssprop --ig-shade - behind a cell
 * @cssprop --ig-ink - text
 * @cssprop --ig-ink-soft - text that matters less
 * @cssprop --ig-line - lines
 * @cssprop --ig-wins - winning moves
 * @cssprop --ig-loses - losing moves
 * @cssprop --ig-error - what went wrong
 * @cssprop --ig-focus - around what has the focus
 * @cssprop --ig-radius - of corners
 * @cssprop --ig-font - the typeface
 */
export class ImpartialBoard extends LitElement {
  /** Where Impartial is, for the link to it; without it there is none. Scripts that know where they come from set it. */
  static base: string | undefined;

  static override properties = {
    game: { reflect: true, useDefault: true },
    position: { reflect: true, useDefault: true },
    moves: { reflect: true, useDefault: true },
    mode: { reflect: true, useDefault: true },
    reveal: { type: Boolean, reflect: true },
    controls: { reflect: true, useDefault: true },
    hints: { reflect: true, useDefault: true },
    lang: { reflect: true, useDefault: true },
    theme: { reflect: true, useDefault: true },
    loading: { reflect: true, useDefault: true },
    readonly: { type: Boolean, reflect: true },
    base: { attribute: false },
  };

  static override styles = [controls, tableStyles, elementStyles];

  declare game: string;
  declare position: string | null;
  declare moves: string;
  declare mode: BoardMode;
  declare reveal: boolean;
  declare controls: ControlLevel;
  declare hints: HintLevel | null;
  declare theme: 'light' | 'dark' | 'system' | null;
  declare loading: 'lazy' | 'eager';
  declare readonly: boolean;
  /** As the class's own, for this board alone. */
  declare base: string | undefined;

  readonly #owner: Owner = {
    sentences: english,
    language: 'en',
    module: undefined,
    requestUpdate: () => this.requestUpdate(),
    stepped: () => this.#stepped(),
    levelSet: () => {},
    levelChosen: () => {},
  };
  readonly #table = new Table(this.#owner);
  readonly #why = new WhyHost(() => this.requestUpdate());
  readonly #search = new SearchHost(() => this.requestUpdate());
  #board: Board | undefined;
  #quiz = new Quiz();
  /** The move that is looked at on the board. */
  #look: string | undefined;
  /** The game that is shown. */
  #shown: Game | undefined;
  #error: BoardError | undefined;
  /** It is seen, or nearly so. */
  #near = false;
  /** What the attributes ask for has been gone after. */
  #asked = false;
  /** What happens now was not done by the reader. */
  #opening = false;
  #newest = 0;
  #stopWaiting = (): void => {};

  constructor() {
    super();
    this.game = this.moves = '';
    this.position = this.hints = this.theme = null;
    this.mode = 'analyse';
    this.controls = 'minimal';
    this.loading = 'lazy';
    this.reveal = this.readonly = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#near) this.#stopWaiting = whenNear(this, () => this.#come());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaiting();
    this.#search.stop();
    this.#table.pause();
  }

  /** To the board's own tab stop. */
  override focus(): void {
    this.#board?.focus();
  }

  /** What the board shows now; nothing until it is ready. */
  get state(): BoardState | undefined {
    const { analysis, playthrough, state } = this.#table;
    const line = playthrough?.line;
    if (!this.#shown || !analysis || !line) return undefined;
    const { tries, solved } = this.#quiz;
    const mode = this.#mode;
    return {
      game: this.#shown.id,
      mode: mode === 'analyse' ? state.seats.mode : mode,
      position: analysis.position,
      moves: line.steps
        .slice(0, line.at)
        .map(({ move }) => move)
        .join(' '),
      outcome: analysis.outcome,
      over: isOver(analysis),
      ...(mode === 'quiz' && { tries, solved }),
    };
  }

  // --- What is asked for -------------------------------------------------------------------------------------------

  get #mode(): BoardMode {
    return boardModes.find((each) => each === this.mode) ?? 'analyse';
  }

  get #level(): HintLevel {
    const mode = this.#mode;
    const without = mode === 'quiz' || mode === 'play' ? 'none' : defaultLevels.analyse;
    const level = hintLevels.find((each) => each === this.hints) ?? without;
    if (!tells(level, 'outcomes')) return this.reveal ? 'outcomes' : level;
    return this.#quizzing ? 'legal' : level;
  }

  /** The reader is to say which move wins. */
  get #quizzing(): boolean {
    return this.#mode === 'quiz' && !this.reveal;
  }

  get #still(): boolean {
    return this.readonly || this.#mode === 'static';
  }

  #come(): void {
    this.#stopWaiting();
    this.#near = true;
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.loading === 'eager') this.#near = true;
    if (!this.#near) return;
    const anew = asking.some((name) => changed.has(name));
    if (anew || !this.#asked) {
      this.#asked = true;
      void this.#open();
    } else if (changed.has('hints') || changed.has('reveal')) {
      this.#table.setLevel(this.#level);
    }
    if (changed.has('lang') && this.#shown) void this.#speak();
    this.#dressBoard();
    this.#dressSearch();
    this.#dressWhy();
  }

  /** In which language, and with its sentences. */
  async #speak(): Promise<void> {
    const language = chooseLanguage([...languageAround(this), ...navigator.languages]);
    const sentences = await loadSentences(language);
    Object.assign(this.#owner, { language, sentences });
    this.requestUpdate();
  }

  async #open(): Promise<void> {
    const request = ++this.#newest;
    const isOvertaken = (): boolean => request !== this.#newest;
    const game = gameNamed(this.game);
    // All that is needed comes at the same time.
    const loads = game && Promise.all([game.loadBoard(), sharedEngine.games(), this.#speak()]);
    try {
      if (!game) await this.#speak();
      const [board, games] = (await loads) ?? [];
      if (isOvertaken()) return;
      if (!game || !board || !games) return this.#fail('game', this.#noSuchGame());
      this.#set(game, board.boardModule);
      const { position, moves } = this;
      const example = games.find(({ id }) => id === game.id)?.example ?? '';
      this.#opening = true;
      const mode = this.#mode === 'play' ? 'play' : 'analyse';
      this.#table.lay({ mode, hints: this.#level });
      const refused = await this.#table.begin(
        sharedEngine,
        game.id,
        { ...(position !== null && { position }), moves: moves.split(/\s+/).filter(Boolean) },
        example,
      );
      if (isOvertaken()) return;
      this.#opening = false;
      const { failure } = this.#table.state;
      if (failure) throw failure;
      if (refused) return this.#fail('position', this.#owner.sentences.notice(refused), refused);
    } catch (error) {
      if (isOvertaken()) return;
      this.#opening = false;
      const failure = EngineFailure.of('load', error);
      return this.#fail('load', this.#owner.sentences.table.failed(failure));
    }
    this.#error = undefined;
    this.requestUpdate();
    await this.updateComplete;
    if (!isOvertaken()) this.#tell('impartial-ready', this.state);
  }

  #set(game: Game, module: BoardModule): void {
    if (game === this.#shown && module === this.#owner.module) this.#table.pause();
    else {
      this.#board = undefined;
      this.#why.clear();
      this.#search.clear();
    }
    this.#shown = game;
    this.#owner.module = module;
    this.#quiz = new Quiz();
    this.#look = undefined;
  }

  #noSuchGame(): string {
    return this.#words.noGame(this.game, registry.map(({ id }) => id).join(', '));
  }

  #fail(kind: BoardError['kind'], message: string, notice?: Notice): void {
    this.#table.clear();
    this.#error = { kind, message, ...(notice && { notice }) };
    this.requestUpdate();
    this.#tell('impartial-error', this.#error);
  }

  #tell<Type extends keyof ImpartialBoardEvents>(
    type: Type,
    detail: ImpartialBoardEvents[Type]['detail'] | undefined,
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  // --- What the reader does ----------------------------------------------------------------------------------------

  #stepped(): void {
    // What was looked at belongs to the position before.
    this.#look = undefined;
    if (!this.#opening) this.#tell('impartial-change', this.state);
  }

  readonly #onMove = (event: CustomEvent<string>): void => {
    event.stopPropagation();
    if (this.#quizzing) void this.#predict(event.detail);
    else void this.#table.play(event.detail);
  };

  readonly #onLook = (event: CustomEvent<string | null>): void => {
    event.stopPropagation();
    this.#look = event.detail ?? undefined;
    this.requestUpdate();
  };

  async #predict(move: string | undefined): Promise<void> {
    const quiz = this.#quiz;
    const taken = await this.#table.act(() => quiz.predict(this.#table, move), 'move');
    if (!taken || quiz !== this.#quiz || !quiz.last) return;
    this.#table.announce(this.#owner.sentences.table.sentences(this.#answerWords(quiz.last)));
    this.#tell('impartial-change', this.state);
  }

  /** Shows the answers, or asks again. */
  readonly #turn = (): void => {
    this.reveal = !this.reveal;
    if (this.reveal) this.#tell('impartial-reveal', this.state);
    else this.#again();
  };

  readonly #again = (): void => {
    this.#asked = false;
    this.#error = undefined;
    this.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (this.#quizzing) actOnKey(event, { n: this.#again });
    else if (this.#mode !== 'static') actOnKey(event, this.#letters);
  };

  readonly #letters = lettersOf(this.#table);

  // --- The game's own elements -------------------------------------------------------------------------------------

  #dressBoard(): void {
    const { analysis, playthrough, state } = this.#table;
    const { module, language } = this.#owner;
    if (!module || !analysis || analysis.game !== this.#shown?.id) return;
    this.#board ??= document.createElement(module.board) as Board;
    const use: BoardUse = this.#still ? 'static' : state.use;
    const lastMove = playthrough?.lastStep?.move;
    Object.assign(this.#board, { analysis, level: state.level, language, use, lastMove });
  }

  /** Not where there is nothing to ask for. */
  get #searchShown(): boolean {
    return this.controls !== 'none' && !this.#still && !this.#quizzing;
  }

  #dressSearch(): void {
    const { analysis, state } = this.#table;
    const { language } = this.#owner;
    const game = this.#shown;
    if (!this.#searchShown || !game || analysis?.game !== game.id) return;
    const parts = { game, table: this.#table, analysis, language, level: state.level };
    this.#search.dress(parts).catch((error: unknown) => this.#table.fail('load', error));
  }

  get #whyShown(): boolean {
    return this.#table.state.level === 'why' && !this.#quizzing;
  }

  #dressWhy(): void {
    const { analysis, state } = this.#table;
    const { module, language } = this.#owner;
    const game = this.#shown;
    if (!this.#whyShown || !game || !module || !analysis) return;
    const look = this.#look;
    const parts = { engine: sharedEngine, game, module, analysis, language, level: state.level };
    this.#why.dress({ ...parts, look }).catch((error: unknown) => this.#table.fail('load', error));
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  get #words(): EmbedSentences {
    return embedSentences[this.#owner.language];
  }

  protected override render(): TemplateResult {
    const { sentences, language } = this.#owner;
    // What the host has put into the element keeps the host's look, so it stands outside of ours.
    if (this.#error) {
      const { kind, message } = this.#error;
      return html`<div class="root" lang=${language}>
          <div class="trouble" part="frame" role="status">
            <p>${message}</p>
            ${
              kind === 'load'
                ? html`<button class="button" type="button" @click=${this.#again}>
                    ${sentences.retry}
                  </button>`
                : nothing
            }
          </div>
        </div>
        <slot></slot>`;
    }
    if (!this.#board || !this.#table.analysis || !this.#shown) {
      return html`<slot
        ><div class="root" lang=${language}>
          <div class="table placeholder" part="frame"><p>${sentences.table.loading}</p></div>
        </div></slot
      >`;
    }
    return html`<div class="root" lang=${language}>
      <div class="table" part="frame" role="group" aria-label=${say(this.#shown.name, language)}>
        ${this.#quizzing ? this.#question() : tableHead(this.#table, sentences)}
        ${this.#searchShown ? (this.#search.element ?? nothing) : nothing}
        <div
          class="stage"
          part="board"
          @board-move=${this.#onMove}
          @board-look=${this.#onLook}
          @keydown=${this.#onKey}
        >
          ${this.#board}
        </div>
        ${this.#mode === 'static' ? nothing : this.#tools()}
      </div>
      ${
        this.#whyShown
          ? html`<div
              class="why"
              role="group"
              aria-label=${sentences.table.tabs.why}
              @why-move=${this.#onWhyMove}
              @why-position=${this.#onWhyPosition}
              @say=${(event: CustomEvent<string>) => this.#table.announce(event.detail)}
            >
              ${this.#why.element ?? html`<p class="waiting">${sentences.table.loading}</p>`}
            </div>`
          : nothing
      }
      <p class="visually-hidden" role="status">${this.#table.state.announcement}</p>
    </div>`;
  }

  readonly #onWhyMove = (event: CustomEvent<string>): void => {
    if (!this.#still) void this.#table.play(event.detail);
  };

  readonly #onWhyPosition = (event: CustomEvent<string>): void => {
    if (!this.#still) void this.#table.open(event.detail);
  };

  #question(): TemplateResult {
    const { last, solved } = this.#quiz;
    const { trouble } = this.#table;
    let said: unknown = nothing;
    if (trouble !== undefined) said = html`<span class="refused-move">${trouble}</span>`;
    else if (last) {
      const [answer, tries] = this.#answerWords(last);
      const { right } = last;
      const mark =
        right === undefined ? html`<span>${answer}</span>` : verdictMark(answer ?? '', right);
      said = html`${mark}<span>${tries}</span>`;
    }
    return html`<header class="verdict" part="verdict">
      <p class="position">${solved ? this.#words.right : this.#words.question}</p>
      <p class="more">${said}&nbsp;</p>
    </header>`;
  }

  #answerWords({ move, right }: Prediction): string[] {
    const { table } = this.#owner.sentences;
    const words = this.#words;
    const answer =
      right === undefined
        ? words.notKnown
        : move !== undefined
          ? table.moveIs(this.#table.nameMove(move), right ? table.wins : table.loses)
          : right
            ? table.noWinningMove
            : words.someMoveWins;
    return [answer, words.tries(this.#quiz.tries)];
  }

  #tools(): TemplateResult | typeof nothing {
    const { table } = this.#owner.sentences;
    const full = this.controls === 'full';
    const bare = this.controls === 'none';
    if (this.#mode === 'quiz' && !(bare && this.readonly)) {
      return html`<div class="tools" part="tools">
        ${
          this.#quizzing
            ? html`<button
                class="button no-move"
                type="button"
                ?disabled=${this.readonly}
                @click=${() => void this.#predict(undefined)}
              >
                ${table.noWinningMove}
              </button>`
            : stepTools(this.#table, table)
        }
        <button class="button turn" type="button" @click=${this.#turn}>
          ${this.reveal ? this.#owner.sentences.retry : this.#words.reveal}
        </button>
        ${bare ? nothing : this.#link()}
      </div>`;
    }
    if (bare) return nothing;
    if (!full || this.readonly) {
      return html`<div class="tools" part="tools">
        ${stepTools(this.#table, table)} ${this.#link()}
      </div>`;
    }
    return html`${toolBar(this.#table, table, { end: this.#link() })}
    ${
      this.#table.playthrough?.line?.steps.length
        ? html`<div class="past">${historyList(this.#table, table)}</div>`
        : nothing
    }
    ${keyHelp(table)}`;
  }

  #link(): TemplateResult | typeof nothing {
    const base = this.base ?? ImpartialBoard.base;
    if (base === undefined || !this.#shown) return nothing;
    const { language } = this.#owner;
    // What the reader would get anyway goes without saying.
    const isOwn = language === chooseLanguage(navigator.languages);
    const query = formatBoard(this.#table.address(undefined)) + (isOwn ? '' : `&lang=${language}`);
    return html`<a
      class="link"
      part="link"
      href="${base}#/v1/${this.#shown.id}?${query}"
      target="_blank"
      rel="noopener"
      >${this.#words.openInImpartial}</a
    >`;
  }
}

/** What another position or another game follows from. */
const asking = ['game', 'position', 'moves', 'mode'] as const;

/** The table's owner, as it changes. */
type Owner = { -readonly [Key in keyof TableOwner]: TableOwner[Key] } & {
  sentences: BoardSentences;
};

/** What the page says of the language around an element, through shadow roots. */
function languageAround(element: Element): string[] {
  const found = element.closest('[lang]:not([lang=""])')?.getAttribute('lang');
  if (found) return [found];
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : [];
}
