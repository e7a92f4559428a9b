import { dictionary } from '../../i18n/dictionary';
import { words } from './held_sentences_en';
import type { HeldSentences } from './held_sentences_en';

export const heldSentences = dictionary<HeldSentences>(words, {
  'zh-Hans': () => import('./held_sentences_zh_hans'),
  'zh-Hant': () => import('./held_sentences_zh_hant'),
});
