import { number } from '../../i18n/counted_en';

/** What stands beside the input: the judge's output, the reader's own, the reader's program, or test data. */
export const views = ['judge', 'own', 'program', 'practice'] as const;
export type View = (typeof views)[number];

export interface CaseSentences {
  readonly views: string;
  readonly viewNames: Readonly<Record<View, string>>;
  readonly shown: (number: number, count: number) => string;
  readonly noCase: string;
  readonly refused: (why: string) => string;
  readonly tooLong: string;
  readonly pickAnswer: string;
  readonly bar: string;
  /** Before and after the number of the case. */
  readonly place: (count: number) => readonly [string, string];
  readonly number: string;
  readonly previous: string;
  readonly next: string;
  readonly judge: string;
  readonly yours: string;
  readonly nothing: string;
  /** The signs of moves on the board. */
  readonly wrong: string;
  readonly missing: string;
  /** Before the name of the game without the judges' limits. */
  readonly larger: string;
  readonly damagedLink: string;
  readonly unkept: Readonly<Record<'input' | 'output', string>>;
  readonly copyLink: string;
  readonly linkCopied: string;
}

export const words: CaseSentences = {
  views: 'Beside the input',
  viewNames: {
    judge: 'Output',
    own: 'Your output',
    program: 'Your program',
    practice: 'Test data',
  },
  shown: (n, count) => `Case ${number.format(n)} of ${number.format(count)} is on the board`,
  noCase: 'The input has no case',
  refused: (why) => `This case cannot be shown on the board: ${why}`,
  tooLong: 'it is too long',
  pickAnswer: 'Click an answer to show its case on the board',
  bar: 'Cases of the input',
  place: (count) => ['Case', `of ${number.format(count)}`],
  number: 'Number of the case',
  previous: 'Previous case',
  next: 'Next case',
  judge: 'Judge',
  yours: 'Yours',
  nothing: 'nothing',
  wrong: 'yours, but does not win',
  missing: 'wins, but is not in yours',
  larger: 'Larger numbers:',
  damagedLink: 'The text in the link is damaged and was left out.',
  unkept: {
    input: 'There was no room to keep the last input.',
    output: 'There was no room to keep your last output.',
  },
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
};
