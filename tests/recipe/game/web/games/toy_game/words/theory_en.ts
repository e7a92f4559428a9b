// The words of the explanation, the picture of the theory and the drawing.
import type { Term } from '../../../i18n/why_en';

export interface TheorySentences {
  readonly lost: (heap: string) => string;
  readonly won: (heap: string, remainder: string, amount: string) => string;
  readonly multiples: string;
  readonly picture: string;
  readonly terms: readonly Term[];
  readonly outcome: Readonly<Record<'P' | 'N', string>>;
}

export const words: TheorySentences = {
  lost: (heap) =>
    `**${heap}** is a multiple of 4: no move leaves a multiple of 4, and every move has a reply that does.`,
  won: (heap, remainder, amount) =>
    `**${heap}** divided by 4 leaves **${remainder}**: take ${amount}, and a multiple of 4 is left.`,
  multiples:
    'The **P-positions** are the multiples of 4: a move and its reply can take 4 together.',
  picture: 'The multiples of 4 are the P-positions.',
  terms: [
    {
      name: 'multiple of 4',
      found: 'multiples? of 4',
      meaning: 'A number that 4 divides without a remainder.',
    },
  ],
  outcome: { P: 'The player to move loses.', N: 'The player to move wins.' },
};
