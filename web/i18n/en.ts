import { frameEn } from './frame_en';
import { tableEn } from './table_en';
import type { Sentences } from './sentences';

export const en: Sentences = {
  frame: frameEn,
  purpose: ({ paste, play, embed }, more) => [
    'Which move wins, and why? ',
    paste('Paste'),
    more(' a judge’s input'),
    ', ',
    play('play'),
    more(' on a board'),
    ', ',
    embed('embed'),
    more(' it in your page'),
    '.',
  ],
  question: 'which move wins, and why',
  skipToBoard: 'Skip to the board',
  skipToInput: 'Skip to the input',

  close: 'Close',

  copied: 'Copied',
  copyFailed: 'The browser does not allow copying.',
  addToInput: 'Add to input',
  addedToInput: 'Added to the judge input',
  caseCopied: 'The case could not be added to the input, so it was copied instead',
  // C++ writes the English notices; the command line prints the same.
  notice: (notice) => notice.message,

  retry: 'Try again',

  table: tableEn,
};
