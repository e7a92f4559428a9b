// The words of the page of records.
import { frameEn } from '../i18n/frame_en';
import type { FrameSentences } from '../i18n/frame_sentences';
import type { Source } from './records';

/** The text before and after a link. */
type Linked = readonly [string, string];

export interface RecordsSentences {
  readonly frame: FrameSentences;
  readonly title: string;
  readonly records: string;
  readonly lead: string;
  readonly howToRead: string;
  readonly verify: string;
  readonly measured: (where: string) => string;

  readonly table: string;
  readonly finite: string;
  readonly infinite: string;
  readonly position: string;
  readonly largest: string;
  readonly answer: string;
  readonly pPositions: string;
  readonly visited: string;
  readonly memory: string;
  readonly time: string;
  readonly compared: string;
  readonly ratio: string;
  readonly here: string;
  readonly pairs: (count: number, from: string, to: string) => string;
  readonly answers: (count: number) => string;

  readonly run: string;
  readonly again: string;
  readonly stop: string;
  readonly runAll: string;
  readonly stopAll: string;
  readonly waiting: string;
  readonly starting: string;
  readonly progress: (visited: string, memory: string, time: string) => string;
  readonly answered: (done: number, of: number) => string;
  readonly times: (factor: string) => string;
  readonly same: string;
  readonly different: (answer: string) => string;
  readonly incomplete: (visited: string, answer: string) => string;
  readonly failed: (reason: string) => string;

  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly download: string;

  readonly allPairs: string;
  readonly showPairs: string;

  readonly comparedWith: string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly about: Readonly<Record<Source, Linked | string>>;
}

export const words: RecordsSentences = {
  frame: frameEn,
  title: 'Records of the Number Game beyond 20',
  records: 'Records',
  lead: 'Without the judge’s limit of 20, the Number Game is Conway’s Sylver Coinage without the number 1. The table lists hard positions, their winning moves, and the time and memory needed to find them. Press “Run” to solve a row in your own browser.',
  howToRead:
    'The answer is the complete list of winning moves (the position is N), or P: the player to move loses. The search visits positions that can follow and keeps all P-positions among them, so it answers every later position at once. Where infinitely many numbers are free, theorems (some are cited) leave finitely many replies to search, and what is visited stands for many positions at once. t is the largest free number.',
  verify: 'Check the solver’s other answers yourself',
  measured: (where) =>
    `The figures were measured on this page (${where}). Machines differ, so compare ratios rather than times. Times under 50 ms are mostly message overhead.`,

  table: 'Records',
  finite: 'Finitely many free numbers',
  infinite: 'Infinitely many free numbers',
  position: 'Position',
  largest: 't',
  answer: 'Answer',
  pPositions: 'P-positions',
  visited: 'Visited',
  memory: 'Memory',
  time: 'Time',
  compared: 'Compared with',
  ratio: 'Ratio',
  here: 'In this browser',
  pairs: (count, from, to) => `all ${count} coprime pairs from ${from} to ${to}`,
  answers: (count) => `${count} lists`,

  run: 'Run',
  again: 'Run again',
  stop: 'Stop',
  runAll: 'Run all',
  stopAll: 'Stop all',
  waiting: 'waiting',
  starting: 'starting…',
  progress: (visited, memory, time) => `${visited} visited, ${memory}, ${time}`,
  answered: (done, of) => `${done} of ${of} positions`,
  times: (factor) => `${factor} × the recorded time`,
  same: 'the same answer',
  different: (answer) => `a different answer: ${answer}`,
  incomplete: (visited, answer) => `incomplete after ${visited} positions: ${answer}`,
  failed: (reason) => `failed: ${reason}`,

  copy: 'Copy as TSV',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Download the file instead.',
  download: 'Download',

  allPairs: 'All pairs of numbers',
  showPairs: 'Show the table',

  comparedWith: 'Times for comparison',
  sources: { method: 'published method', book: 'published' },
  about: {
    book: [
      'the time in the record book of ',
      ' for its hardest finite position, with 157 million states.',
    ],
    method: [
      'a native re-implementation of the method of ',
      ' (a search with memoization and paired replies).',
    ],
  },
};
