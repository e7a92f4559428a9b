import { dictionary } from '../../i18n/dictionary';
import { words } from './practice_sentences_en';
import type { PracticeSentences } from './practice_sentences_en';

export const practiceSentences = dictionary<PracticeSentences>(words, {
  'zh-Hans': () => import('./practice_sentences_zh_hans'),
  'zh-Hant': () => import('./practice_sentences_zh_hant'),
});
