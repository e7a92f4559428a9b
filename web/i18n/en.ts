import { frameEn } from './frame_en';
import { tableEn } from './table_en';
import type { Sentences } from './sentences';

const number = new Intl.NumberFormat('en');

function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

export const en: Sentences = {
  frame: frameEn,
  promise: 'Paste a judge’s input, get its output, byte for byte.',
  purpose: ({ paste, play, embed }) => [
    'Which move wins, and why? ',
    paste('Paste'),
    ' a judge’s input, ',
    play('play'),
    ' on a board, ',
    embed('embed'),
    ' it in your page.',
  ],
  question: 'which move wins, and why',
  skipToInput: 'Skip to the input',

  format: 'Judge format',

  input: 'Input',
  inputPlaceholder: 'Paste judge input here, or drop a file',
  sample: 'Sample',
  sampleTitle: 'Put in the statement’s sample',
  openFile: 'Open file',
  putBack: 'Put my text back',
  dropHere: 'Drop the file to solve it',

  fileReason:
    'Too large, or an editor would change it: solved from the file itself, not shown whole.',
  fileBeginning: 'Beginning of the file',
  fileExcerpt: 'Excerpt of the file',
  closeFile: 'Close file',
  close: 'Close',

  output: 'Output',
  outputPlaceholder: 'The output appears here',
  nothingAnswered: 'No case was answered',
  outputCut: (shown, total) => `The first ${shown} of ${total}. Copy and Download take all of it.`,
  outputTooLong: (shown, total) =>
    `The first ${shown} of ${total}. It is too long to copy; Download takes all of it.`,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow it. Select the output and copy it.',
  download: 'Download',

  loading: 'Loading the solver…',
  solving: 'Solving…',
  stop: 'Stop',
  stopped: 'Stopped',
  cases: (count) => counted(count, 'case', 'cases'),
  errors: (count) => counted(count, 'error', 'errors'),
  warnings: (count) => counted(count, 'warning', 'warnings'),

  error: 'Error',
  warning: 'Warning',
  inCase: (n) => `case ${number.format(n)}`,
  goTo: 'Go to',
  goToPlace: (place) => `Go to ${place}`,
  moreNotices: (counted) => `${counted} more, not listed`,
  // C++ writes the English notices; the command line prints the same.
  notice: (notice) => notice.message,

  failures: {
    load: {
      title: 'The solver could not be loaded',
      advice: 'Check the connection and try again. Your text is kept.',
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
  retry: 'Try again',

  table: tableEn,
};
