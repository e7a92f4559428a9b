// What an embedded board says: of the page's words those around a board, and its own.
import type { Sentences } from '../i18n/sentences';
import { tableEn } from '../i18n/table_en';

/** What is said around every board. */
export type BoardSentences = Pick<Sentences, 'table' | 'notice' | 'retry'>;

export interface EmbedSentences extends BoardSentences {
  readonly noGame: (game: string, known: string) => string;
  readonly question: string;
  readonly right: string;
  /** "No move wins" was the answer, and there is one. */
  readonly someMoveWins: string;
  /** Whether the answer is right. */
  readonly notKnown: string;
  readonly tries: (count: number) => string;
  readonly reveal: string;
  readonly openInImpartial: string;
}

export const words: EmbedSentences = {
  noGame: (game, known) =>
    game
      ? `There is no game “${game}”; there are ${known}`
      : `No game was named; there are ${known}`,
  question: 'Which move wins?',
  right: 'Right',
  someMoveWins: 'No: there is a move that wins',
  notKnown: 'That is not known yet',
  tries: (count) => (count === 1 ? '1 try' : `${count} tries`),
  reveal: 'Show the answers',
  openInImpartial: 'Open in Impartial',

  table: tableEn,
  // C++ writes these.
  notice: ({ message }) => message,
  retry: 'Try again',
};
