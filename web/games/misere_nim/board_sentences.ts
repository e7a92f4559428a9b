import { dictionary } from '../../i18n/dictionary';
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { moveOf } from './view';
import { words } from './words/board_en';
import type { BoardSentences } from './words/board_en';

export const boardSentences = dictionary<BoardSentences>(words, {
  'zh-Hans': () => import('./words/board_zh_hans'),
  'zh-Hant': () => import('./words/board_zh_hant'),
});

export function nameMove(move: string, language: Language): string {
  const { heap, amount } = moveOf(move);
  return boardSentences[language].move(String(heap), formatNatural(`${amount}`, language));
}
