import { dictionary } from '../i18n/dictionary';
import { words } from './sentences_en';
import type { SheetSentences } from './sentences_en';

export const sheetSentences = dictionary<SheetSentences>(words, {
  'zh-Hans': () => import('./sentences_zh_hans'),
  'zh-Hant': () => import('./sentences_zh_hant'),
});
