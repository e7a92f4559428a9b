import { dictionary } from '../../i18n/dictionary';
import { words } from './words/beyond_en';
import type { BeyondSentences } from './words/beyond_en';

export const beyondSentences = dictionary<BeyondSentences>(words, {
  'zh-Hans': () => import('./words/beyond_zh_hans'),
  'zh-Hant': () => import('./words/beyond_zh_hant'),
});
