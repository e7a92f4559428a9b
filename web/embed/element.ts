// <impartial-board>: a board for other people's pages. This file has only the class: importing it defines
// nothing, loads nothing and needs no DOM. define.ts registers the element. The board and the table
// around it are the page's own (../table). One file, because its comment and its members are the
// documentation that authors read (../build/element_reference.ts).
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure, otherGame } from '../engine/engine';
import type { Engine } from '../engine/engine';
import { isKept } from '../engine/kept_failure';
import type { Analysis, Notice } from '../engine/types';
import { gameNamed, registry } from '../games/registry';
import { needsReload, reloadPage, speak, withWords } from '../kit/loading';
import { labelled } from '../i18n/format';
import { chooseLanguage, say } from '../i18n/language';
import type { Language } from '../i18n/language';
import { formatBoard } from '../table/board_address';
import { Newest } from '../play/newest';
import { hintLevels, tells } from '../play/hint_level';
import type { HintLevel } from '../play/hint_level';
import { tableHead } from '../table/head';
import type { Quiz } from '../table/quiz';
import type { Reason } from '../table/quiz_reason';
import { actOnKey, keyHelp, lettersOf } from '../table/keys';
import { tableStyles } from '../table/table_styles';
import { LoadFailureBanner } from '../kit/load_failure_banner';
import { Stage } from '../table/stage';
import { troubleText } from '../table/narration';
import { defaultLevels } from '../table/table';
import { stepTools } from '../table/step_tools';
import { isOver } from '../play/is_over';
import { LazyPart } from '../kit/lazy_part';
import { controls } from '../kit/controls';
import { boardAttributes, boardModes } from '../kit/board/attributes';
import type { BoardMode, ControlLevel, Loading, RuleLevel, Theme } from '../kit/board/attributes';
import {
  changesQuestion,
  mistypedLine,
  mistypedNames,
  mistypedValues,
} from '../kit/board/mistyped';
import type { Mistyped } from '../kit/board/mistyped';
import type { DrawingOptions } from '../kit/board/theory_module';
import { adoptStylesOf } from './adopted_styles';
import { elementStyles } from './element_styles';
import { emit } from './events';
import type { BoardError, BoardState, ImpartialBoardEvents, SavedBoard } from './events';
import { keepClicks, keepKeys } from './keep_keys';
import { embedSentences } from './sentences';
import type { EmbedSentences } from './sentences_en';
import { sharedEngine, tooLong } from './shared_engine';
import { isOnDark, languageAround, watchSurroundings } from './surroundings';
import { letOthersCome, whenNear } from './viewport';

export type { ControlLevel } from '../kit/board/attributes';
export type { BoardError, BoardState, ImpartialBoardEvents, SavedBoard };

declare global {
  interface HTMLElementTagNameMap {
    'impartial-board': ImpartialBoard;
  }
}

/** Written as `false` by frameworks which met the element before it was defined. */
const flag = {
  type: Boolean,
  reflect: true,
  useDefault: true,
  converter: {
    fromAttribute: (value: string | null) => value !== null && value !== 'false',
    toAttribute: (value: boolean) => (value ? '' : null),
  },
};

/**
 * A board of an impartial game. Its children are shown until the board is ready, and if it cannot be shown.
 *
 * @tag impartial-board
 *
 * @attr {string} game - the id of a game, such as `wythoff`
 * @attr {string} position - the position in the game's notation; defaults to the game's example
 * @attr {string} moves - the moves made from there, separated by spaces
 * @attr {'analyse'|'play'|'quiz'|'static'} mode - defaults to `analyse`
 * @attr {boolean} reveal - shows all outcomes
 * @attr {'full'|'minimal'|'none'} controls - defaults to `minimal`
 * @attr {'line'|'none'} rule - `line` shows the game's name and rule above the board; defaults to `line` in a quiz and a fence, else to `none`
 * @attr {'none'|'legal'|'outcomes'|'values'|'why'} hints - defaults to `none` in play and quiz, else to `outcomes`
 * @attr {string} lang - `en`, `zh-Hans` or `zh-Hant`; defaults to the surrounding page's language, then the reader's
 * @attr {'light'|'dark'|'system'} theme - defaults to the surrounding page's colour scheme
 * @attr {'lazy'|'eager'} loading - `lazy`, the default, loads the board when it comes near the visible part of the page, or in idle time after another board has come
 * @attr {number} height - the least height in CSS pixels, kept from the start so that the page does not jump
 * @attr {boolean} readonly - allows no moves
 *
 * @slot - shown until the board is ready, and if it cannot be shown
 *
 * @fires {CustomEvent<BoardState>} impartial-ready - the board shows the position that the attributes ask for
 * @fires {CustomEvent<BoardState>} impartial-change - the reader moved, answered or stepped, or the opponent replied
 * @fires {CustomEvent<BoardState>} impartial-reveal - the reader asked for the answers of a quiz
 * @fires {CustomEvent<BoardError>} impartial-error - bad attribute, game or position, or something could not be loaded
 *
 * @csspart frame - the whole board with everything around it
 * @csspart verdict - the line with the outcome
 * @csspart board - the area around the board
 * @csspart tools - the tools below the board
 * @csspart link - the link to the same position in Impartial
 *
 * @cssprop --ig-surface - the background of the board
 * @cssprop --ig-shade - the background of a cell
 * @cssprop --ig-ink - the text
 * @cssprop --ig-ink-soft - less important text
 * @cssprop --ig-line - lines
 * @cssprop --ig-wins - winning moves
 * @cssprop --ig-loses - losing moves
 * @cssprop --ig-error - errors
 * @cssprop --ig-focus - the focus ring
 * @cssprop --ig-radius - the radius of corners
 * @cssprop --ig-font - the typeface
 */
export class ImpartialBoard extends LitElement {
  readonly #banner = new LoadFailureBanner(this, () => {
    void this.#speak();
    this.requestUpdate();
  });
  /**
   * The address of Impartial, for the link to it; without it boards have no link.
   * Scripts that know their own address set it.
   */
  static base: string | undefined;

  /** Whether there is a game of this name. */
  static knows(this: void, game: string): boolean {
    return gameNamed(game) !== undefined;
  }

  static override properties = {
    game: { reflect: true, useDefault: true },
    position: { reflect: true, useDefault: true },
    moves: { reflect: true, useDefault: true },
    mode: { reflect: true, useDefault: true },
    reveal: flag,
    controls: { reflect: true, useDefault: true },
    rule: { reflect: true, useDefault: true },
    hints: { reflect: true, useDefault: true },
    lang: { reflect: true, useDefault: true },
    theme: { reflect: true, useDefault: true },
    loading: { reflect: true, useDefault: true },
    height: { type: Number, reflect: true, useDefault: true },
    readonly: flag,
    base: { attribute: false },
    otherNames: { attribute: false },
  };

  static override styles = [controls, tableStyles, elementStyles];

  declare game: string;
  declare position: string | null;
  declare moves: string;
  declare mode: BoardMode;
  declare reveal: boolean;
  declare controls: ControlLevel;
  declare rule: RuleLevel | null;
  declare hints: HintLevel | null;
  declare theme: Theme | null;
  declare loading: Loading;
  declare height: number | null;
  declare readonly: boolean;
  /** The address of Impartial for this board alone; `ImpartialBoard.base` unless it is set. */
  declare base: string | undefined;
  /** What stands beside the attributes in the text of a fence. @internal */
  declare otherNames: readonly string[];

  readonly #stage = new Stage(this, {
    settings: () => ({
      engine: sharedEngine,
      language: this.#language,
      sentences: this.#sentences,
      isStill: this.#still || this.#isRefuted,
      ...(this.#quizzing && this.#quiz && { told: this.#quiz.told }),
      hidesSearch: !this.#showsSearch,
      showsWhy: this.#showsWhy,
      link: () => this.#address,
    }),
    onChange: (change) => {
      if (change === 'step' && !this.#opening && !this.#quizzing) this.#tellChange();
      if (change === 'trouble' && this.#stage.isBroken) this.#failToLoad(this.#table.state.failure);
    },
    onMove: (move) => {
      if (this.#quizzing) void this.#predict(move);
      else void this.#table.play(move);
    },
  });
  readonly #table = this.#stage.table;
  #language: Language = 'en';
  #sentences = embedSentences.en;
  readonly #keys = new LazyPart(this, () => import('../table/key_list'));
  readonly #full = new LazyPart(this, () => import('./full_tools'));
  readonly #rule = new LazyPart(this, () => import('../table/rule_line'));
  readonly #historyCode = new LazyPart(this, () => import('./history'));
  /** Of the board that is shown, if it asks. */
  #quiz: Quiz | undefined;
  /** Of the game that is shown; undefined until a quiz is solved. */
  #reason: Reason | undefined;
  #error: BoardError | undefined;
  /** The board is visible or close to it. */
  #near = false;
  /** The request of the attributes has been started. */
  #asked = false;
  /** What has come of the attributes; undefined while they are asked for. */
  #result: 'shown' | 'failed' | undefined;
  /** Current changes do not come from the reader. */
  #opening = false;
  /** The number of actions of the page that are not yet done. */
  #silent = 0;
  /** Nothing but loading the page again helps. */
  #isBroken = false;
  /** The page has changed what Lit needs. */
  #isUndrawable = false;
  readonly #opens = new Newest();
  readonly #speaks = new Newest();
  /** Whether the page is dark around the board; undefined if only its colour scheme says it. */
  #dark: boolean | undefined;
  #stopWaiting = (): void => {};
  #stopWatching = (): void => {};

  constructor() {
    super();
    this.game = this.moves = this.lang = '';
    this.position = this.rule = this.hints = this.theme = this.height = null;
    this.mode = 'analyse';
    this.controls = 'minimal';
    this.loading = 'lazy';
    this.reveal = this.readonly = false;
    this.otherNames = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#near) this.#stopWaiting = whenNear(this, () => this.#come());
    this.#stopWatching = watchSurroundings(this, () => this.#look());
    this.#dark = isOnDark(this);
  }

  /** A sheet of styles belongs to the document that made it. */
  adoptedCallback(): void {
    adoptStylesOf(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaiting();
    this.#stopWatching();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.#draw(() => super.createRenderRoot()) ?? this.shadowRoot ?? this;
    keepKeys(root);
    keepClicks(this, root);
    return root;
  }

  /** Focuses the board's own tab stop. */
  override focus(): void {
    this.#stage.board?.focus();
  }

  /** The current state of the board; undefined until it is ready. */
  get state(): BoardState | undefined {
    const { analysis, playthrough, state } = this.#table;
    const line = playthrough?.line;
    const { game } = this.#stage;
    if (!game || !analysis || !line) return undefined;
    const { tries = 0, solved = false } = this.#quiz?.answers ?? {};
    const mode = this.#mode;
    return {
      game: game.id,
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

  /** The solver of all boards of the page, for the course's own pages. @internal */
  get solver(): Engine {
    return sharedEngine;
  }

  /** The solver's analysis of the position shown; undefined until the board is ready. */
  get analysis(): Analysis | undefined {
    return this.#table.analysis;
  }

  // --- Actions of the page, which send no impartial-change or impartial-reveal ----------------------------------

  /**
   * Resolves when the board shows what the attributes ask for, to its state; to undefined if it cannot be shown. A board that
   * is far from the visible part of the page waits until it comes near, or a method below needs it.
   */
  get ready(): Promise<BoardState | undefined> {
    return this.#whenReady();
  }

  /**
   * Makes a move as a click does, also where the reader may make none; in a quiz it is an answer. Resolves to whether the move
   * was legal.
   */
  async play(move: string): Promise<boolean> {
    if (!(await this.#readyNow())) return false;
    return this.#silently(() => (this.#quizzing ? this.#predict(move) : this.#table.play(move)));
  }

  /** Takes back the last move; in play, the last move of each player. */
  undo(): void {
    void this.#readyNow().then(
      (state) => state && this.#silently(async () => this.#table.stepBy(-1)),
    );
  }

  /** What `setState` needs to show the same board again, as JSON can keep it; undefined until the board is ready. */
  getState(): SavedBoard | undefined {
    const { playthrough, state } = this.#table;
    const line = playthrough?.line;
    if (!line || !this.state) return undefined;
    // A wrong answer and its reply are not part of the question.
    const at = this.#quiz?.asked ?? line.at;
    const moves = line.steps.slice(0, at).map(({ move }) => move);
    return {
      game: this.state.game,
      position: line.start,
      moves: moves.join(' '),
      mode: this.#mode,
      reveal: this.reveal,
      hints: this.#mode === 'quiz' ? this.hints : state.level,
    };
  }

  /**
   * Shows a board that `getState` has described, by setting its attributes, and resolves as `ready` does. A quiz is asked anew.
   * Without a saved board all stays.
   */
  setState(saved: SavedBoard | null | undefined): Promise<BoardState | undefined> {
    if (saved) {
      const { game, position, moves, mode, reveal, hints } = saved;
      Object.assign(this, { game, position, moves, mode, reveal, hints });
    }
    return this.#readyNow();
  }

  /** Shows what the attributes ask for, and asks a quiz anew. */
  reset(): void {
    this.#again();
  }

  /** The board shown as an SVG document; undefined if it cannot be shown. */
  async toSVG(options?: DrawingOptions): Promise<string | undefined> {
    await this.#readyNow();
    const { game } = this.#stage;
    const { analysis } = this;
    if (!game || !analysis) return undefined;
    const { theoryModule } = await game.loadTheory();
    return theoryModule.toSvg(analysis, this.#language, options);
  }

  /** The same as a PNG image. `scale`: pixels of the image for each pixel of the document. */
  async toPNG({ scale, ...options }: DrawingOptions & { readonly scale?: number } = {}): Promise<
    Blob | undefined
  > {
    const svg = await this.toSVG(options);
    const { toPng } = await import('../kit/board/png');
    return svg === undefined ? undefined : toPng(svg, scale);
  }

  #readyNow(): Promise<BoardState | undefined> {
    this.#come();
    return this.#whenReady();
  }

  async #whenReady(): Promise<BoardState | undefined> {
    // New attributes count from the next update.
    await this.updateComplete;
    if (this.#result === 'shown') return this.state;
    if (this.#result || this.#isUndrawable) return undefined;
    return new Promise((resolve) => {
      const stop = new AbortController();
      const settle = (): void => {
        if (!this.#result) return;
        stop.abort();
        resolve(this.#result === 'shown' ? this.state : undefined);
      };
      for (const type of ['impartial-ready', 'impartial-error'] as const) {
        this.addEventListener(type, settle, stop);
      }
    });
  }

  async #silently<T>(act: () => Promise<T>): Promise<T> {
    ++this.#silent;
    try {
      return await act();
    } finally {
      --this.#silent;
    }
  }

  // --- Requests --------------------------------------------------------------------------------------------------

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

  /** The reader is asked which move wins. */
  get #quizzing(): boolean {
    return this.#mode === 'quiz' && !this.reveal;
  }

  get #still(): boolean {
    return this.readonly || this.#mode === 'static';
  }

  /** False if there is nothing to ask. */
  get #showsSearch(): boolean {
    return this.controls !== 'none' && !this.#still && !this.#quizzing;
  }

  /** The board shows the reply to a wrong answer. */
  get #isRefuted(): boolean {
    return this.#quizzing && this.#quiz?.refutes === true;
  }

  get #showsRule(): boolean {
    return this.rule === 'line' || (this.rule !== 'none' && this.#mode === 'quiz');
  }

  get #isFull(): boolean {
    return this.controls === 'full' && !this.readonly;
  }

  get #showsWhy(): boolean {
    return this.#table.state.level === 'why' && !this.#quizzing;
  }

  /** The page has changed around the board. */
  #look(): void {
    if (this.#stage.game) void this.#speak();
    const dark = isOnDark(this);
    if (dark === this.#dark) return;
    this.#dark = dark;
    this.requestUpdate();
  }

  #come(): void {
    this.#stopWaiting();
    this.#near = true;
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('height')) {
      this.style.minBlockSize = this.height ? `${this.height}px` : '';
    }
    if (this.loading === 'eager') this.#near = true;
    if (!this.#near) return;
    const anew = asking.some((name) => changed.has(name));
    if (anew || !this.#asked) {
      this.#asked = true;
      void this.#open();
    } else if (changed.has('hints') || changed.has('reveal')) {
      if (this.reveal) this.#quiz?.back();
      this.#table.setLevel(this.#level);
    }
    if (changed.has('lang') && this.#stage.game) void this.#speak();
  }

  /** Sets the language and loads its sentences. */
  async #speak(): Promise<void> {
    const asked = this.lang || languageAround(this);
    const wanted = chooseLanguage([asked, ...(navigator.languages ?? [])]);
    const isNewest = this.#speaks.begin();
    const language = await speak(wanted, this.#language);
    if (!isNewest() || language === this.#language) return;
    this.#language = language;
    this.#sentences = embedSentences[language];
    this.requestUpdate();
  }

  async #open(game = gameNamed(written(this.game) ?? '')): Promise<void> {
    const isNewest = this.#opens.begin();
    this.#result = undefined;
    // All parts load in parallel.
    const loads =
      game &&
      Promise.all([
        game.loadBoard(),
        sharedEngine.games(),
        this.#speak(),
        // So that the board comes in its final size.
        this.#isFull ? this.#full.fetch() : undefined,
        this.#mode === 'quiz' ? withWords(() => import('../table/quiz')) : undefined,
        this.#showsRule ? this.#rule.fetch() : undefined,
      ]);
    try {
      if (!game) await this.#speak();
      const [board, games, , , quiz] = (await loads) ?? [];
      if (!isNewest()) return;
      const mistyped = this.#mistyped();
      mistyped.forEach((each) => console.warn(`impartial-board: ${mistypedLine(each)}`));
      const worst = mistyped.find(changesQuestion);
      if (worst) return this.#fail('attribute', this.#words.mistyped(worst));
      for (const each of mistyped) {
        emit(this, 'impartial-error', { kind: 'attribute', message: this.#words.mistyped(each) });
      }
      if (!game || !board || !games) return this.#fail('game', this.#noSuchGame());
      this.#stage.set(game, board.boardModule);
      this.#quiz = quiz && new quiz.Quiz(this.#table);
      this.#reason = undefined;
      const position = written(this.position);
      const moves = written(this.moves) ?? '';
      const long = tooLong(moves);
      if (long) return this.#fail('moves', this.#sentences.notice(long), long);
      const example = games.find(({ id }) => id === game.id)?.example ?? '';
      this.#opening = true;
      const mode = this.#mode === 'play' ? 'play' : 'analyse';
      this.#table.applyAddress({ mode, hints: this.#level });
      const refused = await this.#table.begin(
        sharedEngine,
        game.id,
        {
          ...(position !== undefined && { position }),
          moves: moves.split(/\s+/).filter(Boolean),
        },
        example,
      );
      if (!isNewest()) return;
      this.#opening = false;
      const { failure } = this.#table.state;
      if (failure) throw failure;
      const other = refused && gameNamed(otherGame(refused) ?? '');
      if (other) return await this.#open(other);
      if (refused) return this.#fail('position', this.#sentences.notice(refused), refused);
      const dropped = this.#table.playthrough?.dropped;
      if (dropped) return this.#fail('moves', this.#sentences.notice(dropped), dropped);
    } catch (error) {
      if (!isNewest()) return;
      this.#opening = false;
      const failure = EngineFailure.of('load', error);
      this.#isBroken = needsReload() || (await isKept(failure.cause));
      if (isNewest()) this.#failToLoad(failure);
      return;
    }
    this.#error = undefined;
    this.requestUpdate();
    await this.updateComplete;
    // What cannot be drawn is told by the stage.
    await this.#stage.board?.updateComplete.catch(() => {});
    if (!isNewest() || this.#error) return;
    this.#result = 'shown';
    this.#tell('impartial-ready');
    letOthersCome();
  }

  /** What the page wrote that means nothing. A property that a framework set counts as its attribute does. */
  #mistyped(): readonly Mistyped[] {
    const written = this.getAttributeNames();
    const asked = Object.fromEntries(
      boardAttributes.flatMap((name) => {
        const value = this.getAttribute(name) ?? this[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    return [...mistypedNames([...written, ...this.otherNames]), ...mistypedValues(asked)];
  }

  #noSuchGame(): string {
    return this.#words.noGame(written(this.game) ?? '', registry.map(({ id }) => id).join(', '));
  }

  #failToLoad(error: unknown): void {
    const failure = EngineFailure.of('load', error);
    const message = this.#sentences.table.failed(failure);
    console.warn(`impartial-board: ${message}: ${failure.message}`);
    this.#fail('load', message, undefined, failure.message);
  }

  #fail(kind: BoardError['kind'], message: string, notice?: Notice, cause?: string): void {
    this.#table.clear();
    this.#result = 'failed';
    this.#error = { kind, message, ...(notice && { notice }), ...(cause && { cause }) };
    this.requestUpdate();
    emit(this, 'impartial-error', this.#error);
  }

  #tell(type: 'impartial-ready' | 'impartial-change' | 'impartial-reveal'): void {
    const { state } = this;
    if (state) emit(this, type, state);
  }

  /** Changes that the page has made are not the reader's. */
  #tellChange(): void {
    if (this.#silent === 0) this.#tell('impartial-change');
  }

  // --- Actions of the reader -------------------------------------------------------------------------------------

  /** Resolves to whether the move is legal. */
  async #predict(move: string | undefined): Promise<boolean> {
    const quiz = this.#quiz;
    if (!quiz || quiz.refutes) return false;
    const taken = await this.#table.act(() => quiz.predict(move), 'move');
    if (!taken || quiz !== this.#quiz || !quiz.answers.last) return taken;
    this.#sayAnswer(quiz);
    if (quiz.answers.solved && !this.#reason) this.#giveReason(quiz).catch(() => {});
    let isRefuted = false;
    await this.#table.act(async () => {
      isRefuted = await quiz.refute();
      return undefined;
    });
    if (isRefuted && quiz === this.#quiz) this.#sayAnswer(quiz);
    return taken;
  }

  #sayAnswer(quiz: Quiz): void {
    const { wording } = this.#stage;
    this.#stage.announce(wording.table.sentences(quiz.answerWords(wording, this.#language)));
    this.#tellChange();
  }

  /** A reason that cannot be loaded is left out. */
  async #giveReason(quiz: Quiz): Promise<void> {
    const { game } = this.#stage;
    if (!game) return;
    const { loadReason } = await import('../table/quiz_reason');
    const reason = await loadReason(game);
    if (quiz !== this.#quiz) return;
    this.#reason = reason;
    this.requestUpdate();
  }

  /** Shows the answers, or asks again. */
  readonly #turn = (): void => {
    this.reveal = !this.reveal;
    if (this.reveal) this.#tell('impartial-reveal');
    else this.#again();
  };

  readonly #again = (): void => {
    this.#asked = false;
    this.#error = undefined;
    this.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    // Only there Escape is ours.
    const back = this.#isRefuted && { u: this.#back, Escape: this.#back };
    if (this.#quizzing) actOnKey(event, { n: this.#again, ...back });
    else if (this.#mode !== 'static') actOnKey(event, this.#letters);
  };

  /** Shows the question again, where a wrong answer was refuted. */
  readonly #back = (): void => {
    if (!this.#isRefuted) return;
    this.#quiz?.back();
    this.#tellChange();
    // The button for it has gone.
    this.focus();
  };

  readonly #quizActs = {
    onNone: () => void this.#predict(undefined),
    onBack: this.#back,
  };

  readonly #letters = lettersOf(this.#stage);

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override shouldUpdate(): boolean {
    return !this.#isUndrawable;
  }

  protected override performUpdate(): void {
    this.#draw(() => super.performUpdate());
  }

  #draw<Drawn>(draw: () => Drawn): Drawn | undefined {
    try {
      return draw();
    } catch (error) {
      this.#isUndrawable = true;
      this.#opens.begin();
      this.shadowRoot?.replaceChildren(document.createElement('slot'));
      void this.#tellUndrawable(error);
      return undefined;
    }
  }

  /** In plain words above the host's content. */
  async #tellUndrawable(error: unknown): Promise<void> {
    await this.#speak();
    this.#failToLoad(error);
    const { message = '', cause = '' } = this.#error ?? {};
    const words = document.createElement('p');
    words.lang = this.#language;
    words.role = 'status';
    words.textContent = labelled(message, cause, this.#language);
    this.shadowRoot?.prepend(words);
  }

  get #words(): EmbedSentences {
    return this.#sentences;
  }

  get #rootClass(): string {
    return this.#dark === undefined ? 'root' : this.#dark ? 'root dark' : 'root light';
  }

  protected override render(): TemplateResult {
    const sentences = this.#sentences;
    const language = this.#language;
    // The host's content keeps the host's look, so it stands outside our styled part.
    if (this.#error) {
      const { kind, message, cause } = this.#error;
      return html`<div class=${this.#rootClass} lang=${language}>
          <div class="trouble" part="frame" role="status">
            <p>${message}</p>
            ${cause ? html`<p class="cause">${cause}</p>` : nothing}
            ${
              kind === 'load'
                ? html`<button
                    class="button"
                    type="button"
                    @click=${this.#isBroken ? reloadPage : this.#again}
                  >
                    ${this.#isBroken ? sentences.table.reload : sentences.retry}
                  </button>`
                : nothing
            }
          </div>
        </div>
        <slot></slot>`;
    }
    const { board, game, search, wording, why } = this.#stage;
    if (!board || !game) {
      return html`<slot
        ><div class=${this.#rootClass} lang=${language}>
          <div class="table placeholder" part="frame">
            <p>${sentences.table.loading}</p>
            ${this.#banner.view(sentences.table, sentences.retry)}
          </div>
        </div></slot
      >`;
    }
    return html`<div class=${this.#rootClass} lang=${language}>
      <div class="table" part="frame" role="group" aria-label=${say(game.name, language)}>
        ${this.#showsRule ? this.#rule.code?.ruleLine(game, language) : nothing}
        ${
          this.#quizzing && this.#quiz
            ? this.#quiz.head(troubleText(this.#table, wording), wording, language)
            : tableHead(this.#table, wording)
        }
        ${this.#showsSearch ? (search ?? nothing) : nothing}
        ${this.#banner.view(sentences.table, sentences.retry)}
        <div class="stage" part="board" @keydown=${this.#onKey}>${board}</div>
        ${this.#mode === 'static' ? nothing : this.#tools()} ${this.#quizReason()}
      </div>
      ${
        this.#showsWhy
          ? html`<div class="why" role="group" aria-label=${sentences.table.tabs.why}>
              ${why ?? (this.#banner.hasFailed ? nothing : html`<p class="waiting">${sentences.table.loading}</p>`)}
            </div>`
          : nothing
      }
      <p class="visually-hidden" role="status">${this.#stage.announcement}</p>
    </div>`;
  }

  #quizReason(): TemplateResult | undefined {
    const { analysis } = this.#table;
    if (!this.#quizzing || this.#isRefuted || !analysis) return undefined;
    const { why } = this.#sentences.table.tabs;
    return this.#reason?.(analysis, this.#language, why, this.#quiz?.answers.lastFound);
  }

  #tools(): TemplateResult | typeof nothing {
    const { table } = this.#sentences;
    const bare = this.controls === 'none';
    if (this.#mode === 'quiz' && this.#quiz && !(bare && this.readonly)) {
      return html`<div class="tools" part="tools">
        ${
          this.#quizzing
            ? this.#quiz.tool({ ...this.#quizActs, isStill: this.readonly }, this.#stage.wording)
            : stepTools(this.#table, table)
        }
        <button class="button turn" type="button" @click=${this.#turn}>
          ${this.reveal ? this.#sentences.retry : this.#quiz.revealWords(this.#language)}
        </button>
        ${this.#quizzing ? this.#quiz.wayBack(this.#quizActs, this.#language) : nothing}
        ${bare ? nothing : this.#link()}
      </div>`;
    }
    if (bare) return nothing;
    // Without its code the board has the other tools.
    const full = this.#isFull ? this.#full.code : undefined;
    if (!full) {
      return html`<div class="tools" part="tools">
        ${stepTools(this.#table, table)} ${this.#link()}
      </div>`;
    }
    return html`${full.toolBar(this.#table, table, this.#link())}
    ${this.#table.playthrough?.line?.steps.length ? this.#history() : nothing}
    ${keyHelp(this.#keys, table, this.#language)}`;
  }

  #history(): TemplateResult | typeof nothing {
    const past = this.#historyCode.code;
    return past
      ? html`<div class="past">${past.historyList(this.#table, this.#stage.wording)}</div>`
      : nothing;
  }

  get #address(): string | undefined {
    const base = this.base ?? ImpartialBoard.base;
    const { game } = this.#stage;
    if (base === undefined || !game) return undefined;
    const language = this.#language;
    // The link omits the language that the reader would get anyway.
    const isOwn = language === chooseLanguage(navigator.languages ?? []);
    const query = formatBoard(this.#table.address(undefined)) + (isOwn ? '' : `&lang=${language}`);
    return `${base}#/v1/${game.id}?${query}`;
  }

  #link(): TemplateResult | typeof nothing {
    const address = this.#address;
    if (address === undefined) return nothing;
    return html`<a class="link" part="link" href=${address} target="_blank" rel="noopener"
      >${this.#words.openInImpartial}</a
    >`;
  }
}

/** A property as its attribute is written. Frameworks set undefined or null for one that is not there, and numbers. */
function written(property: string | number | null | undefined): string | undefined {
  return property === null || property === undefined ? undefined : `${property}`;
}

/** Attributes whose change opens another position or game. */
const asking = ['game', 'position', 'moves', 'mode', 'otherNames'] as const;
