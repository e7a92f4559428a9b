// The words of the explanation, the picture of the theory and the drawing.
import type { Term } from '../../../i18n/why_en';

export interface TheorySentences {
  readonly remainder: (heap: string, remainder: string) => string;
  readonly lost: string;
  readonly won: (amount: string) => string;
  readonly picture: string;
  readonly terms: readonly Term[];
  readonly outcome: Readonly<Record<'P' | 'N', string>>;
}

export const words: TheorySentences = {
  remainder: (heap, remainder) => `**${heap}** divided by 4 leaves **${remainder}**.`,
  lost: 'Whatever you take, the opponent can leave a multiple of 4 again.',
  won: (amount) => `Take **${amount}**, so that a multiple of 4 is left.`,
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
