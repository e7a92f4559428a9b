// The words of an embedded board: the page's words around a board, and its own.
import type { Sentences } from '../i18n/sentences';
import { tableEn } from '../i18n/table_en';

/** The page's words around every board. */
export type BoardSentences = Pick<Sentences, 'table' | 'notice' | 'retry'>;

export interface EmbedSentences extends BoardSentences {
  readonly noGame: (game: string, known: string) => string;
  readonly question: string;
  readonly right: string;
  /** The reader answered that no move wins, but some move does. */
  readonly someMoveWins: string;
  /** Whether the answer is right. */
  readonly notKnown: string;
  readonly tries: (count: number) => string;
  readonly reveal: string;
  readonly openInImpartial: string;
}

export const words: EmbedSentences = {
  noGame: (game, known) =>
    game ? `There is no game “${game}”. Games: ${known}` : `No game is given. Games: ${known}`,
  question: 'Which move wins?',
  right: 'Right',
  someMoveWins: 'No: some move wins',
  notKnown: 'That is not known yet',
  tries: (count) => (count === 1 ? '1 try' : `${count} tries`),
  reveal: 'Show the answers',
  openInImpartial: 'Open in Impartial',

  table: tableEn,
  // C++ writes the English notices.
  notice: ({ message }) => message,
  retry: 'Try again',
};
