import { dictionary } from '../../i18n/dictionary';
import type { Language } from '../../i18n/language';
import { words } from './words/board_en';
import type { BoardSentences } from './words/board_en';

export const boardSentences = dictionary<BoardSentences>(words, {
  'zh-Hans': () => import('./words/board_zh_hans'),
  'zh-Hant': () => import('./words/board_zh_hant'),
});

/**
 * The move's notation with its numbers put into words. No other TypeScript code parses
 * it, and this code does not check legality.
 */
export function nameMove(move: string, language: Language): string {
  const [row = '', from = '', to = ''] = move.split(/[:>]/);
  return boardSentences[language].move(row, from, to);
}
