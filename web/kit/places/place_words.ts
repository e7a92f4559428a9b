import { dictionary } from '../../i18n/dictionary';
import { words } from './place_words_en';
import type { PlaceWords } from './place_words_en';

export const placeWords = dictionary<PlaceWords>(words, {
  'zh-Hans': () => import('./place_words_zh_hans'),
  'zh-Hant': () => import('./place_words_zh_hant'),
});
