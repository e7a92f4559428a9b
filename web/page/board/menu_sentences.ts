import { dictionary } from '../../i18n/dictionary';
import { words } from './menu_sentences_en';
import type { MenuSentences } from './menu_sentences_en';

export const menuSentences = dictionary<MenuSentences>(words, {
  'zh-Hans': () => import('./menu_sentences_zh_hans'),
  'zh-Hant': () => import('./menu_sentences_zh_hant'),
});
