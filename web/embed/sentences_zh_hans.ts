import { notice } from '../games/notices_zh_hans';
import { tableZhHans } from '../i18n/table_zh_hans';
import type { EmbedSentences } from './sentences_en';

export const words: EmbedSentences = {
  noGame: (game, known) =>
    game ? `没有名为“${game}”的游戏；可用的有 ${known}` : `没有指定游戏；可用的有 ${known}`,
  question: '哪一步必胜？',
  right: '答对了',
  someMoveWins: '不对：有必胜走法',
  notKnown: '尚不知是否正确',
  tries: (count) => `已试 ${count} 次`,
  reveal: '显示答案',
  openInImpartial: '在 Impartial 中打开',

  table: tableZhHans,
  notice,
  retry: '重试',
};
