// The words of an embedded board: the page's words around a board, and its own.
import type { Sentences } from '../i18n/sentences';
import { tableEn } from '../i18n/table_en';

/** The page's words around every board. */
export type BoardSentences = Pick<Sentences, 'table' | 'notice' | 'retry'>;

export interface EmbedSentences extends BoardSentences {
  readonly noGame: (game: string, known: string) => string;
  readonly openInImpartial: string;
}

export const words: EmbedSentences = {
  noGame: (game, known) =>
    game ? `There is no game “${game}”. Games: ${known}` : `No game is given. Games: ${known}`,
  openInImpartial: 'Open in Impartial',

  table: tableEn,
  // C++ writes the English notices.
  notice: ({ message }) => message,
  retry: 'Try again',
};
