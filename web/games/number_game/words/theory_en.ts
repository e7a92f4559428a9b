// The words of the Number Game's picture, explanation and drawing, in Markdown. Lists of
// numbers are already formatted: "4, 5 and 6".
import type { Term } from '../../../i18n/why_en';

export interface OwnSentences {
  /** Below the picture of the pairs. */
  readonly pairsLabel: (pairs: readonly string[]) => string;
  readonly pairLegend: string;
  readonly chosenLegend: (number: string) => string;
  readonly goneLegend: string;

  /** The reason in one sentence, in each case. `pairs`: "2–3", or "9–4/5" where a number answers several. */
  readonly nothingAfter: (number: string) => string;
  readonly pairsAfter: (number: string, pairs: readonly string[]) => string;
  readonly answersAfter: (number: string, pairs: readonly string[]) => string;
  readonly pairsHere: (pairs: readonly string[]) => string;
  readonly answersHere: (pairs: readonly string[]) => string;

  readonly whyPairs: string;
  readonly untouched: (limit: number) => string;
  readonly chosenWithSums: (chosen: string) => string;
  readonly chosenWithoutSums: (chosen: string, limit: number) => string;
  readonly takenAsSums: (sums: readonly string[]) => string;

  readonly drawing: (free: string) => string;
  readonly drawingOfTheEnd: string;

  readonly terms: readonly Term[];
}

export const words: OwnSentences = {
  pairsLabel: (pairs) =>
    pairs.length > 0 ? `Answers: ${pairs.join(', ')}.` : 'The numbers that can be chosen.',
  pairLegend: 'each answers the other',
  chosenLegend: (number) => `choose ${number}`,
  goneLegend: 'can then not be chosen',

  nothingAfter: (number) => `After **${number}** no number is left to choose.`,
  pairsAfter: (number, pairs) =>
    `After **${number}** the replies **pair up**: ${pairs.join(', ')}.`,
  answersAfter: (number, pairs) =>
    `After **${number}** every reply has an **answer**: ${pairs.join(', ')}.`,
  pairsHere: (pairs) =>
    `The numbers left **pair up**: ${pairs.join(', ')}; each is answered by its partner.`,
  answersHere: (pairs) => `Every number left has an **answer**: ${pairs.join(', ')}.`,

  whyPairs:
    'Two numbers joined by a dash leave the same position in either order, and it is again a **P-position**: there the numbers left have answers too. So one player always has an answer, until the other finds no number left.',
  untouched: (limit) =>
    `Nothing up to ${limit} has been chosen yet; everything above ${limit} counts as taken.`,
  chosenWithSums: (chosen) => `Chosen so far: ${chosen}. Their sums are taken too.`,
  chosenWithoutSums: (chosen, limit) =>
    `Chosen so far: ${chosen}. Their sums are all above ${limit}, where everything is taken.`,
  takenAsSums: (sums) => `Sums that cannot be chosen: ${sums.join(', ')}.`,

  drawing: (free) => `Free numbers: ${free}.`,
  drawingOfTheEnd: 'No number is free.',

  terms: [
    {
      name: 'answer',
      found: 'answers?|pair up',
      meaning:
        'Two numbers answer each other if choosing both, in either order, leaves a P-position. Numbers pair up if each has one such partner.',
    },
  ],
};
