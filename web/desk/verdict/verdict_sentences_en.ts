import { counted, number } from '../../i18n/counted_en';
import type { FaultKind, Objection, Remark, Verdict } from '../../engine/check_types';

export interface VerdictSentences {
  readonly title: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly openFile: string;
  readonly clear: string;
  readonly checking: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly right: (right: number, cases: number) => string;
  readonly refused: (count: number) => string;
  readonly notJudged: string;
  readonly empty: string;
  readonly isInput: string;
  readonly isDialect: (name: string) => string;
  readonly first: (kind: FaultKind, number: number, line: number) => string;
  readonly showCase: string;
  readonly input: string;
  readonly expected: string;
  readonly found: string;
  readonly nothing: string;
  readonly outputLine: (line: number) => string;
  readonly cut: string;
  /** `fits`: the answers after the missing ones fit. */
  readonly missing: (first: number, count: number, fits: boolean) => string;
  readonly extra: (count: number, number: number, isBehind: boolean) => string;
  /** Of the whole output. */
  readonly answers: (missing: number, extra: number) => string;
  readonly spacing: string;
  readonly objections: Readonly<Record<Exclude<Objection, ''>, string>>;
  readonly missingMoves: string;
  readonly wrongMoves: string;
  /** `areTwins`: no input tells the two mistakes apart. */
  readonly mistakes: (count: number, answers: number, areTwins: boolean) => string;
  readonly noMistake: string;
  readonly twin: (title: string) => string;
  readonly smallestInput: string;
  readonly smallest: (position: string) => string;
  readonly learn: string;
  readonly all: (count: number) => string;
  readonly more: (count: number) => string;
  readonly caseNumber: (number: number) => string;
  readonly remarks: Readonly<Record<Remark, string>>;
}

export const words: VerdictSentences = {
  title: 'Your output',
  hint: 'The output of your program for this input. The first wrong case is shown on the board.',
  placeholder: 'Paste the output of your program',
  openFile: 'Open file',
  clear: 'Clear',
  checking: 'Checking…',
  verdicts: {
    accepted: 'Accepted',
    presentation_error: 'Presentation Error',
    wrong_answer: 'Wrong Answer',
    not_judged: 'Not judged',
  },
  right: (right, cases) =>
    right === cases
      ? counted(cases, 'case is right', 'cases are right')
      : `${number.format(right)} of ${counted(cases, 'case is right', 'cases are right')}`,
  refused: (count) => counted(count, 'refused case is left out', 'refused cases are left out'),
  notJudged: 'The input cannot be read past an error. Fix it first.',
  empty: 'No output: a crash, a file, or another input format?',
  isInput: 'The output is the input.',
  isDialect: (name) => `These are the answers of ${name}.`,
  first: (kind, n, line) =>
    kind === 'spacing'
      ? `Case ${number.format(n)}, line ${number.format(line)} of the input: different white space`
      : `Case ${number.format(n)}, line ${number.format(line)} of the input`,
  showCase: 'Show on board',
  input: 'Input',
  expected: 'Expected',
  found: 'Yours',
  nothing: 'nothing',
  outputLine: (line) => `line ${number.format(line)}`,
  cut: 'Your output ends within this answer.',
  missing: (first, count, fits) => {
    const cases =
      count === 1
        ? `The answer to case ${number.format(first)} is missing`
        : `The answers to cases ${number.format(first)} to ${number.format(first + count - 1)} are missing`;
    return fits
      ? `${cases}. Your other answers fit the cases after ${count === 1 ? 'it' : 'them'}.`
      : `${cases}: your output ends before.`;
  },
  extra: (count, n, isBehind) =>
    `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'extra answer', 'extra answers')} ${
      isBehind ? 'after the last case' : `before case ${number.format(n)}`
    }.`,
  answers: (missing, extra) =>
    `In all ${[
      ...(missing > 0 ? [`${counted(missing, 'answer is', 'answers are')} missing`] : []),
      ...(extra > 0 ? [`${counted(extra, 'answer is', 'answers are')} too many`] : []),
    ].join(' and ')}.`,
  spacing: 'The characters are right, but blanks or line ends are not.',
  objections: {
    cold_pairs: 'The list of cold pairs is wrong.',
    format: 'The line does not have the format of the problem.',
    other_position: 'The game does not continue from this position.',
    illegal_move: 'The move is not legal.',
    losing_move: 'The move loses, although a winning one exists.',
    unfinished: 'The game ends before the heaps are empty.',
  },
  missingMoves: 'Missing',
  wrongMoves: 'Wrong',
  mistakes: (count, answers, areTwins) =>
    count === 1
      ? `A known mistake gives ${answers === 1 ? 'this answer' : `all of these ${number.format(answers)} answers`}`
      : `Your answers fit ${number.format(count)} known mistakes; ${areTwins ? 'no input' : 'a larger input'} tells them apart`,
  noMistake:
    'This is none of the known mistakes. Show the case on the board: Why explains its answer.',
  twin: (title) => `No input can tell it from “${title}”.`,
  smallestInput: 'The smallest input that catches it:',
  smallest: (position) => `The smallest position where it fails: ${position}`,
  learn: 'Read why',
  all: (count) => `All wrong cases (${number.format(count)})`,
  more: (count) => `and ${number.format(count)} more`,
  caseNumber: (n) => `Case ${number.format(n)}`,
  remarks: {
    line_ends: 'Lines end with CR LF.',
    byte_order_mark: 'The output begins with a byte order mark.',
    utf_16: 'The output is UTF-16.',
    blanks_at_line_ends: 'Lines end with blanks.',
    end_of_output: 'The blank lines at the end differ.',
    order: 'Moves come in another order.',
    other_game: 'A different game, also correct.',
  },
};
