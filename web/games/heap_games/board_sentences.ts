import { dictionary } from '../../i18n/dictionary';
import { words } from './words/board_en';
import type { BoardSentences } from './words/board_en';

export const boardSentences = dictionary<BoardSentences>(words, {
  'zh-Hans': () => import('./words/board_zh_hans'),
  'zh-Hant': () => import('./words/board_zh_hant'),
});
