// The events between the parts of the page. None leaves the shadow root in which its element stands.
import type { DialectId } from '../engine/types';
import { emitter } from '../kit/board/events';
import type { BoardAddress } from '../table/board_address';

/** A case to be put on the board, and the words to say when it is there. */
export interface ShownCase {
  readonly position: string;
  readonly words: string;
}

/** The details of each event. */
interface PageEvents {
  /** The address of the board as it is now. */
  'board-address': BoardAddress;
  'show-case': ShownCase;
  /** The reader chooses another judge. */
  dialect: DialectId;
  /** The solver is to be loaded once more. */
  reload: undefined;
  /** The input is to be solved once more. */
  retry: undefined;
  /** The solving is to stop. */
  stop: undefined;
  /** Words for the status line. */
  say: string;
}

export const emit = emitter<PageEvents>();
