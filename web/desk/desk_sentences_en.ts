// The words of the desk of judge text.
import type { FailureStage } from '../engine/engine';
import { counted, number } from '../i18n/counted_en';
import type { Sentences } from '../i18n/sentences';

export interface DeskSentences {
  readonly promise: string;
  readonly format: string;
  /** The button beside the format: what it reads and prints, and more. */
  readonly aboutFormat: string;

  readonly input: string;
  readonly inputPlaceholder: string;
  readonly useSample: string;
  readonly openFile: string;
  readonly clear: string;
  readonly putBack: string;
  readonly dropHere: string;

  readonly fileReason: string;
  readonly fileBeginning: string;
  readonly fileExcerpt: string;
  readonly closeFile: string;
  readonly output: string;
  readonly outputPlaceholder: string;
  readonly nothingAnswered: string;
  readonly outputCut: (shown: string, total: string) => string;
  /** The output can be downloaded, but not copied. */
  readonly outputTooLong: (shown: string, total: string) => string;
  readonly copy: string;
  readonly download: string;

  readonly loading: string;
  readonly solving: string;
  readonly stop: string;
  readonly stopped: string;
  readonly cases: (count: number) => string;
  /** In the place of the verdict on a board. */
  readonly unread: string;
  readonly errors: (count: number) => string;
  readonly warnings: (count: number) => string;

  readonly error: string;
  readonly warning: string;
  readonly inCase: (number: number) => string;
  readonly goTo: string;
  readonly goToPlace: (place: string) => string;
  readonly moreNotices: (counted: string) => string;
  readonly failures: Readonly<Record<FailureStage, { title: string; advice: string }>>;
}

/** With those of the page. */
export type DeskWords = Sentences & DeskSentences;

export const words: DeskSentences = {
  promise: 'Paste a judge’s input, get its output, byte for byte.',
  format: 'Judge format',
  aboutFormat: 'About this format, and its link',

  input: 'Input',
  inputPlaceholder: 'Paste judge input here, or drop a file',
  useSample: 'Use the statement’s sample',
  openFile: 'Open file',
  clear: 'Clear',
  putBack: 'Put my text back',
  dropHere: 'Drop the file to solve it',

  fileReason: 'Solved straight from the file; only a part of it is shown.',
  fileBeginning: 'Beginning of the file',
  fileExcerpt: 'Excerpt of the file',
  closeFile: 'Close file',
  output: 'Output',
  outputPlaceholder: 'The output appears here',
  nothingAnswered: 'No case was answered',
  outputCut: (shown, total) => `The first ${shown} of ${total}. Copy and Download take all of it.`,
  outputTooLong: (shown, total) =>
    `The first ${shown} of ${total}. It is too long to copy; Download takes all of it.`,
  copy: 'Copy',
  download: 'Download',

  loading: 'Loading the solver…',
  solving: 'Solving…',
  stop: 'Stop',
  stopped: 'Stopped',
  cases: (count) => counted(count, 'case', 'cases'),
  unread: 'This input cannot be read',
  errors: (count) => counted(count, 'error', 'errors'),
  warnings: (count) => counted(count, 'warning', 'warnings'),

  error: 'Error',
  warning: 'Warning',
  inCase: (n) => `case ${number.format(n)}`,
  goTo: 'Go to',
  goToPlace: (place) => `Go to ${place}`,
  moreNotices: (counted) => `${counted} more, not listed`,
  failures: {
    load: {
      title: 'The solver could not be loaded',
      advice: 'Try again. If that does not help, reload the page. Your text is kept.',
    },
    part: {
      title: 'This part could not be loaded',
      advice: 'Try again. If that does not help, reload the page. Your text is kept.',
    },
    run: {
      title: 'The solver stopped',
      advice: 'It may have run out of memory. It has been restarted, and your text is kept.',
    },
    read: {
      title: 'The file could not be read',
      advice: 'It may have been moved or changed. Open it again.',
    },
    size: {
      title: 'The browser has no room for the output',
      advice: 'Free space on the disk, or solve the input with the command line program.',
    },
  },
};
