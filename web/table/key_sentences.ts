import { dictionary } from '../i18n/dictionary';
import { words } from './key_sentences_en';
import type { KeySentences } from './key_sentences_en';

export const keySentences = dictionary<KeySentences>(words, {
  'zh-Hans': () => import('./key_sentences_zh_hans'),
  'zh-Hant': () => import('./key_sentences_zh_hant'),
});
