import { dictionary } from '../../i18n/dictionary';
import { words } from './board_en';
import type { BoardSentences } from './board_en';

export const boardSentences = dictionary<BoardSentences>(words, {
  'zh-Hans': () => import('./board_zh_hans'),
  'zh-Hant': () => import('./board_zh_hant'),
});
