import { dictionary } from '../../i18n/dictionary';
import { words } from './words/theory_en';
import type { TheorySentences } from './words/theory_en';

export const theorySentences = dictionary<TheorySentences>(words, {
  'zh-Hans': () => import('./words/theory_zh_hans'),
  'zh-Hant': () => import('./words/theory_zh_hant'),
});
