import { dictionary } from '../../i18n/dictionary';
import { words } from './words/atlas_en';
import type { AtlasSentences } from './words/atlas_en';

export const atlasSentences = dictionary<AtlasSentences>(words, {
  'zh-Hans': () => import('./words/atlas_zh_hans'),
  'zh-Hant': () => import('./words/atlas_zh_hant'),
});
