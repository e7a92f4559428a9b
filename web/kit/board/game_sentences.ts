// What is said to people of a game, with the page, and of its dialects, with the desk of judge text.
import type { DialectId, GameId } from '../../engine/types';
import type { Text } from '../../i18n/language';

export interface DialectSentences {
  readonly name: Text;
  /** The input, in a sentence. Dialects that share one object read the same text, so a text may move between them. */
  readonly reads: Text;
  /** The output, in a sentence. In both, `code` stands between backticks. */
  readonly prints: Text;
}

/** What a game's dialects.ts supplies. */
export type DialectTexts = Readonly<Record<DialectId, DialectSentences>>;

/** What a game's sentences.ts supplies. */
export interface GameSentences {
  readonly id: GameId;
  readonly name: Text;
  /** The rules, in a line. */
  readonly rule: Text;
  /** In the order of the solver's list, which puts the default first. */
  readonly dialects: readonly DialectId[];
  /** Where there is one: web/learn has it under the game's id, in both languages. */
  readonly tutorial?: true;
}
