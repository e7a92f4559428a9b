import { counted, number } from '../../i18n/counted_en';
import type {
  FaultKind,
  NearKind,
  Objection,
  Relation,
  Remark,
  Spacing,
  Verdict,
  WrongWhen,
} from '../../engine/check_types';
import type { PlaceFeatureId } from '../../engine/check_words';
import type { FeatureSentences } from '../../kit/board/feature_words';

export interface VerdictSentences {
  readonly title: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly checking: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** `nearly`: how many others are right but for their form. */
  readonly right: (right: number, cases: number, nearly: number) => string;
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
  readonly spacing: (how: Spacing | null) => string;
  readonly objections: Readonly<Record<Exclude<Objection, ''>, string>>;
  readonly missingMoves: string;
  readonly wrongMoves: string;
  /** `areTwins`: no input tells the two mistakes apart. */
  readonly mistakes: (count: number, answers: number, areTwins: boolean) => string;
  /** `ties`: how many explanations are equally good. */
  readonly explains: (count: number, wrong: number, ties: number) => string;
  /** The titles of one mistake or two. */
  readonly mistakesTogether: (titles: readonly string[]) => string;
  /** What explains the other wrong answers. */
  readonly theRest: (title: string) => string;
  /** `wrong`, `right`: how many cases were looked at. */
  readonly wrongWhen: (rule: WrongWhen, when: string, wrong: number, right: number) => string;
  /** Too few cases to be sure. `met`: of the wrong cases. */
  readonly perhaps: (when: string, met: number, wrong: number) => string;
  /** Of a threshold of the rule. */
  readonly somewhere: (number: string, from: string, to: string) => string;
  readonly otherRules: (count: number) => string;
  readonly conditions: (parts: readonly string[], isEither: boolean) => string;
  readonly relation: (name: string, relation: Relation, number: string) => string;
  readonly placeFeatures: FeatureSentences<PlaceFeatureId>;
  readonly wrongExample: (number: number) => string;
  readonly rightExample: (number: number) => string;
  readonly noMistake: string;
  readonly twin: (title: string) => string;
  readonly smallestInput: string;
  readonly smallest: (position: string) => string;
  /** Of the positions that a rule speaks of. */
  readonly smallestSuch: (position: string) => string;
  readonly tellApart: string;
  readonly ranApart: string;
  readonly learn: string;
  readonly all: (count: number) => string;
  readonly more: (count: number) => string;
  readonly caseNumber: (number: number) => string;
  /** How answers are nearly right, and the first of them. */
  readonly near: Readonly<Record<NearKind, (count: number, judge: string) => string>>;
  readonly nearLine: (line: number, found: string, expected: string) => string;
  readonly remarks: Readonly<Record<Remark, string>>;
}

const nearly = (count: number) => counted(count, 'answer is', 'answers are');

/** "2 blanks instead of 1". */
function difference({ expected, found }: Spacing, one: string): string {
  if (found === 0) return `${counted(expected, `${one} is`, `${one}s are`)} missing`;
  if (expected === 0) return `${counted(found, `${one} is`, `${one}s are`)} too many`;
  return `${counted(found, one, `${one}s`)} instead of ${number.format(expected)}`;
}

export const words: VerdictSentences = {
  title: 'Your output',
  hint: 'The output of your program for this input. The first wrong case is shown on the board.',
  placeholder: 'Paste the output of your program',
  checking: 'Checking…',
  verdicts: {
    accepted: 'Accepted',
    presentation_error: 'Presentation Error',
    wrong_answer: 'Wrong Answer',
    not_judged: 'Not judged',
  },
  right: (right, cases, nearly) => {
    if (cases === 0) return 'The input has no case';
    if (nearly === cases) return `${counted(cases, 'case is', 'cases are')} right in another form`;
    const counts = counted(cases, 'case is right', 'cases are right');
    if (right === cases) return counts;
    const others = nearly > 0 ? `, ${number.format(nearly)} in another form` : '';
    return `${number.format(right)} of ${counts}${others}`;
  },
  refused: (count) => counted(count, 'refused case is left out', 'refused cases are left out'),
  notJudged: 'The input cannot be read past an error. Fix it first.',
  empty: 'No output: a crash, no time left, a file, or another input format?',
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
  spacing: (how) => {
    const place = how?.inside ? 'The first difference in this answer' : 'Before this answer';
    switch (how?.kind) {
      case 'lines_joined':
      case 'line_broken':
        return `${place}: ${difference(how, 'line end')}.`;
      case 'line_end':
        return `${place}: a line end instead of a blank.`;
      case 'blank_lines':
        return `${place}: ${difference(how, 'blank line')}.`;
      case 'blanks':
        return `${place}: ${difference(how, 'blank')}.`;
      case 'other_blank':
        return `${place}: a blank of another kind, as a tab is.`;
      default:
        return 'The characters are right, but blanks or line ends are not.';
    }
  },
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
      : `Your answers fit ${number.format(count)} known mistakes; ${areTwins ? 'no input' : 'another input'} tells them apart`,
  explains: (count, wrong, ties) =>
    `${count === wrong ? 'All' : `${number.format(count)} of`} ${counted(wrong, 'wrong answer fits', 'wrong answers fit')} ${
      ties === 1 ? 'this' : `each of these ${number.format(ties)}`
    }:`,
  mistakesTogether: (titles) => `“${titles.join('” together with “')}”.`,
  theRest: (title) => `The others fit “${title}”.`,
  wrongWhen: ({ fit, wrong: met, right: metRight }, when, wrong, right) => {
    if (fit === 'exactly')
      return `Wrong exactly when ${when}: in all ${counted(met, 'such case', 'such cases')}, right in the ${number.format(right)} others.`;
    if (fit === 'always')
      return `Where ${when}, all ${number.format(met)} cases are wrong; ${counted(wrong - met, 'other one is', 'others are')} wrong too.`;
    return `In all ${number.format(met)} wrong cases ${when}; so it is in ${counted(metRight, 'right one', 'right ones')} too.`;
  },
  perhaps: (when, met, wrong) =>
    `Perhaps wrong when ${when}: ${number.format(met)} of ${counted(wrong, 'wrong case', 'wrong cases')}.`,
  somewhere: (n, from, to) =>
    `In place of ${n}, any number from ${from} to ${to} would fit as well.`,
  otherRules: (count) => counted(count, 'other rule that fits', 'other rules that fit'),
  conditions: (parts, isEither) => parts.join(isEither ? ' or ' : ' and '),
  relation: (name, relation, n) => {
    switch (relation) {
      case 'equal':
        return `${name} is ${n}`;
      case 'not_equal':
        return `${name} is not ${n}`;
      case 'at_least':
        return `${name} is at least ${n}`;
      case 'below':
        return `${name} is below ${n}`;
      case 'odd':
        return `${name} is odd`;
      case 'even':
        return `${name} is even`;
      case 'holds':
      case 'fails':
        return name;
    }
  },
  placeFeatures: {
    case_number: 'the number of the case',
    last_case: { holds: 'it is the last case', fails: 'it is not the last case' },
    follows_longer: {
      holds: 'the case before is longer',
      fails: 'the case before is not longer',
      hint: 'Is everything cleared between two cases?',
    },
  },
  wrongExample: (n) => `Case ${number.format(n)}: wrong`,
  rightExample: (n) => `Case ${number.format(n)}: right`,
  noMistake: 'This is none of the known mistakes.',
  twin: (title) => `No input can tell it from “${title}”.`,
  smallestInput: 'The smallest input that catches it:',
  smallest: (position) => `The smallest position where it fails: ${position}`,
  smallestSuch: (position) => `The smallest such position: ${position}`,
  tellApart: 'Make an input that tells more',
  ranApart: 'Run your program on this new input, and paste its output here.',
  learn: 'Read why',
  all: (count) => `All wrong cases (${number.format(count)})`,
  more: (count) => `and ${number.format(count)} more`,
  caseNumber: (n) => `Case ${number.format(n)}`,
  near: {
    capitals: (n) => `${nearly(n)} right but for capitals and small letters.`,
    punctuation: (n) => `${nearly(n)} right but for signs, or characters that are not visible.`,
    case_number: (n) => `${nearly(n)} right but for the number of the case.`,
    wording: (n) => `${nearly(n)} right but for the words around ${n === 1 ? 'it' : 'them'}.`,
    order: (n) => `${nearly(n)} right but for the order of the numbers.`,
    other_judge: (n, judge) => `${nearly(n)} in the words of another judge: ${judge}.`,
    unknown_word: (n) =>
      `${counted(n, 'answer says', 'answers say')} nothing that this judge knows.`,
    python_none: (n) =>
      `${counted(n, 'answer is', 'answers are')} “None”, which Python prints for a function that returns nothing.`,
  },
  nearLine: (line, found, expected) =>
    `Line ${number.format(line)} has “${found}”; the judge wants “${expected}”.`,
  remarks: {
    line_ends: 'It has carriage returns (CR), as Windows has at the ends of lines.',
    byte_order_mark: 'The output begins with a byte order mark.',
    utf_16: 'The output is UTF-16.',
    blanks_at_line_ends: 'Lines end with blanks.',
    end_of_output: 'The line ends at its end differ.',
    order: 'Moves come in another order.',
    other_game: 'A different game, also correct.',
    earlier_cases:
      'The same case is right in one place and wrong in another: your answer depends on more than the case. Look for a variable that is not reset, an input that is misread, or cout and printf mixed after sync_with_stdio(false).',
    end_answered:
      'There is one answer more than cases, at the end: your program seems to answer the end of the input too. Test whether a case could be read, and whether it is the line that ends the input, before you answer it.',
    same_answer: 'All answers are the same.',
    white_space: 'White space differs too.',
  },
};
