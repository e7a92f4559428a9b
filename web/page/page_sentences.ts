import { dictionary } from '../i18n/dictionary';
import { en } from '../i18n/en';
import type { Sentences } from '../i18n/sentences';

export const pageSentences = dictionary<Sentences>(en, {
  'zh-Hans': () => import('./page_sentences_zh_hans'),
  'zh-Hant': () => import('./page_sentences_zh_hant'),
});
