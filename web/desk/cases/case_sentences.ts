import { dictionary } from '../../i18n/dictionary';
import { words } from './case_sentences_en';
import type { CaseSentences } from './case_sentences_en';

export const caseSentences = dictionary<CaseSentences>(words, {
  'zh-Hans': () => import('./case_sentences_zh_hans'),
  'zh-Hant': () => import('./case_sentences_zh_hant'),
});
