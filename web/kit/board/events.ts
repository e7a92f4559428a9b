// The events of a board and its panels. They carry the reader's requests to the table and stay inside it: each ends at the
// shadow root of its element, and elements in between forward it.
import { eventsOf } from '../events';

/** The details of each event. */
export interface BoardEvents {
  /** The reader asks for a move, in the game's notation. */
  'board-move': string;
  /** The reader asks for another position, in the game's notation. The solver decides whether it can occur. */
  'board-edit': string;
  /** While a position is set up: the position after this move is asked for. The move is not part of the game. */
  'board-setup-move': string;
  /** The reader looks at a move, by pointer or focus; null when no move is looked at. */
  'board-look': string | null;
  /** The reader asks for a move in the position on the board, from the explanation. */
  'why-move': string;
  /** The reader asks for another position, from the explanation. */
  'why-position': string;
  /** The solver failed to answer a call of the explanation. */
  'why-failed': unknown;
  /** A text for the status line. */
  say: string;
}

export const { emit, on } = eventsOf<BoardEvents>();
