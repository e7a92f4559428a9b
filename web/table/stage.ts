// The surroundings of a table, the same in the page and in the element: the game's board, the panels for the search and
// the explanation, and the status line. Before each update of its host the stage sets the properties of these elements,
// and it handles their events.
import type { ReactiveController, ReactiveElement } from 'lit';
import type { Engine } from '../engine/engine';
import type { Analysis } from '../engine/types';
import type { Game } from '../games/registry';
import type { Language } from '../i18n/language';
import { assign } from '../kit/assign';
import type { Board, DisputedMoves } from '../kit/board/board';
import type { BoardModule } from '../kit/board/board_module';
import type { BoardEvents } from '../kit/board/events';
import type { TheoryModule } from '../kit/board/theory_module';
import { LazyPart } from '../kit/lazy_part';
import type { Reason } from '../play/game_line';
import { hintLevels } from '../play/hint_level';
import { positionText, refusalText, stepText, verdictText, winningText } from './narration';
import type { Wording, TableWords } from './narration';
import type { SearchPanel } from './search_panel';
import { Table } from './table';
import type { TableChange } from './table';
import type * as WhyCode from './why/why_panel';

/** The host's current settings. */
export interface HostSettings {
  readonly engine: Engine;
  readonly language: Language;
  readonly sentences: TableWords;
  /** Moves are not possible. */
  readonly isStill?: boolean;
  /** About the position at which the line starts. */
  readonly disputedMoves?: DisputedMoves;
  /** The moves whose outcomes are shown whatever the hint level. */
  readonly told?: ReadonlySet<string>;
  /** What wins here is no answer to what was asked for. */
  readonly tellsNothing?: boolean;
  readonly hidesSearch?: boolean;
  /** A position that is not solved is searched for a moment, unasked. */
  readonly searchesAtOnce?: boolean;
  readonly showsWhy: boolean;
  /** The address of the position in Impartial; undefined if it is not known where that is. */
  readonly link: () => string | undefined;
}

export interface StageOptions {
  /** Called before each update and before each text for the status line. */
  readonly settings: () => HostSettings;
  readonly onChange: (change: TableChange) => void;
  /** Handles a requested move that is not simply played. */
  readonly onMove?: (move: string) => void;
}

const noMoves: ReadonlySet<string> = new Set();

export class Stage implements ReactiveController {
  readonly table = new Table((change) => this.#changed(change));
  /** The text of the status line. */
  announcement = '';
  /** Its next text, which waits for the board's names of moves. */
  #unsaid: (() => string) | undefined;
  readonly #host: ReactiveElement;
  readonly #options: StageOptions;
  readonly #whyCode: LazyPart<typeof WhyCode>;
  #why: WhyCode.WhyPanel | undefined;
  /** Of the game, whose evidence the panel shows; without its theory if that could not be loaded. */
  #searchCode: LazyPart<{ readonly theory: TheoryModule | undefined }> | undefined;
  #search: SearchPanel | undefined;
  #game: Game | undefined;
  #module: BoardModule | undefined;
  #board: Board | undefined;
  /** The analysis that could not be drawn. */
  #undrawn: Analysis | undefined;
  /** The looked-at move. */
  #look: string | undefined;

  constructor(host: ReactiveElement, options: StageOptions) {
    this.#host = host;
    this.#options = options;
    this.#whyCode = new LazyPart(host, () => import('./why/why_panel'));
    host.addController(this);
  }

  get game(): Game | undefined {
    return this.#game;
  }

  get module(): BoardModule | undefined {
    return this.#module;
  }

  /** undefined while the board has nothing to show. */
  get board(): Board | undefined {
    return this.table.analysis && this.#board;
  }

  /** An error ended the drawing of the board, so that there is none. */
  get isBroken(): boolean {
    return this.#undrawn !== undefined && this.#undrawn === this.table.analysis;
  }

  /** Draws the board again. */
  retry(): void {
    this.#undrawn = undefined;
    this.#host.requestUpdate();
  }

  /** The explanation panel, once its code is loaded. */
  get why(): HTMLElement | undefined {
    return this.#why;
  }

  /** Whether the first position shown needs the search panel too: both appear at once, so that nothing moves. */
  get isAwaited(): boolean {
    return !this.#board && (this.#searchCode?.isAwaited || this.#search !== undefined);
  }

  /** The search panel, once a position has needed it. */
  get search(): HTMLElement | undefined {
    return this.#search;
  }

  get wording(): Wording {
    const { language, sentences } = this.#options.settings();
    const { table, notice } = sentences;
    const module = this.#module;
    const nameMove = (move: string): string => module?.nameMove(move, language) ?? move;
    const nameMoves =
      module?.nameMoves &&
      ((moves: readonly string[]) => module.nameMoves?.(moves, language) ?? '');
    const says = (reason: Reason): string => this.table.reasons?.[language](reason) ?? '';
    return { table, notice, nameMove, says, ...(nameMoves && { nameMoves }) };
  }

  /** `module`: undefined while the code of the game's board is loading. */
  set(game: Game, module?: BoardModule): void {
    if (game !== this.#game || (this.#module && module !== this.#module)) {
      this.#search?.stop();
      this.#board = this.#look = this.#why = this.#search = this.#unsaid = undefined;
      this.#searchCode = new LazyPart(this.#host, async () => {
        const [theory] = await Promise.all([
          game.loadTheory().catch(() => undefined),
          import('./search_panel'),
        ]);
        return { theory: theory?.theoryModule };
      });
    }
    this.#game = game;
    this.#module = module;
    if (this.#unsaid) this.#say(this.#unsaid);
    this.#host.requestUpdate();
  }

  readonly announce = (words: string): void => {
    this.#unsaid = undefined;
    this.announcement = words;
    this.#host.requestUpdate();
  };

  readonly announceVerdict = (before: string): void => {
    if (!this.table.analysis) return;
    this.#say(() => `${before} ${positionText(this.table, this.wording)}`.trim());
    this.#host.requestUpdate();
  };

  #say(words: () => string): void {
    const isNamed = this.#module !== undefined || this.table.state.failure !== undefined;
    this.#unsaid = isNamed ? undefined : words;
    if (isNamed) this.announcement = words();
  }

  /** More is known of the position than is shown. */
  async renew(): Promise<void> {
    await this.table.renew();
    this.announceVerdict('');
  }

  announceWinningMoves(): void {
    const { analysis } = this.table;
    if (!analysis) return;
    const { wording } = this;
    this.announce(winningText(analysis, wording) || verdictText(this.table, wording));
  }

  chooseNextLevel(): void {
    const { level } = this.table.state;
    const next = hintLevels[(hintLevels.indexOf(level) + 1) % hintLevels.length] ?? 'none';
    this.table.chooseLevel(next);
    const { table } = this.wording;
    this.announce(table.hintsAre(table.hintLevels[next]));
  }

  // --- Lifecycle of the host -------------------------------------------------------------------------------------

  hostConnected(): void {
    for (const type of Object.keys(this.#handlers)) {
      this.#host.renderRoot.addEventListener(type, this.#onEvent);
    }
    this.table.resume();
  }

  hostDisconnected(): void {
    this.#search?.stop();
    this.table.pause();
  }

  hostUpdate(): void {
    const { analysis, playthrough, state } = this.table;
    const game = this.#game;
    if (!game || analysis?.game !== game.id) return;
    const module = this.#module;
    const look = this.#look;
    const settings = this.#options.settings();
    const { engine, language, isStill, hidesSearch, searchesAtOnce, showsWhy, link } = settings;
    const { level, refused } = state;
    const isSearched =
      analysis.status !== 'solved' || analysis.reason !== null || analysis.isRecalled;
    const searchCode =
      !hidesSearch && (this.#search || isSearched) ? this.#searchCode?.code : undefined;
    if (searchCode) {
      this.#search ??= document.createElement('impartial-search') as SearchPanel;
      const { table, announce, announceVerdict } = this;
      const { theory } = searchCode;
      const told = { table, announce, announceVerdict, analysis, language, level, theory };
      assign(this.#search, { ...told, searchesAtOnce: searchesAtOnce ?? false });
    }
    if (!module || this.isBroken || (!this.#board && this.#searchCode?.isAwaited)) return;
    this.#board ??= document.createElement(module.board) as Board;
    const use = isStill ? 'static' : state.use;
    const { at = 0, steps = [] } = playthrough?.line ?? {};
    const lastMove = steps[at - 1]?.move;
    const earlierMove = steps[at - 2]?.move;
    const positionBefore = playthrough?.analysisAt(at - 1)?.position;
    const { announced } = state;
    const disputedMoves = playthrough?.lastStep ? undefined : settings.disputedMoves;
    const { told = noMoves } = settings;
    const shown = { lastMove, earlierMove, positionBefore, announced, disputedMoves, told };
    const hints = refused || settings.tellsNothing ? 'none' : level;
    assign(this.#board, { analysis, level: hints, language, use, ...shown });
    this.#board.updateComplete.catch((error) => {
      if (this.isBroken) return;
      this.#undrawn = analysis;
      this.#board = undefined;
      this.table.fail('load', error);
    });
    // What a short search may change is not drawn before, so that nothing moves.
    if (showsWhy && this.#whyCode.code && (this.#why || !state.isSought)) {
      this.#why ??= document.createElement('impartial-why') as WhyCode.WhyPanel;
      assign(this.#why, { engine, game, module, analysis, language, level, look, link });
    }
  }

  // --- Events ----------------------------------------------------------------------------------------------------

  #changed(change: TableChange): void {
    // The looked-at move belonged to the position before.
    if (change === 'step') this.#look = undefined;
    this.#options.onChange(change);
    const { table } = this;
    if (change === 'step') this.#say(() => stepText(table, this.wording));
    if (change === 'trouble') this.#say(() => refusalText(table, this.wording));
    if (change === 'turn') this.announcement = this.wording.table.turn.opponent;
    this.#host.requestUpdate();
  }

  readonly #onEvent = ({ type, detail }: CustomEventInit & { type: string }): void =>
    this.#handlers[type as keyof BoardEvents](detail as never);

  readonly #handlers: {
    readonly [Type in keyof BoardEvents]: (detail: BoardEvents[Type]) => void;
  } = {
    'board-move': (move) => this.#move(move),
    'board-edit': (position) => void this.table.open(position),
    'board-setup-move': (move) => void this.table.setUpAfter(move),
    'board-look': (move) => {
      this.#look = move ?? undefined;
      this.#host.requestUpdate();
    },
    'why-move': (move) => this.#move(move),
    'why-position': (position) => {
      if (!this.#options.settings().isStill) void this.table.open(position);
    },
    'why-failed': (error) => this.table.fail('run', error),
    say: (words) => this.announce(words),
  };

  #move(move: string): void {
    const { onMove, settings } = this.#options;
    if (settings().isStill) return;
    if (onMove) onMove(move);
    else void this.table.play(move);
  }
}
