// The words of the board of numbers.
export interface BoardSentences {
  /** The legend. */
  readonly signs: Readonly<Record<'wins' | 'loses' | 'legal' | 'sum' | 'last' | 'value', string>>;
  readonly move: (number: string) => string;
  readonly board: string;
  readonly chosen: string;
  readonly justChosen: string;
  readonly taken: string;
  readonly takenAs: (sum: string) => string;
  readonly takenAbove: (limit: number) => string;
  /** Some of these numbers are free. */
  readonly openAbove: (limit: number) => string;
  /** One of the free numbers above the limit. */
  readonly other: string;
  readonly take: string;
  readonly free: string;
  readonly wins: string;
  readonly loses: string;
  readonly grundy: (value: string) => string;
  readonly choose: string;
  readonly release: string;
  /** Offers a position by its chosen numbers. */
  readonly openChosen: (numbers: string) => string;
  /** Joins the parts of a cell's name. */
  readonly name: (parts: readonly string[]) => string;
}

export const words: BoardSentences = {
  signs: {
    wins: 'choosing it wins',
    loses: 'choosing it loses',
    legal: 'can be chosen',
    sum: 'a sum of chosen numbers, so taken',
    last: 'the last two choices; dashed: the earlier one',
    value: 'Grundy value after the choice',
  },
  move: (number) => `choose ${number}`,
  board: 'Numbers',
  chosen: 'chosen',
  justChosen: 'chosen just now',
  taken: 'taken',
  takenAs: (sum) => `taken: ${sum}`,
  takenAbove: (limit) => `all above ${limit}, taken`,
  openAbove: (limit) => `above ${limit}, where some are free`,
  other: 'Another number',
  take: 'Choose',
  free: 'free',
  wins: 'wins',
  loses: 'loses',
  grundy: (value) => `Grundy value ${value}`,
  choose: 'choose it',
  release: 'release it',
  name: (parts) => parts.join(', '),
  openChosen: (numbers) => `Open <${numbers}>: these numbers are chosen`,
};
