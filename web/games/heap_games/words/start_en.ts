// The words of what stands above the board: the fields, the first values, the verdicts on the period and on the claim.
export interface StartSentences {
  readonly rule: string;
  readonly rulePlaceholder: string;
  readonly heaps: string;
  readonly claim: string;
  readonly claimPlaceholder: string;
  readonly open: string;
  readonly known: string;
  readonly help: string;
  readonly language: readonly (readonly [string, string])[];
  readonly column: (column: number, notice: string) => string;
  readonly didYouMean: string;
  /** While a rule is refused. */
  readonly still: (rule: string) => string;
  readonly heap: string;
  readonly value: string;
  readonly goesTo: string;
  readonly nothing: string;
  readonly more: (count: number) => string;
  readonly cell: (heap: string, value: string, isP: boolean) => string;
  /** "9 goes to 8, 6, 5 with the values 0, 2, 3; the least missing is 1." */
  readonly goes: (heap: string, parts: string, values: string, mex: string) => string;
  readonly noMove: (heap: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly firstValues: string;
  readonly allValues: (count: number) => string;
  readonly period: (length: string, start: string, further: string, cited: boolean) => string;
  readonly noPeriod: (heap: string) => string;
  readonly tested: (heap: string) => string;
  readonly comesAgain: (heap: string) => string;
  readonly claimProved: string;
  readonly claimTested: (heap: string) => string;
  readonly claimWrong: (heap: string, value: string) => string;
  readonly claimWrongMisere: (heap: string, value: string, isP: boolean) => string;
  /** The programming language follows. */
  readonly copyAs: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly proof: ProofSentences;
  readonly goOn: string;
  readonly stop: string;
  readonly running: (values: string) => string;
  /** The strip and the period are about normal play. */
  readonly misere: string;
  readonly allTame: string;
  readonly tameTo: (heap: string) => string;
  readonly wildAt: (heap: string) => string;
  readonly sjWrong: (heaps: string) => string;
  readonly sjTested: (stones: string) => string;
}

/** Of the proof of a period, and its check by a second program. */
export interface ProofSentences {
  readonly check: string;
  readonly checking: (percent: number) => string;
  readonly hint: string;
  readonly checked: (length: string, start: string, values: string, window: string) => string;
  readonly refused: (line: number, column: number) => string;
  readonly download: string;
  readonly file: string;
}

export const words: StartSentences = {
  rule: 'Rule',
  rulePlaceholder: 'a rule, a name or a judge’s number',
  heaps: 'Heaps',
  claim: 'Claim',
  claimPlaceholder: 'g=0 iff n%7=0',
  open: 'Open',
  known: 'Known rules',
  help: 'How to write a rule',
  language: [
    ['{1,3,4}', 'take 1, 3 or 4; also {1..9}, fibonacci, squares, primes, powers(2), divisors'],
    ['0.77', 'a take-and-break code: digit k says what may be left after k stones are taken'],
    ['n -> n-k : 0<k, 2k<=n', 'a heap of n becomes n-k under the conditions; | is “or”'],
    ['n -> a, b : a+b=n-2', 'two heaps; letters take all values that satisfy the conditions'],
    ['misere {1,3,4}', 'whoever cannot move wins'],
    ['P iff n%7 in {0,2}', 'a claim about all heaps n; g is the value'],
    ['g=g((n-1)/2) if n odd', 'the same, with the value of another heap'],
  ],
  column: (column, notice) => `Column ${column}: ${notice}`,
  didYouMean: 'Did you mean',
  still: (rule) => `The board is still that of ${rule}.`,
  heap: 'heap',
  value: 'value',
  goesTo: 'goes to',
  nothing: '–',
  more: (count) => `+${count}`,
  cell: (heap, value, isP) => `heap ${heap}: value ${value}${isP ? ', a P-position' : ''}`,
  goes: (heap, parts, values, mex) =>
    `${heap} goes to ${parts} with the values ${values}; the least missing is ${mex}.`,
  noMove: (heap) => `${heap} has no move: its value is 0.`,
  list: (items) => items.join(', '),
  firstValues: 'The first values and their moves',
  allValues: (count) => `Values to ${count}, known rules, help`,
  period: (length, start, further, cited) =>
    `Period ${length} from ${start}: proved, because ${further} further ${further === '1' ? 'value agrees' : 'values agree'}${cited ? ' (Guy and Smith 1956)' : ''}.`,
  noPeriod: (heap) => `No period up to ${heap}.`,
  tested: (heap) => `Tested up to ${heap}.`,
  comesAgain: (heap) =>
    `The table ends at ${heap}: a heap of ${heap} can become one that is not smaller.`,
  claimProved: 'The claim is proved for all heaps.',
  claimTested: (heap) => `The claim holds for every heap tested, up to ${heap}.`,
  claimWrong: (heap, value) => `The claim is wrong first at ${heap}: the value there is ${value}.`,
  claimWrongMisere: (heap, value, isP) =>
    `The claim is wrong first at ${heap}: the value there is ${value}, and in misère play the heap is ${isP ? 'a P-position' : 'an N-position'}.`,
  copyAs: 'Copy as a function in',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying.',
  proof: {
    check: 'Check the proof',
    checking: (percent) => `Checking … ${percent} %`,
    hint: 'The proof is a file. A small program that shares no code with the solver checks it in this page.',
    checked: (length, start, values, window) =>
      `Proof checked: period ${length} from ${start}. A second program recomputed the ${values} = ${window} values.`,
    refused: (line, column) => `The proof is wrong at line ${line}, column ${column}.`,
    download: 'Download',
    file: 'Check a proof file …',
  },
  goOn: 'Go on',
  stop: 'Stop',
  running: (values) => `${values} values …`,
  misere: 'The values are those of normal play.',
  allTame: 'In misère play every heap is tame: proved, so a theorem decides each sum.',
  tameTo: (heap) =>
    `In misère play the heaps up to ${heap} are tame, so a theorem decides their sums.`,
  wildAt: (heap) =>
    `In misère play a heap of ${heap} is wild: from there on only a search decides.`,
  sjWrong: (heaps) =>
    `The SJ theorem (Jia Zhihao) does not hold here: it is wrong first for ${heaps}.`,
  sjTested: (stones) =>
    `The SJ theorem (Jia Zhihao) agrees with a search of all sums of up to three heaps with ${stones} stones.`,
};
