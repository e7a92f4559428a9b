import { dictionary } from '../../i18n/dictionary';
import { either, formatCount } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { words } from './words/board_en';
import type { BoardSentences } from './words/board_en';

export const boardSentences = dictionary<BoardSentences>(words, {
  'zh-Hans': () => import('./words/board_zh_hans'),
  'zh-Hant': () => import('./words/board_zh_hant'),
});

/** The move's notation with its numbers put into words. This code does not check legality. */
export function nameMove(move: string, language: Language): string {
  const [first = '', second = ''] = amounts(move, language);
  const { moveFirst, moveSecond, moveBoth } = boardSentences[language];
  if (second === '0') return moveFirst(first);
  return first === '0' ? moveSecond(second) : moveBoth(first);
}

/** Several moves with one verb. The same move in either heap is named once. */
export function nameMoves(moves: readonly string[], language: Language): string {
  const [only = ''] = moves;
  if (moves.length === 1) return nameMove(only, language);
  const { take, ofFirst, ofSecond, ofEither, ofBoth } = boardSentences[language].takings;
  const said = moves.flatMap((move) => {
    const [first = '', second = ''] = amounts(move, language);
    if (first !== '0' && second !== '0') return [ofBoth(first)];
    const isTwice = moves.includes(move.split(',').reverse().join(','));
    if (second === '0') return [isTwice ? ofEither(first) : ofFirst(first)];
    return isTwice ? [] : [ofSecond(second)];
  });
  return take(either(said, language));
}

const amounts = (move: string, language: Language): readonly string[] =>
  move.split(',').map((stones) => formatCount(stones, language));
