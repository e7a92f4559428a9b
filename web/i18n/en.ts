import { formatCount } from './format';
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
  // C++ writes the English notices, and the command line prints the same, but a file of a million cases is met here.
  notice: (notice) =>
    notice.code === 'beyond_limit' && notice.role === 'case_count'
      ? `${formatCount(notice.found, 'en')} cases; the judge has ${
          notice.minimum === '0' ? 'at most' : `${notice.minimum} to`
        } ${formatCount(notice.maximum, 'en')}. All are answered.`
      : notice.message,

  retry: 'Try again',

  table: tableEn,
};
