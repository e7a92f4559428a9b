// The words of the page of exercise sheets.
import { frameEn } from '../i18n/frame_en';
import type { FrameSentences } from '../i18n/frame_sentences';
import type { Sentences } from '../i18n/sentences';
import type { Level } from './sheet_address';

export interface SheetSentences extends Pick<Sentences, 'notice'> {
  readonly frame: FrameSentences;
  readonly title: string;
  readonly lead: string;

  readonly game: string;
  readonly rule: string;
  readonly knownRules: string;
  readonly level: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly count: string;
  readonly seed: string;
  readonly anotherSeed: string;

  readonly print: string;
  readonly copySheet: string;
  readonly copyQuiz: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly openQuiz: string;
  readonly moodle: string;

  readonly drawing: string;
  readonly slow: string;
  readonly ready: (count: number) => string;
  readonly fewer: (count: number) => string;
  readonly none: string;
  readonly failed: (reason: string) => string;
  readonly again: string;

  readonly heapGame: (rule: string) => string;
  /** The sheet and the level, by which a sheet finds its answers. */
  readonly name: (seed: number, level: string) => string;
  readonly student: string;
  readonly date: string;
  readonly task: string;
  readonly answer: string;
  readonly answers: string;
  readonly noMoveWins: string;

  readonly quiz: (game: string) => string;
  readonly quizTask: string;
  /** The boards could not be loaded. */
  readonly missing: string;
  readonly reload: string;
  readonly number: (number: number) => string;
  readonly score: (solved: number, all: number, tries: number) => string;

  /** Of some moves, each of which can be ticked. */
  readonly whichWin: string;
}

export const words: SheetSentences = {
  frame: frameEn,
  // C++ writes the English notices.
  notice: ({ message }) => message,
  title: 'Exercise sheets',
  lead: 'Positions drawn from a seed, to print with their answers, to ask as a quiz, or to import into Moodle. The address holds everything: the same link gives the same sheet.',

  game: 'Game',
  rule: 'Rule',
  knownRules: 'Known rules',
  level: 'Level',
  levels: { 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  count: 'Positions',
  seed: 'Seed',
  anotherSeed: 'Another seed',

  print: 'Print',
  copySheet: 'Copy link to this sheet',
  copyQuiz: 'Copy link to the quiz',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Take the link from the address bar.',
  openQuiz: 'Open as a quiz',
  moodle: 'Moodle file (GIFT)',

  drawing: 'Drawing positions…',
  slow: 'Still loading. Your connection may be slow or lost.',
  ready: (count) => (count === 1 ? 'A sheet of 1 position' : `A sheet of ${count} positions`),
  fewer: (count) =>
    `Only ${count === 1 ? '1 position was' : `${count} positions were`} found at this level.`,
  none: 'No position with a move was found at this level. Try another level or rule.',
  failed: (reason) => `The sheet could not be loaded: ${reason}`,
  again: 'Try again',

  heapGame: (rule) => `Heap game ${rule}`,
  name: (seed, level) => `Sheet ${seed} · ${level}`,
  student: 'Name',
  date: 'Date',
  task: 'In each position, find every move that wins, or write that no move wins.',
  answer: 'Answer',
  answers: 'Answers',
  noMoveWins: 'No move wins',

  quiz: (game) => `Quiz: ${game}`,
  quizTask:
    'In each position, play every move that wins, or say that no move wins. The board marks each answer.',
  missing: 'The boards could not be loaded. You may be offline.',
  reload: 'Reload',
  number: (number) => `Position ${number}`,
  score: (solved, all, tries) =>
    `${solved} of ${all} solved, ${tries === 1 ? '1 try' : `${tries} tries`}`,

  whichWin: 'Which of these moves win?',
};
