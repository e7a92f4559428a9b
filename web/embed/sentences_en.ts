// The words of an embedded board: the page's words around a board, and its own.
import type { Sentences } from '../i18n/sentences';
import type { Mistyped } from '../kit/board/mistyped';
import { tableEn } from '../i18n/table_en';

/** The page's words around every board. */
export type BoardSentences = Pick<Sentences, 'table' | 'notice' | 'retry'>;

export interface EmbedSentences extends BoardSentences {
  readonly noGame: (game: string, known: string) => string;
  readonly mistyped: (mistyped: Mistyped) => string;
  readonly openInImpartial: string;
}

export const words: EmbedSentences = {
  noGame: (game, known) =>
    game ? `There is no game “${game}”. Games: ${known}` : `No game is given. Games: ${known}`,
  mistyped: ({ name, value, meant }) => {
    const what = value === undefined ? `attribute “${name}”` : `${name} “${value}”`;
    if (meant === '') return `${name} takes no value “${value}”. Leave it out.`;
    return `There is no ${what}.${meant ? ` Perhaps “${meant}” is meant.` : ''}`;
  },
  openInImpartial: 'Open in Impartial',

  table: tableEn,
  // C++ writes the English notices.
  notice: ({ message }) => message,
  retry: 'Try again',
};
