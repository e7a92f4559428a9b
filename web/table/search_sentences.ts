import { dictionary } from '../i18n/dictionary';
import { words } from './search_sentences_en';
import type { SearchSentences } from './search_sentences_en';

export const searchSentences = dictionary<SearchSentences>(words, {
  'zh-Hans': () => import('./search_sentences_zh_hans'),
  'zh-Hant': () => import('./search_sentences_zh_hant'),
});
