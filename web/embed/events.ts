// The events of <impartial-board> for the page around it. No other event leaves the element.
import type { GameId, Notice, Outcome } from '../engine/types';
import type { BoardMode } from '../kit/board/attributes';
import type { HintLevel } from '../play/hint_level';
import { eventsOf } from '../kit/events';

/** What the board shows. */
export interface BoardState {
  readonly game: GameId;
  readonly mode: BoardMode;
  /** The position shown, in the game's notation. */
  readonly position: string;
  /** The moves that led to it, separated by spaces. */
  readonly moves: string;
  readonly outcome: Outcome;
  /** Whether no move is left. */
  readonly over: boolean;
  /** In a quiz: the number of tries, and whether the reader has found every winning move, or that there is none. */
  readonly tries?: number;
  readonly solved?: boolean;
}

/** A board as its reader has left it, as JSON can keep it. Its answers to a quiz are not in it. */
export interface SavedBoard {
  readonly game: GameId;
  /** The position where the moves begin. */
  readonly position: string;
  readonly moves: string;
  readonly mode: BoardMode;
  readonly reveal: boolean;
  readonly hints: HintLevel | null;
}

/**
 * attribute: an attribute or its value means nothing; the board is shown all the same if no answer depends on it. game,
 * position: the game or position does not exist. moves: a move is illegal. load: something could not be loaded, or
 * the solver broke.
 */
export interface BoardError {
  readonly kind: 'attribute' | 'game' | 'position' | 'moves' | 'load';
  /** In the reader's language. */
  readonly message: string;
  readonly notice?: Notice;
  /** The technical cause of a failed load, in English; the console has it too. */
  readonly cause?: string;
}

export interface ImpartialBoardEvents {
  'impartial-ready': CustomEvent<BoardState>;
  'impartial-change': CustomEvent<BoardState>;
  'impartial-reveal': CustomEvent<BoardState>;
  'impartial-error': CustomEvent<BoardError>;
}

declare global {
  interface HTMLElementEventMap extends ImpartialBoardEvents {}
}

type Details = {
  [Type in keyof ImpartialBoardEvents]: ImpartialBoardEvents[Type]['detail'];
};

export const { emit } = eventsOf<Details>({ composed: true });
