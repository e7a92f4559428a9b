// The properties and events of every game's board. A board holds no rules: legal and winning moves come from the
// analysis, and a board only asks for a move.
import { LitElement } from 'lit';
import type { Analysis, Option } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { tells } from '../../play/hint_level';
import type { HintLevel } from '../../play/hint_level';
import { emit } from './events';
import { showSigns } from './legend';
import type * as Motion from './motion';

/** play: a click asks for a move. setup: a click asks for another position. static: clicks do nothing. */
export type BoardUse = 'play' | 'setup' | 'static';

/**
 * The moves about which a program is wrong: those that win although it does not name them, and those that it names
 * although they do not win.
 */
export type DisputedMoves = ReadonlyMap<string, 'missing' | 'wrong'>;

export abstract class Board<Known extends Analysis = Analysis> extends LitElement {
  static override properties = {
    analysis: { attribute: false },
    level: { attribute: false },
    language: { attribute: false },
    use: { attribute: false },
    lastMove: { attribute: false },
    earlierMove: { attribute: false },
    announced: { attribute: false },
    disputedMoves: { attribute: false },
    told: { attribute: false },
  };

  declare analysis: Known;
  declare level: HintLevel;
  declare language: Language;
  declare use: BoardUse;
  /** The move that led to this position, to be marked. */
  declare lastMove: string | undefined;
  /** The move before it, to be marked too. */
  declare earlierMove: string | undefined;
  /** The position from which the last move came. Not a reactive property: it changes with the analysis. */
  positionBefore: string | undefined;
  /** The move that an opponent is about to make. */
  declare announced: string | undefined;
  /** Marks these moves of a program. */
  declare disputedMoves: DisputedMoves | undefined;
  /** The moves whose outcomes are shown although the hint level hides them: the answers to a quiz. */
  declare told: ReadonlySet<string>;

  /** undefined until somebody has turned to the board: a move before that is not shown in motion. */
  protected motion: typeof Motion | undefined;
  #options: ReadonlyMap<string, Option> = new Map();
  #optionsOf: Known | undefined;

  constructor() {
    super();
    this.level = 'outcomes';
    this.language = 'en';
    this.use = 'play';
    this.told = new Set();
    const load = (): void => {
      import('./motion').then(
        (motion) => (this.motion = motion),
        () => {},
      );
    };
    for (const type of ['pointerover', 'focusin'])
      this.addEventListener(type, load, { once: true });
    this.addController({
      hostUpdated: () => {
        this.#markMoves();
        showSigns(this.renderRoot);
      },
    });
  }

  /** Focuses the tab stop. */
  override focus(): void {
    const find = (selector: string): HTMLElement | null => this.renderRoot.querySelector(selector);
    (find('[tabindex="0"]') ?? find('button'))?.focus();
  }

  /** The option of a move, if it is legal and listed. */
  protected option(move: string): Option | undefined {
    if (this.#optionsOf !== this.analysis) {
      this.#options = new Map(this.analysis.options.listed.map((option) => [option.move, option]));
      this.#optionsOf = this.analysis;
    }
    return this.#options.get(move);
  }

  /** Every element that stands for a move has it as data-move; it may stand for none later. */
  #markMoves(): void {
    // A board may have thousands of moves, and mostly none has a mark.
    const isAny = this.disputedMoves !== undefined || this.announced !== undefined;
    const marked = `${isAny ? '[data-move], ' : ''}[data-disputed], [data-announced]`;
    for (const { dataset } of this.renderRoot.querySelectorAll<HTMLElement>(marked)) {
      const dispute = this.disputedMoves?.get(dataset['move'] ?? '');
      if (dispute === undefined) delete dataset['disputed'];
      else dataset['disputed'] = dispute;
      if (dataset['move'] === undefined || dataset['move'] !== this.announced)
        delete dataset['announced'];
      else dataset['announced'] = '';
    }
  }

  /** Whether an update shows the position after the last move, where the one before was shown. */
  protected followsMove(before: Analysis | undefined): boolean {
    return (
      before !== undefined &&
      before.game === this.analysis.game &&
      before.position === this.positionBefore
    );
  }

  /** While a position is set up, a click is no move, so no move has a mark. */
  protected tells(wanted: HintLevel): boolean {
    return this.use !== 'setup' && tells(this.level, wanted);
  }

  /** Whether it is shown if a move wins or loses. */
  protected tellsMove(move: string): boolean {
    return this.tells('outcomes') || (this.use !== 'setup' && this.told.has(move));
  }

  protected askMove(move: string): void {
    if (this.use === 'play') emit(this, 'board-move', move);
  }

  protected askPosition(position: string): void {
    if (this.use === 'setup') emit(this, 'board-edit', position);
  }

  /** Asks for the position after a move, where only the solver can write its notation. */
  protected askSetupMove(move: string): void {
    if (this.use === 'setup') emit(this, 'board-setup-move', move);
  }

  protected look(move: string | undefined): void {
    emit(this, 'board-look', move ?? null);
  }
}
