import { dictionary } from '../i18n/dictionary';
import { words } from './pair_sentences_en';
import type { PairSentences } from './pair_sentences_en';

export const pairSentences = dictionary<PairSentences>(words, {
  'zh-Hans': () => import('./pair_sentences_zh_hans'),
  'zh-Hant': () => import('./pair_sentences_zh_hant'),
});
