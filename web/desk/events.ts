// The events between the parts of the page.
import type { Fault } from '../engine/check_types';
import type { DialectId, GameId, JudgeCase } from '../engine/types';
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

/** The details of each event. */
interface PageEvents {
  /** The current address of the board. */
  'board-address': BoardAddress;
  /** The view to open beside the board; undefined for the one that a window shows by itself. */
  panel: Panel | undefined;
  /** undefined: the input has changed, and the board shows none of its cases any more. */
  'show-case': ShownCase | undefined;
  /** The texts of the desk, for links. */
  'desk-address': DeskAddress;
  /** What is wrong with the reader's output; empty if there is nothing wrong, or no output. */
  judged: readonly Fault[];
  /** The reader asks for a case by its number. */
  'pick-case': number;
  /** The first wrong case comes to the board by itself. */
  'bring-up-case': number;
  /** An input for the desk, and how it was made. */
  'made-input': MadeInput;
  /** The reader chooses another judge, of this game or another one. */
  dialect: ChosenDialect;
  /** Load the solver again. */
  reload: undefined;
  /** Solve the input again. */
  retry: undefined;
  /** Stop solving. */
  stop: undefined;
  /** A text for the status line. */
  say: string;
}

export const { emit, on } = eventsOf<PageEvents>();
