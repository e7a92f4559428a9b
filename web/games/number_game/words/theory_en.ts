// The words of the Number Game's picture, explanation and drawing, in Markdown. Lists of
// numbers are already formatted: "4, 5 and 6".
export interface OwnSentences {
  readonly line: string;
  readonly lineHint: string;
  readonly sums: string;
  readonly noSums: (limit: number) => string;
  readonly generatorsHint: (limit: number) => string;
  readonly lineLabel: (taken: string, gaps: string) => string;
  readonly drawing: (free: string) => string;
  readonly drawingOfTheEnd: string;
  readonly untouched: (limit: number) => string;
  readonly chosenWithSums: (chosen: string, example: string) => string;
  readonly chosenWithoutSums: (chosen: string, limit: number) => string;
  readonly theEndBecause: (chosen: string, example: string) => string;
}

export const words: OwnSentences = {
  line: 'The taken numbers on a line',
  lineHint: 'An arc is a sum: it leads from one taken number to the next by adding another.',
  sums: 'Why a number is taken',
  noSums: (limit) => `No sum of chosen numbers is within ${limit}.`,
  generatorsHint: (limit) => `chosen, and not a sum of others; up to ${limit}`,
  lineLabel: (taken, gaps) => `Number line. Taken: ${taken}. Gaps: ${gaps}.`,
  drawing: (free) => `Free numbers: ${free}.`,
  drawingOfTheEnd: 'No number is free.',
  untouched: (limit) =>
    `Nothing up to ${limit} has been chosen yet; everything above ${limit} counts as taken.`,
  chosenWithSums: (chosen, example) =>
    `Chosen so far: ${chosen}. Their sums are taken too, such as ${example}.`,
  chosenWithoutSums: (chosen, limit) =>
    `Chosen so far: ${chosen}. Their sums are all above ${limit}, where everything is taken.`,
  theEndBecause: (chosen, example) =>
    `The chosen numbers are ${chosen}. Every other number is a sum of them, such as ${example}.`,
};
