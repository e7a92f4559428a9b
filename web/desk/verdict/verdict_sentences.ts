import { dictionary } from '../../i18n/dictionary';
import { words } from './verdict_sentences_en';
import type { VerdictSentences } from './verdict_sentences_en';

export const verdictSentences = dictionary<VerdictSentences>(words, {
  'zh-Hans': () => import('./verdict_sentences_zh_hans'),
  'zh-Hant': () => import('./verdict_sentences_zh_hant'),
});
