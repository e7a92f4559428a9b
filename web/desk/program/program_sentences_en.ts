import { counted, number } from '../../i18n/counted_en';
import type { InputKind } from '../../engine/check_types';
import { typeOf } from '../../program/program';
import type { Dialect, Fault, Remark, Trap } from '../../program/program';
import type { JudgeVerdict } from '../../program/try_program';
import { words as compilerWords } from './compiler_sentences_en';
import type { CompilerSentences } from './compiler_sentences_en';
import type { Search } from './trial_run';

export interface ProgramSentences extends CompilerSentences {
  readonly title: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly run: string;
  readonly loading: string;
  /** Of the compiler: both amounts with their units. */
  readonly loaded: (read: string, total: string) => string;
  readonly loadedOnce: string;
  readonly compiling: string;
  readonly running: (input: number) => string;
  readonly foreign: string;
  readonly absent: string;
  readonly checkOutput: string;
  readonly notLoaded: string;
  readonly slow: string;
  readonly stopped: string;
  /** The solver, which chooses the inputs and judges, or the compiler has stopped or was replaced. */
  readonly interrupted: { readonly title: string; readonly advice: string };
  readonly runAgain: string;
  readonly changed: string;
  readonly verdicts: Readonly<Record<JudgeVerdict | 'CE', string>>;
  readonly means: Readonly<Record<JudgeVerdict | 'CE', string>>;
  readonly tried: (cases: number, runs: number) => string;
  /** How long it took on the reader's machine, and its memory. */
  readonly took: (time: string, memory: string | undefined) => string;
  readonly failsOn: Readonly<Record<InputKind, string>>;
  readonly traps: Readonly<Record<Trap, string>>;
  readonly threw: (type: string) => string;
  readonly exitCode: (code: number) => string;
  readonly inFunction: (name: string) => string;
  readonly globals: (bytes: string) => string;
  readonly said: string;
  readonly smallest: (cases: number) => string;
  readonly onBoard: string;
  readonly showOnBoard: string;
  /** `before`: the position of the last of the cases without which the program is right. */
  readonly spoilt: (before: string, cases: number) => string;
  /** `before`: the position of the case that is read in part; empty if it is the one that fails. */
  readonly partlyRead: (before: string, numbers: number) => string;
  readonly endsReading: string;
  readonly varies: string;
  readonly goesOn: (isPastEnd: boolean) => string;
  readonly slowAlone: string;
  readonly slowAgain: (times: number) => string;
  readonly endsHere: string;
  readonly answeredFirst: string;
  /** Of a nim-sum: the first heap of which it has another value than the right one. */
  readonly wrongValue: (heap: number, found: number, right: number) => string;
  /** Of single heaps: the first one with a wrong answer. */
  readonly wrongOutcome: (heap: number, wins: boolean) => string;
  readonly asFarAsAsked: string;
  /** After how many heaps its values repeat, and the right ones; 0 if they do not. */
  readonly repeat: (found: number, right: number) => string;
  readonly heap: string;
  readonly itsValue: string;
  readonly rightValue: string;
  readonly itsAnswer: string;
  readonly rightAnswer: string;
  /** As short as a letter. */
  readonly outcomes: { readonly wins: string; readonly loses: string };
  /** Before a case in which the numbers are struck out that do not change the answer. */
  readonly ignores: (count: number) => string;
  readonly orderMatters: string;
  readonly line: (line: number) => string;
  readonly fault: (fault: Fault) => string;
  readonly unset: string;
  /** Of a right program, before its undefined behaviour. */
  readonly byLuck: string;
  readonly looking: Readonly<Record<Search, string>>;
  readonly mends: string;
  readonly mind: string;
  readonly missing: (headers: string) => string;
  readonly dialects: Readonly<Record<Dialect, string>>;
  readonly remarks: Readonly<Record<Remark, string>>;
  readonly warnings: (count: number) => string;
  readonly more: (count: number) => string;
}

const typeWords = (fault: Fault): string =>
  typeOf(fault) ? `\`${typeOf(fault)}\` (${fault.bits} bits)` : `${fault.bits} bits`;

export const words: ProgramSentences = {
  title: 'Your program',
  hint: 'C++, C or Python. It is compiled and run in this tab, on inputs that break wrong programs. Nothing leaves your browser.',
  placeholder: 'Paste your program, or drop its file',
  run: 'Run',
  loading: 'Loading the compiler',
  loaded: (read, total) => `${read} of ${total}`,
  loadedOnce: 'Only this once: your browser keeps it, and needs no network for it afterwards.',
  compiling: 'Compiling…',
  running: (input) => `Running on input ${number.format(input)}…`,
  foreign:
    'Only C++, C and Python run here. Run the program on your own machine, and have its output checked here.',
  absent: 'This page came without its compiler. Run it on your machine, and check its output here.',
  checkOutput: 'Check your output',
  notLoaded: 'The compiler or the solver could not be loaded',
  slow: 'The compiler was stopped after three minutes. Does the program have very large tables?',
  stopped: 'Stopped',
  interrupted: {
    title: 'The trial was interrupted',
    advice:
      'The solver, which chooses the inputs and judges the answers, or the compiler has stopped. Your program is kept: run it again.',
  },
  runAgain: 'Run again',
  changed: 'The program was changed since.',
  verdicts: {
    AC: 'Accepted',
    PE: 'Presentation Error',
    WA: 'Wrong Answer',
    TLE: 'Time Limit Exceeded',
    MLE: 'Memory Limit Exceeded',
    OLE: 'Output Limit Exceeded',
    RE: 'Runtime Error',
    'RE?': 'Perhaps a Runtime Error',
    CE: 'Compile Error',
  },
  means: {
    AC: 'It answers every case as the judge does.',
    PE: 'Its answers are right, but blanks or line ends are not.',
    WA: 'It ends, but an answer is wrong.',
    TLE: 'It was stopped because it took too long.',
    MLE: 'It asked for more memory than the judge gives.',
    OLE: 'It was stopped because it printed far too much.',
    RE: 'It broke off.',
    'RE?':
      'Right as far as could be seen. On larger inputs this browser’s stack was too small for its recursion; a judge’s may be larger.',
    CE: 'It cannot be compiled here.',
  },
  tried: (cases, runs) => `${counted(cases, 'case', 'cases')} in ${counted(runs, 'run', 'runs')}`,
  took: (time, memory) =>
    memory === undefined ? `${time} on this machine` : `${time} on this machine, ${memory}`,
  failsOn: {
    sample: 'It fails on the judge’s sample.',
    small: 'It passes the sample, and fails on small positions.',
    adversarial: 'It passes the sample and all small positions, and fails on chosen larger ones.',
    random: 'It fails on random positions.',
    limits: 'It passes everything but the largest inputs that the judge allows.',
  },
  traps: {
    division_by_zero: 'It divided by zero.',
    stack: 'Its functions called each other too deeply, or its local arrays are too large.',
    out_of_bounds: 'It read or wrote outside its memory.',
    null_pointer: 'It used a null pointer.',
    exception: 'It threw an exception.',
    no_return: 'A function ended without the value that it must return.',
    abort: 'It gave up: an assertion failed, or it called `abort()`.',
    undefined: 'What it did has no meaning, such as the use of a variable without a value.',
    other: 'It did something that no machine can do.',
  },
  threw: (type) => `It threw \`${type}\`.`,
  exitCode: (code) => `It ended with the exit code ${code}, which judges take for a crash.`,
  inFunction: (name) => `That was in \`${name}\`.`,
  globals: (bytes) => `Its global arrays alone need ${bytes}.`,
  said: 'It wrote to its standard error:',

  smallest: (cases) =>
    cases === 1
      ? 'The smallest case found'
      : `The smallest input found, ${counted(cases, 'case', 'cases')}`,
  onBoard: 'It is on the board.',
  showOnBoard: 'Show on board',
  spoilt: (before, cases) =>
    cases === 1
      ? `Right alone, but not after the case ${before}: something is left over from it: a variable that is not cleared, a result that is kept as if both were the same, or input that is not read.`
      : `Right alone, and after half of the ${number.format(cases)} cases before it, but not after all of them: there is room for only so many, or something grows from case to case.`,
  partlyRead: (before, numbers) =>
    `${before === '' ? 'Of this case' : `Right alone, but of the case ${before} before it`} only ${numbers === 1 ? 'the first number is' : `the first ${number.format(numbers)} numbers are`} read; the rest is taken for the next case. Read all of a case, also when its answer is known.`,
  endsReading:
    'Nothing behind this case is read: a number is too large for its variable, and after that the input stream gives nothing. Take a larger type.',
  varies:
    'It answers the same input differently each time: it uses random numbers, the clock, or a variable that has no value.',
  answeredFirst: 'Before that it answers the input below rightly.',
  wrongValue: (heap, found, right) =>
    `Its sums are right, but not the Grundy values in them: a heap of ${number.format(heap)} counts as ${found}, and its value is ${right}.`,
  wrongOutcome: (heap, wins) =>
    `By this rule, the first wrong answer is that to a heap of ${number.format(heap)}, which ${wins ? 'wins' : 'loses'} (W: the player to move wins, L: loses).`,
  asFarAsAsked: 'As far as asked, all its answers come from these values.',
  repeat: (found, right) =>
    `Its row repeats after ${counted(found, 'heap', 'heaps')}${right === 0 ? '' : `, the right one after ${number.format(right)}`}.`,
  heap: 'Heap',
  itsValue: 'Its value',
  rightValue: 'Right value',
  itsAnswer: 'Its answer',
  rightAnswer: 'Right answer',
  outcomes: { wins: 'W', loses: 'L' },
  ignores: (count) =>
    count === 1
      ? 'The number that is struck out never changes its answer, though it should:'
      : 'The numbers that are struck out never change its answer, though they should:',
  orderMatters:
    'Its answer depends on the order of the numbers, though it should not. It answers these two differently:',
  endsHere:
    'It ends at this case, and answers nothing behind it. What else is wrong was looked for without such cases.',
  slowAlone: 'This case alone takes too long: the method is too slow, or a loop does not end.',
  slowAgain: (times) =>
    `No case takes too long alone, but the longest one ${times} times does: each must be faster. If each computes the same anew, compute it once, before the first case.`,
  goesOn: (isPastEnd) =>
    isPastEnd
      ? 'All cases are answered, and then it goes on: the loop does not end with the input. There scanf returns EOF, which is −1, and that is true: compare with the number that is to be read, `while (scanf("%d", &n) == 1)`.'
      : 'All cases are answered, and then it goes on without end.',
  line: (line) => `Line ${number.format(line)}`,
  fault: (fault) => {
    const { kind, left, right } = fault;
    switch (kind) {
      case 'add':
      case 'subtract':
      case 'multiply':
        return `${left} ${{ add: '+', subtract: '−', multiply: '×' }[kind]} ${right} does not fit into ${typeWords(fault)}.`;
      case 'negate':
        return `−(${left}) does not fit into ${typeWords(fault)}.`;
      case 'divide':
        return right === 0n
          ? `${left} is divided by zero.`
          : `${left} / ${right} does not fit into ${typeWords(fault)}.`;
      case 'shift':
        return `${left} is shifted by ${right}, which ${typeWords(fault)} does not allow.`;
      case 'index':
        return `The index ${left} is outside its array.`;
      case 'null':
        return 'A null pointer is used.';
      case 'cast':
        return 'A floating-point number does not fit into the integer that it becomes.';
      case 'no_return':
        return 'The function ends without the value that it must return.';
    }
  },
  unset: 'It uses a variable before that has a value: other garbage there changes what it says.',
  byLuck:
    'It is right by luck: the language does not define what happens here, and a judge may do something else.',
  looking: {
    behaviour: 'Looking for undefined behaviour…',
    line: 'Looking for the line…',
    mend: 'Looking for a small change that mends it…',
  },
  mends: 'Changed like this, it is right on all inputs tried:',
  mind: 'A judge may mind:',
  missing: (headers) => `g++ refuses it without ${headers}.`,
  dialects: {
    i64_format: '`%I64d` was taken as `%lld`. Only judges on Windows know it.',
    main_type: '`main` must be an `int`. Some judges refuse anything else.',
    missing_headers: 'Headers are missing. Only old compilers take it without.',
    unsynced: 'After `sync_with_stdio(false)`, `cin` and `scanf`, `cout` and `printf` do not mix.',
    newer_standard: 'It needs C++20 or later, which many judges do not have.',
  },
  remarks: {
    freopen: '`freopen` was passed over. A judge reads its own file then, and answers nothing.',
    system: '`system(…)` was passed over. Many judges forbid it.',
    gets: '`gets` is no longer in C++. Newer judges refuse it.',
    threads: 'It starts a thread, and this tab has none. A judge may take it.',
  },
  warnings: (count) => counted(count, 'warning of the compiler', 'warnings of the compiler'),
  more: (count) => `and ${number.format(count)} more`,
  ...compilerWords,
};
