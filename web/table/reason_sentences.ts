// Loaded with the opponent's first move.
import { dictionary } from '../i18n/dictionary';
import { words } from './reason_sentences_en';
import type { ReasonSentence } from './reason_sentences_en';

export const reasonSentences = dictionary<ReasonSentence>(words, {
  'zh-Hans': () => import('./reason_sentences_zh_hans'),
  'zh-Hant': () => import('./reason_sentences_zh_hant'),
});
