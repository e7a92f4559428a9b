import type { Language } from '../../i18n/language';
import { boardSentences } from './board_sentences';

/** A move, as 2:5+3, in words. */
export function nameOf(move: string, language: Language): string {
  const [heap = '', parts = ''] = move.split(':');
  return boardSentences[language].move(heap, parts);
}
