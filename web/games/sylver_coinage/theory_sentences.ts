import { dictionary } from '../../i18n/dictionary';
import { words } from './words/theory_en';
import type { OwnSentences } from './words/theory_en';

export const ownSentences = dictionary<OwnSentences>(words, {
  'zh-Hans': () => import('./words/theory_zh_hans'),
  'zh-Hant': () => import('./words/theory_zh_hant'),
});
