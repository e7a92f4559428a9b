import type { GameId } from '../../engine/types';

/** The memory of all searches, and the game of the last one. */
export interface Held {
  readonly game: GameId;
  readonly bytes: number;
  /** The browser does not store the results. */
  readonly isLost?: boolean;
}
