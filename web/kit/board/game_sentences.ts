// The texts about a game, loaded with the page, and about its dialects, loaded with the desk of judge text.
import type { DialectId, GameId } from '../../engine/types';
import type { Text } from '../../i18n/language';

export interface DialectSentences {
  readonly name: Text;
  /** The input in a sentence. Dialects that share one object read the same text, so a text may move between them. */
  readonly reads: Text;
  /** The output in a sentence. In both, `code` is between backticks. */
  readonly prints: Text;
}

/** The contents of a game's dialects.ts. */
export type DialectTexts = Readonly<Record<DialectId, DialectSentences>>;

/** The contents of a game's sentences.ts. */
export interface GameSentences {
  readonly id: GameId;
  readonly name: Text;
  /** In the order of the solver's list; the first one is the default. A game that no judge sets has none. */
  readonly dialects: readonly DialectId[];
  /** Whether each judge has a rule of its own: then the board of one is no position of another. */
  readonly rulesOfJudges?: true;
  /** Whether web/learn has a tutorial under the game's id, in both languages. */
  readonly tutorial?: true;
  /** Whether the game has atlas.ts: a map of all positions within the judges' limits. */
  readonly atlas?: true;
  /** The game that has the positions which are too large for this one. */
  readonly larger?: GameId;
}
