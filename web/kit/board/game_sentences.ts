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

/** The same game without the judges' limits, under a name and an address of its own. */
export interface Beyond {
  /** In the page's address. */
  readonly id: string;
  readonly name: Text;
  /** The position that it opens with. */
  readonly start: string;
}

/** The contents of a game's sentences.ts. */
export interface GameSentences {
  readonly id: GameId;
  readonly name: Text;
  /** In the order of the solver's list; the first one is the default. */
  readonly dialects: readonly DialectId[];
  /** Whether web/learn has a tutorial under the game's id, in both languages. */
  readonly tutorial?: true;
  /** Whether the game has atlas.ts: a map of all positions within the judges' limits. */
  readonly atlas?: true;
  /** The page also has beyond.ts then: what stands above the board. */
  readonly beyond?: Beyond;
}
