// The events between the parts of the page.
import type { Fault } from '../engine/check_types';
import type { EngineFailure } from '../engine/engine';
import type { DialectId, GameId, GameInfo, JudgeCase } from '../engine/types';
import type { Theme } from '../i18n/frame_sentences';
import type { Language } from '../i18n/language';
import { eventsOf } from '../kit/events';
import type { BoardAddress } from '../table/board_address';
import type { DeskAddress } from './text_links';
import type { Panel } from '../i18n/table_sentences';
import type { MadeInput } from './practice/recipe';

/** A case to show on the board, and the words for the status line once it is shown. */
export interface ShownCase extends JudgeCase {
  /** The number of cases of the input. */
  readonly count: number;
  readonly words: string;
  /** It came to the board by itself. */
  readonly isUnasked?: boolean;
}

export interface ChosenDialect {
  readonly game: GameId;
  readonly dialect: DialectId;
}

/** What happens to the page, with its details; `../page/reduce.ts` says what becomes of it. */
export interface PageEvents {
  /** The reader has gone to another address, by a link or through the browser's history. */
  went: string;
  /** The solver's list of games is loaded. */
  games: readonly GameInfo[];
  /** The solver could not be loaded. */
  unloaded: EngineFailure;
  /** Load the solver again. */
  reload: undefined;
  /** The words of a language are loaded. */
  spoke: Language;
  'language-chosen': Language;
  'theme-chosen': Theme;
  /** The window has no room beside the board, or has it again. */
  narrow: boolean;
  /** The board that the table shows now. */
  board: BoardAddress;
  /** The view to open beside the board; undefined for the one that a window shows by itself. */
  panel: Panel | undefined;
  /** undefined: the input has changed, and the board shows none of its cases any more. */
  'show-case': ShownCase | undefined;
  /** The texts of the desk, for links. */
  'desk-address': DeskAddress;
  /** What is wrong with the reader's output; empty if there is nothing wrong, or no output. */
  judged: readonly Fault[];
}

/** What the reader asks of the desk or of the page. */
interface Requests {
  /** The reader asks for a case by its number. */
  'pick-case': number;
  /** The first wrong case comes to the board by itself. */
  'bring-up-case': number;
  /** An input for the desk, and how it was made. */
  'made-input': MadeInput;
  /** The reader chooses another judge, of this game or another one. */
  dialect: ChosenDialect;
  /** Solve the input again. */
  retry: undefined;
  /** Stop solving. */
  stop: undefined;
  /** A text for the status line. */
  say: string;
}

export const { emit, on } = eventsOf<PageEvents & Requests>();
