import { dictionary } from '../../i18n/dictionary';
import { words } from './theory_en';
import type { TheorySentences } from './theory_en';

export const theorySentences = dictionary<TheorySentences>(words, {
  'zh-Hans': () => import('./theory_zh_hans'),
  'zh-Hant': () => import('./theory_zh_hant'),
});
