import { dictionary } from '../../i18n/dictionary';
import { words } from './words/start_en';
import type { StartSentences } from './words/start_en';

export const startSentences = dictionary<StartSentences>(words, {
  'zh-Hans': () => import('./words/start_zh_hans'),
  'zh-Hant': () => import('./words/start_zh_hant'),
});
