// The exports of a game's board.ts, besides its elements. It is loaded with its game (registry.ts: loadBoard).
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';

export interface Meant {
  readonly position: string;
  readonly words: string;
}

/** `Known`: the analysis of this game's positions. */
export interface BoardModule<Known extends Analysis = Analysis> {
  /** The tag of the board, an element that extends Board. */
  readonly board: string;
  /** A move in words: "take 5", "move 18 to 19 in row 2". */
  readonly nameMove: (move: string, language: Language) => string;
  /** Several moves to choose from: "choose 9 or 12". By default, their names in a row. */
  readonly nameMoves?: (moves: readonly string[], language: Language) => string;
  /** This position as a case of judge text, in each dialect that can express it. */
  readonly toCase: (analysis: Known, dialect: string) => string | undefined;
  /**
   * The game so far in the form of the literature or a judge, to be copied: the analysis of each position of the line,
   * and the move made in each but the last. `youFirst`: the reader made the first move.
   */
  readonly transcript?: (
    line: readonly Known[],
    moves: readonly string[],
    youFirst: boolean,
  ) => string;
  /** The position before any move, if every game like this one starts there. */
  readonly empty?: (analysis: Known) => string;
  /** The position that a refused text may mean, and the words that offer it. */
  readonly meant?: (text: string, language: Language) => Meant | undefined;
  /** A position worth looking at, in the game's notation, that a judge could ask; `random` returns numbers in [0, 1). */
  readonly random: (random: () => number) => string;
}
