const number = new Intl.NumberFormat('en');

export interface CaseSentences {
  readonly outputs: string;
  readonly judgesOutput: string;
  readonly yourOutput: string;
  readonly showOnBoard: string;
  readonly shown: (number: number, count: number) => string;
  readonly noCase: string;
  readonly refused: (why: string) => string;
  readonly pickAnswer: string;
  readonly bar: string;
  /** Before and after the number of the case. */
  readonly place: (count: number) => readonly [string, string];
  readonly number: string;
  readonly previous: string;
  readonly next: string;
}

export const words: CaseSentences = {
  outputs: 'Outputs',
  judgesOutput: 'Judge’s output',
  yourOutput: 'Check your output',
  showOnBoard: 'Show on board',
  shown: (n, count) => `Case ${number.format(n)} of ${number.format(count)} is on the board`,
  noCase: 'The input has no case',
  refused: (why) => `No board shows this case: ${why}`,
  pickAnswer: 'A click on an answer shows its case on the board',
  bar: 'Cases of the input',
  place: (count) => ['Case', `of ${number.format(count)}`],
  number: 'Number of the case',
  previous: 'Previous case',
  next: 'Next case',
};
