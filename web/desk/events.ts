// What happens to the page. Its parts send these events, and `../page/reduce.ts` says what becomes of the page's state.
// They go up to the app, through the shadow roots in between.
import type { EngineFailure } from '../engine/engine';
import type { DialectId, GameId, GameInfo } from '../engine/types';
import type { Theme } from '../i18n/frame_sentences';
import type { Language } from '../i18n/language';
import type { Panel } from '../i18n/table_sentences';
import { eventsOf } from '../kit/events';
import type { BoardAddress } from '../table/board_address';
import type { View } from './cases/case_sentences_en';
import type { Answered, Formats, Judged, ShownCase, Typed, Wanted } from './desk_state';
import type { OpenedFile } from './input/opened_file';
import type { OwnText } from './linked';
import type { MadeInput } from './practice/recipe';
import type { DeskAddress, LinkedTexts } from './text_links';

export interface PageEvents {
  // --- The page ---

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
  /** The board is not one of the game, but of another game. */
  'other-game': { readonly game: GameId; readonly board: BoardAddress };
  /** The view to open beside the board; undefined for the one that a window shows by itself. */
  panel: Panel | undefined;
  /** The reader chooses another judge, of this game or another one. */
  dialect: { readonly game: GameId; readonly dialect: DialectId };

  // --- The input ---

  /** The editor has this text now. */
  edited: string;
  /** The reader has typed it there. */
  typed: Typed;
  /** Another text takes the place of the input, and its first case comes to the board. */
  text: string;
  /** The smallest input on which the reader's program fails takes its place. */
  smallest: string;
  /** The input is solved; undefined if it will not be. */
  answered: Answered | undefined;
  /** The judge's sample takes its place. */
  sample: undefined;
  /** The text that was replaced comes back. */
  'put-back': undefined;
  /** The same beside the input. */
  'put-own-back': OwnText;
  /** An input was made. */
  made: MadeInput;
  /** A text of the other judge, who gets it. */
  give: { readonly dialect: DialectId; readonly text: string };
  /** A file was dropped, opened or pasted. */
  file: File;
  /** A file that no editor can hold, or another part of it. */
  opened: OpenedFile;
  'close-file': undefined;

  /** The desk is loaded. */
  formats: Formats;

  // --- What stands beside it ---

  view: View;
  /** The output of the reader's program. */
  output: string | File;
  /** The reader's program. */
  program: string;
  judged: Judged;

  // --- The cases ---

  /** A case is asked for. */
  'pick-case': Wanted;
  /** It is found, and the board is to show it. */
  'show-case': ShownCase;
  /** There is no such case, or it cannot be read. */
  'no-case': { readonly isFailed: boolean };

  // --- The texts in links ---

  unpacked: LinkedTexts;
  packed: DeskAddress;
}

export const { emit, on } = eventsOf<PageEvents>({ composed: true });
