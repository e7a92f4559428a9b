import { frameEn } from './frame_en';
import { tableEn } from './table_en';
import type { Sentences } from './sentences';

export const en: Sentences = {
  frame: frameEn,
  purpose: (verb, more) => [
    'Which move wins, and why? ',
    verb('Paste'),
    more(' a judge’s input'),
    ', ',
    verb('play'),
    more(' on a board'),
    ', ',
    verb('embed'),
    more(' it in your page'),
    '.',
  ],
  tutorial: 'Tutorial',
  question: 'which move wins, and why',
  skipToBoard: 'Skip to the board',
  skipToInput: 'Skip to the input',

  close: 'Close',

  copied: 'Copied',
  copyFailed: 'The browser does not allow copying.',
  more: 'More',
  // C++ writes the English notices; the command line prints the same.
  notice: (notice) => notice.message,

  retry: 'Try again',

  table: tableEn,
};
