import { dictionary } from '../../i18n/dictionary';
import { words } from './presenter_sentences_en';
import type { PresenterSentences } from './presenter_sentences_en';

export const presenterSentences = dictionary<PresenterSentences>(words, {
  'zh-Hans': () => import('./presenter_sentences_zh_hans'),
  'zh-Hant': () => import('./presenter_sentences_zh_hant'),
});
