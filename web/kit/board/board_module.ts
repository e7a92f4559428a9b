// What a game's board.ts supplies, besides its elements. It is loaded with its game (registry.ts: loadBoard).
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';

export interface BoardModule {
  /** The tag of the board: an element that extends Board. */
  readonly board: string;
  /** A move for people: "take 5", "row 2: 18 to 19". */
  readonly nameMove: (move: string, language: Language) => string;
  /** This position as a case of judge text in each dialect that can say it, to be added to the input. */
  readonly toCase: (analysis: Analysis, dialect: string) => string | undefined;
  /**
   * The game so far as the literature or a judge writes it, to be copied: the analysis of each position of the line, and
   * the move that was made in each but the last. `youFirst`: the reader made the first move.
   */
  readonly transcript?: (
    line: readonly Analysis[],
    moves: readonly string[],
    youFirst: boolean,
  ) => string;
  /** The position in which nothing has been played, where every game of it begins there. */
  readonly empty?: string;
  /** A position worth looking at, in the game's notation; `random` gives numbers from 0 to below 1. */
  readonly random?: (random: () => number) => string;
}
