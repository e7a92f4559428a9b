import { dictionary } from '../../i18n/dictionary';
import { words } from './paste_sentences_en';
import type { PasteSentences } from './paste_sentences_en';

export const pasteSentences = dictionary<PasteSentences>(words, {
  'zh-Hans': () => import('./paste_sentences_zh_hans'),
  'zh-Hant': () => import('./paste_sentences_zh_hant'),
});
