import { notice } from '../games/notices_zh_hant';
import { tableZhHant } from '../i18n/table_zh_hant';
import type { EmbedSentences } from './sentences_en';

export const words: EmbedSentences = {
  noGame: (game, known) =>
    game ? `沒有名為「${game}」的遊戲；可用的有 ${known}` : `沒有指定遊戲；可用的有 ${known}`,
  question: '哪一步必勝？',
  right: '答對了',
  someMoveWins: '不對：有必勝走法',
  notKnown: '尚不知是否正確',
  tries: (count) => `已試 ${count} 次`,
  reveal: '顯示答案',
  openInImpartial: '在 Impartial 中開啟',

  table: tableZhHant,
  notice,
  retry: '再試一次',
};
