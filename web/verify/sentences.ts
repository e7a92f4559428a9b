import { dictionary } from '../i18n/dictionary';
import { words } from './sentences_en';
import type { VerifySentences } from './sentences_en';

export const verifySentences = dictionary<VerifySentences>(words, {
  'zh-Hans': () => import('./sentences_zh_hans'),
  'zh-Hant': () => import('./sentences_zh_hant'),
});
