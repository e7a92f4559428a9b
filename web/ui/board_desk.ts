// The desk around a game's board: what is said of the position, the board, its tools, the moves so far, and why.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { Engine } from '../engine/engine';
import type { Analysis, DialectId, GameInfo, Notice } from '../engine/types';
import type { BoardModule } from '../games/board_module';
import type { Game } from '../games/registry';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { chooseMove } from '../play/opponent';
import { Playthrough } from '../play/playthrough';
import { randomFrom } from '../play/random';
import { isOpponentToMove, seatAt, stepFrom } from '../play/seats';
import type { Mode, Seat, Seats } from '../play/seats';
import { formatBoard } from './address';
import type { BoardAddress } from './address';
import type { Board, BoardUse } from './board/board';
import { hintLevels, tells } from './board/hint_level';
import type { HintLevel } from './board/hint_level';
import { historyList } from './board_desk/history';
import { addIcon } from './board_desk/icons';
import { actOnKey, keyHelp } from './board_desk/keys';
import type { LetterActs } from './board_desk/keys';
import { boardDeskStyles } from './board_desk/styles';
import { toolBar } from './board_desk/tools';
import { isOver, moveVerdict, shownOutcome, verdictOf, winningMoves } from './board_desk/verdict';
import type { Standing } from './board_desk/verdict';
import { utf16Ranges } from './byte_ranges';
import { controls } from './controls';
import { copyText } from './hand_over';
import { chevronIcon, copyIcon } from './icons';
import { noticeList, noticeListStyles } from './notice_list';

/** Long enough to see one's own move before the answer to it. */
const answerAfterMs = 450;

/** What the rest of the page is told. */
export interface BoardDeskEvents {
  /** What the address has to say now. */
  'board-address': CustomEvent<BoardAddress>;
}

/** Puts a case into the judge's input; false if that cannot take it. */
export type CaseTaker = (text: string) => Promise<boolean>;

/** The desk of two views, where there is no room for both. */
export type Shows = 'all' | 'board' | 'why';

interface WhyElement extends HTMLElement {
  engine: Engine;
  game: Game;
  module: BoardModule;
  analysis: Analysis;
  language: Language;
  level: HintLevel;
  data: unknown;
  look: string | undefined;
}

const defaultSeats: Seats = { mode: 'analyse', opponent: 'perfect', first: 'you' };
const defaultLevels: Readonly<Record<Mode, HintLevel>> = { analyse: 'outcomes', play: 'none' };

export class BoardDesk extends LitElement {
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
    seats: { state: true },
    level: { state: true },
    use: { state: true },
    look: { state: true },
    typed: { state: true },
    refused: { state: true },
    refusedMove: { state: true },
    failure: { state: true },
    codeFailure: { state: true },
    whyOpen: { state: true },
    announcement: { state: true },
  };

  declare engine: Engine;
  declare game: Game;
  /** What the solver says of the game, once it has been loaded. */
  declare info: GameInfo | undefined;
  declare dialect: DialectId;
  /** What is to be shown. Taken only if it is not what this desk itself has said. */
  declare address: BoardAddress;
  declare sentences: Sentences;
  declare language: Language;
  declare loadFailure: EngineFailure | undefined;
  declare shows: Shows;
  declare addCase: CaseTaker;

  declare private module: BoardModule | undefined;
  declare private seats: Seats;
  declare private level: HintLevel;
  declare private use: BoardUse;
  /** The move that is looked at on the board. */
  declare private look: string | undefined;
  /** In the notation field while it is written in. */
  declare private typed: string | undefined;
  /** Why the position that was asked for is not shown. */
  declare private refused: Notice | undefined;
  /** Why a move was not made. */
  declare private refusedMove: Notice | undefined;
  declare private failure: EngineFailure | undefined;
  /** The board's own code has not come. */
  declare private codeFailure: EngineFailure | undefined;
  declare private whyOpen: boolean;
  declare private announcement: string;

  #playthrough: Playthrough | undefined;
  #board: Board | undefined;
  #why: WhyElement | undefined;
  /** The address as it was said or taken last. */
  #said = '';
  /** Texts of the notation field that are being looked at. */
  #writing = 0;
  #opponentTimer = 0;
  readonly #random = randomFrom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);

  constructor() {
    super();
    this.address = {};
    this.shows = 'all';
    this.addCase = () => Promise.resolve(false);
    this.seats = defaultSeats;
    this.level = defaultLevels.analyse;
    this.use = 'play';
    this.whyOpen = false;
    this.announcement = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#opponentTimer);
  }

  /** To the board's own tab stop. */
  override focus(): void {
    this.#board?.renderRoot.querySelector<HTMLElement>('[tabindex="0"], button')?.focus();
  }

  /** Another position, from elsewhere on the page. */
  async show(position: string, words: string): Promise<void> {
    await this.#act(() => this.#playthrough?.open(position));
    if (!this.refused) this.announcement = words;
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
    this.#dressWhy();
  }

  async #loadBoard(): Promise<void> {
    const { game } = this;
    this.module = this.#board = this.#why = this.codeFailure = undefined;
    try {
      const { boardModule } = await game.loadBoard();
      if (game === this.game) this.module = boardModule;
    } catch (error) {
      if (game === this.game) this.codeFailure = new EngineFailure('load', String(error));
    }
  }

  async #restore(): Promise<void> {
    clearTimeout(this.#opponentTimer);
    this.#playthrough?.stop();
    this.#said = formatBoard(this.address);
    this.use = 'play';
    this.refused = this.typed = undefined;
    const { mode, opponent, first, hints, position, moves, at } = this.address;
    this.seats = {
      mode: mode ?? defaultSeats.mode,
      opponent: opponent ?? defaultSeats.opponent,
      first: first ?? defaultSeats.first,
    };
    this.#setLevel(hints ?? defaultLevels[this.seats.mode]);
    const { info } = this;
    if (info?.id !== this.game.id) {
      this.#playthrough = undefined;
      return;
    }
    const playthrough = new Playthrough(this.engine, info.id, () => this.#moved());
    this.#playthrough = playthrough;
    await this.#act(async () => {
      const notice = await playthrough.open(position ?? info.example, moves, at);
      if (notice && playthrough === this.#playthrough) {
        await playthrough.open(info.example);
        this.typed = position;
      }
      return notice;
    });
  }

  #tellAddress(): void {
    const line = this.#playthrough?.line;
    if (!line) return;
    const { mode, opponent, first } = this.seats;
    const playing = mode === 'play';
    const address: BoardAddress = {
      ...(line.start !== this.info?.example && { position: line.start }),
      ...(line.steps.length > 0 && { moves: line.steps.map(({ move }) => move) }),
      ...(line.at < line.steps.length && { at: line.at }),
      ...(playing && { mode }),
      ...(playing && opponent !== defaultSeats.opponent && { opponent }),
      ...(playing && opponent !== 'person' && first !== defaultSeats.first && { first }),
      ...(this.level !== defaultLevels[mode] && { hints: this.level }),
    };
    const said = formatBoard(address);
    if (said === this.#said) return;
    this.#said = said;
    this.dispatchEvent(new CustomEvent('board-address', { detail: address }));
  }

  // --- What is done ------------------------------------------------------------------------------------------------

  /** Does what ends in a new position, or in the notice why there is none. */
  async #act(action: () => Promise<Notice | undefined> | undefined): Promise<boolean> {
    this.failure = undefined;
    try {
      const notice = await action();
      this.refused = notice?.code === 'illegal_move' ? undefined : notice;
      this.refusedMove = notice?.code === 'illegal_move' ? notice : undefined;
      if (notice) this.announcement = this.sentences.notice(notice);
      return notice === undefined;
    } catch (error) {
      this.failure =
        error instanceof EngineFailure ? error : new EngineFailure('run', String(error));
      this.announcement = this.sentences.desk.failed(this.failure);
      return false;
    }
  }

  async #play(move: string): Promise<void> {
    if (this.#seat(this.#playthrough?.line?.at ?? 0) === 'opponent') {
      this.announcement = this.sentences.desk.turn.opponent;
      return;
    }
    await this.#act(() => this.#playthrough?.play(move));
  }

  /** After every step of the line, whoever made it. */
  #moved(): void {
    const { line, analysis } = this.#playthrough ?? {};
    if (!line || !analysis) return;
    if (this.#writing === 0) this.typed = undefined;
    this.refused = this.refusedMove = undefined;
    // What was looked at belongs to the position before.
    this.look = undefined;
    this.requestUpdate();
    this.#tellAddress();
    this.#announce();
    clearTimeout(this.#opponentTimer);
    if (!this.#playthrough?.isOver && this.use === 'play' && isOpponentToMove(this.seats, line)) {
      this.#opponentTimer = window.setTimeout(() => void this.#answer(), answerAfterMs);
    }
  }

  async #answer(): Promise<void> {
    const playthrough = this.#playthrough;
    const { opponent } = this.seats;
    if (!playthrough?.line || !playthrough.analysis || opponent === 'person') return;
    const { line, analysis } = playthrough;
    await this.#act(async () => {
      const look = playthrough.lookAhead();
      const found = await chooseMove(opponent, analysis, look, this.#random);
      const overtaken = playthrough !== this.#playthrough || playthrough.line !== line;
      return found && !overtaken ? playthrough.play(found.move, found.reason) : undefined;
    });
  }

  #goTo(count: number): void {
    this.#playthrough?.goTo(count);
  }

  #stepBy(step: 1 | -1): void {
    this.#stepTo(step)?.();
  }

  /** The way to the reader's turn before or after this one. */
  #stepTo(step: 1 | -1): (() => void) | undefined {
    const line = this.#playthrough?.line;
    const count = line && stepFrom(this.seats, line, step);
    return count === undefined ? undefined : () => this.#goTo(count);
  }

  #setMode(mode: Mode): void {
    this.seats = { ...this.seats, mode };
    this.#setLevel(defaultLevels[mode]);
    this.use = 'play';
    const line = this.#playthrough?.line;
    if (!line) return;
    // A game begins where one stands; an analysis goes on with the game that was played.
    if (mode === 'play' && line.steps.length > 0) {
      const position = this.#playthrough?.analysis?.position ?? line.start;
      void this.#act(() => this.#playthrough?.open(position));
    } else this.#moved();
  }

  #setSeats(seats: Partial<Seats>): void {
    const restarts = seats.first !== undefined;
    this.seats = { ...this.seats, ...seats };
    if (restarts) this.#restart();
    else this.#moved();
  }

  #restart(): void {
    const start = this.#playthrough?.line?.start;
    if (start === undefined) return;
    // A game is begun anew; in an analysis the moves stay, to be stepped through.
    if (this.seats.mode === 'play') void this.#act(() => this.#playthrough?.open(start));
    else this.#goTo(0);
  }

  #setLevel(level: HintLevel): void {
    this.level = level;
    this.whyOpen = level === 'why' || (this.whyOpen && tells(level, 'outcomes'));
  }

  #chooseLevel(level: HintLevel): void {
    this.#setLevel(level);
    this.#tellAddress();
  }

  #nextLevel(): void {
    const level = hintLevels[(hintLevels.indexOf(this.level) + 1) % hintLevels.length] ?? 'none';
    this.#chooseLevel(level);
    const { desk } = this.sentences;
    this.announcement = desk.hintsAre(desk.hintLevels[level]);
  }

  #sayWinningMoves(): void {
    const analysis = this.#playthrough?.analysis;
    if (!analysis) return;
    const { desk } = this.sentences;
    this.announcement = isOver(analysis)
      ? this.#verdict
      : winningMoves(analysis, (move) => this.#nameMove(move), desk);
  }

  /** What a person writes is shown at once, and left as it is written until the field is left. */
  async #write(text: string): Promise<void> {
    this.typed = text;
    ++this.#writing;
    await this.#act(() => this.#playthrough?.open(text));
    --this.#writing;
  }

  #leaveNotation(): void {
    if (!this.refused) this.typed = undefined;
  }

  #putRandom(): void {
    const position = this.module?.random?.(this.#random);
    if (position !== undefined) void this.#act(() => this.#playthrough?.open(position));
  }

  async #addToInput(): Promise<void> {
    const analysis = this.#playthrough?.analysis;
    const text = analysis && this.module?.toCase(analysis, this.dialect);
    if (text === undefined) return;
    const { desk, copyFailed } = this.sentences;
    if (await this.addCase(text)) this.announcement = desk.addedToInput;
    else this.announcement = (await copyText(text)) ? desk.caseCopied : copyFailed;
  }

  async #copyTranscript(): Promise<void> {
    const playthrough = this.#playthrough;
    const line = playthrough?.line;
    if (!playthrough || !line) return;
    const analyses = [0, ...line.steps.map((_, index) => index + 1)].flatMap(
      (count) => playthrough.analysisAt(count) ?? [],
    );
    const moves = line.steps.map(({ move }) => move);
    const text = this.module?.transcript?.(analyses, moves, this.seats.first === 'you');
    if (text === undefined) return;
    const { copied, copyFailed } = this.sentences;
    this.announcement = (await copyText(text)) ? copied : copyFailed;
  }

  // --- Who and what ------------------------------------------------------------------------------------------------

  #seat(count: number): Seat {
    return seatAt(this.seats, count);
  }

  get #standing(): Standing | undefined {
    const { line, analysis } = this.#playthrough ?? {};
    if (!line || !analysis) return undefined;
    const { mode } = this.seats;
    return {
      analysis,
      level: this.level,
      seat: this.#seat(line.at),
      other: this.#seat(line.at + 1),
      played: mode === 'play',
    };
  }

  get #verdict(): string {
    const standing = this.#standing;
    return standing ? verdictOf(standing, this.sentences.desk) : '';
  }

  #nameMove(move: string): string {
    return this.module?.nameMove(move, this.language) ?? move;
  }

  /** Whether the outcomes of the line's positions may be seen: at the end of a game they may. */
  get #tellsOutcomes(): boolean {
    return tells(this.level, 'outcomes') || (this.#playthrough?.isOver ?? false);
  }

  /** "You: take 5, wins", after so many moves. */
  #stepWords(count: number): string {
    const playthrough = this.#playthrough;
    const step = playthrough?.line?.steps[count - 1];
    const outcome = playthrough?.outcomeAt(count);
    if (!step) return '';
    const { desk } = this.sentences;
    const name = this.#nameMove(step.move);
    const words =
      this.seats.mode === 'play' ? desk.moveOf(desk.seats[this.#seat(count - 1)], name) : name;
    if (!outcome || !this.#tellsOutcomes) return words;
    return desk.parts([words, moveVerdict(outcome, desk)]);
  }

  #announce(): void {
    const line = this.#playthrough?.line;
    if (!line) return;
    const reason = line.steps[line.at - 1]?.reason;
    const parts = [
      // The answer may come before the reader's own move was read out.
      reason ? this.#stepWords(line.at - 1) : '',
      this.#stepWords(line.at),
      reason ? this.sentences.desk.says(reason) : '',
      this.#verdict,
    ];
    this.announcement = this.sentences.desk.sentences(parts.filter(Boolean));
  }

  // --- The game's own elements -------------------------------------------------------------------------------------

  #dressBoard(): void {
    const analysis = this.#playthrough?.analysis;
    if (!this.module || !analysis) return;
    this.#board ??= document.createElement(this.module.board) as Board;
    const { level, language, use } = this;
    const lastMove = this.#playthrough?.lastStep?.move;
    Object.assign(this.#board, { analysis, level, language, use, lastMove });
  }

  get #whyShown(): boolean {
    return this.shows === 'why' || (this.shows === 'all' && this.whyOpen);
  }

  #dressWhy(): void {
    const { engine, game, module, language, level, look } = this;
    const analysis = this.#playthrough?.analysis;
    if (!this.#whyShown || !module || !analysis) return;
    if (!this.#why) {
      void this.#loadWhy();
      return;
    }
    Object.assign(this.#why, { engine, game, module, analysis, language, level, look });
    void this.#askPicture(this.#why, analysis);
  }

  async #loadWhy(): Promise<void> {
    try {
      await import('./why/why_panel');
      this.#why ??= document.createElement('impartial-why') as WhyElement;
      this.requestUpdate();
    } catch (error) {
      this.failure = new EngineFailure('load', String(error));
    }
  }

  #pictured: Analysis | undefined;
  async #askPicture(why: WhyElement, analysis: Analysis): Promise<void> {
    if (this.#pictured === analysis && why.data !== undefined) return;
    this.#pictured = analysis;
    const found = await this.engine.picture(analysis.game, analysis.position);
    if (this.#pictured === analysis) why.data = found.ok ? found.value : null;
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { desk } = this.sentences;
    return html`
      ${this.shows === 'why' ? nothing : this.#table()}
      ${
        this.shows === 'board'
          ? nothing
          : html`<section class="why" aria-label=${desk.tabs.why}>
              ${this.shows === 'all' ? this.#whyToggle() : nothing}
              ${
                this.#whyShown
                  ? html`<div class="why-body" @why-move=${this.#onWhyMove} @say=${this.#onSay}>
                      ${this.#why ?? html`<p class="waiting">${this.sentences.desk.loading}</p>`}
                    </div>`
                  : nothing
              }
            </section>`
      }
      <p class="visually-hidden" role="status">${this.announcement}</p>
    `;
  }

  #table(): TemplateResult {
    const { desk } = this.sentences;
    return html`<section class="table" aria-label=${desk.tabs.board}>
      ${this.#head()}
      <div
        class="stage"
        @board-move=${(event: CustomEvent<string>) => void this.#play(event.detail)}
        @board-edit=${(event: CustomEvent<string>) =>
          void this.#act(() => this.#playthrough?.open(event.detail))}
        @board-setup-move=${(event: CustomEvent<string>) =>
          void this.#act(() => this.#playthrough?.openAfter(event.detail))}
        @board-look=${(event: CustomEvent<string | null>) => (this.look = event.detail ?? undefined)}
        @keydown=${this.#onKey}
      >
        ${this.#playthrough?.analysis && this.#board ? this.#board : this.#placeholder()}
      </div>
      ${this.use === 'setup' ? html`<p class="setup-help">${desk.setUpHelp}</p>` : nothing}
      ${this.#tools()} ${this.#notation()} ${this.#history()} ${keyHelp(desk)}
    </section>`;
  }

  #head(): TemplateResult {
    const standing = this.#standing;
    const { line, analysis } = this.#playthrough ?? {};
    if (!standing || !line || !analysis) {
      return html`<header class="verdict"><p class="position">&nbsp;</p></header>`;
    }
    const outcome = shownOutcome(standing);
    return html`<header class="verdict">
      <p class="position ${outcome ?? ''}">
        <span class="glyph" aria-hidden="true"></span>${this.#verdict}
      </p>
      <p class="more">${this.#more(analysis, line.at)}&nbsp;</p>
    </header>`;
  }

  /** The move that led here, and those that would win. */
  #more(analysis: Analysis, at: number): unknown[] {
    const { desk } = this.sentences;
    const trouble = this.failure ? desk.failed(this.failure) : this.#refusal;
    if (trouble !== undefined) return [html`<span class="refused-move">${trouble}</span>`];
    const parts: unknown[] = [];
    const { move, reason } = this.#playthrough?.lastStep ?? {};
    if (move !== undefined && this.#tellsOutcomes) {
      const wins = analysis.outcome === 'P';
      const thrownAway = !wins && this.#playthrough?.outcomeAt(at - 1) === 'N';
      parts.push(
        html`<span class="move-verdict ${wins ? 'wins' : 'loses'}"
          ><span aria-hidden="true">${wins ? '✓' : '✗'}</span> ${desk.moveIs(
            this.#nameMove(move),
            wins ? desk.wins : desk.loses,
          )}${thrownAway ? html`<span class="note"> · ${desk.thrownAway}</span>` : nothing}</span
        >`,
      );
    }
    if (reason) {
      parts.push(html`<span>${desk.says(reason)}</span>`);
    } else if (tells(this.level, 'outcomes') && !isOver(analysis)) {
      parts.push(
        html`<span>${winningMoves(analysis, (each) => this.#nameMove(each), desk)}</span>`,
      );
    }
    return parts;
  }

  get #refusal(): string | undefined {
    return this.refusedMove && this.sentences.notice(this.refusedMove);
  }

  #placeholder(): TemplateResult {
    const failure = this.codeFailure ?? this.failure ?? this.loadFailure;
    const { desk, retry } = this.sentences;
    return html`<div class="placeholder">
      ${
        failure
          ? html`<p>${desk.failed(failure)}</p>
              <button class="button" type="button" @click=${this.#retry}>${retry}</button>`
          : html`<p>${desk.loading}</p>`
      }
    </div>`;
  }

  readonly #retry = (): void => {
    this.failure = undefined;
    if (this.loadFailure) this.dispatchEvent(new CustomEvent('reload'));
    if (!this.module) void this.#loadBoard();
    void this.#restore();
  };

  #tools(): TemplateResult {
    const line = this.#playthrough?.line;
    return toolBar({
      desk: this.sentences.desk,
      seats: this.seats,
      level: this.level,
      setting: this.use === 'setup',
      undo: this.#stepTo(-1),
      redo: this.#stepTo(1),
      restart: line?.steps.length ? () => this.#restart() : undefined,
      random: line && this.module?.random ? () => this.#putRandom() : undefined,
      onSetUp: () => this.#toggleSetup(),
      onMode: (mode) => this.#setMode(mode),
      onSeats: (seats) => this.#setSeats(seats),
      onLevel: (level) => this.#chooseLevel(level),
    });
  }

  #toggleSetup(): void {
    this.use = this.use === 'setup' ? 'play' : 'setup';
    // While a position is set up nobody answers.
    this.#moved();
  }

  #notation(): TemplateResult {
    const { desk } = this.sentences;
    const analysis = this.#playthrough?.analysis;
    const { refused } = this;
    const canAdd = analysis && this.module?.toCase(analysis, this.dialect) !== undefined;
    return html`<div class="notation">
        <label for="notation">${desk.notation}</label>
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
                  ${addIcon} ${desk.addToInput}
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
    if (!input || !this.refused) return;
    const { offset, length } = this.refused;
    const [range] = utf16Ranges(input.value, [{ offset, length }]);
    input.focus();
    if (range) input.setSelectionRange(range.from, range.to);
  }

  #history(): TemplateResult | typeof nothing {
    const playthrough = this.#playthrough;
    const line = playthrough?.line;
    if (!playthrough || !line?.steps.length) return nothing;
    const { desk } = this.sentences;
    return html`<div class="past">
      ${historyList({
        line,
        outcomeAt: (count) => (this.#tellsOutcomes ? playthrough.outcomeAt(count) : undefined),
        seatAt: (count) => this.#seat(count),
        nameMove: (move) => this.#nameMove(move),
        sentences: desk,
        onGoTo: (count) => this.#goTo(count),
      })}
      ${
        this.module?.transcript
          ? html`<button
              class="button transcript"
              type="button"
              @click=${() => void this.#copyTranscript()}
            >
              ${copyIcon} ${desk.copyTranscript}
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
        ${chevronIcon} ${this.sentences.desk.tabs.why}
      </button>
    </h2>`;
  }

  readonly #onWhyMove = (event: CustomEvent<string>): void => {
    void this.#play(event.detail);
  };

  readonly #onSay = (event: CustomEvent<string>): void => {
    this.announcement = event.detail;
  };

  readonly #onKey = (event: KeyboardEvent): void => actOnKey(event, this.#letters);

  readonly #letters: LetterActs = {
    u: () => this.#stepBy(-1),
    r: () => this.#stepBy(1),
    h: () => this.#nextLevel(),
    m: () => this.#sayWinningMoves(),
    n: () => this.#restart(),
  };

  static override styles = [controls, noticeListStyles, boardDeskStyles];
}
