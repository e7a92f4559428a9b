import { dictionary } from '../i18n/dictionary';
import { words } from './place_sentences_en';
import type { PlaceSentences } from './place_sentences_en';

export const placeSentences = dictionary<PlaceSentences>(words, {
  'zh-Hans': () => import('./place_sentences_zh_hans'),
  'zh-Hant': () => import('./place_sentences_zh_hant'),
});
