import { dictionary } from '../i18n/dictionary';
import { words } from './sentences_en';
import type { RecordsSentences } from './sentences_en';

export const recordsSentences = dictionary<RecordsSentences>(words, {
  'zh-Hans': () => import('./sentences_zh_hans'),
  'zh-Hant': () => import('./sentences_zh_hant'),
});

/** The source of the method and the record book. */
export const sourceUrl = 'https://github.com/rudi-cilibrasi/sylver-coinage';
export const sourceName = 'rudi-cilibrasi/sylver-coinage';
