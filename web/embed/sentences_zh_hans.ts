import { notice } from '../games/notices_zh_hans';
import { tableZhHans } from '../i18n/table_zh_hans';
import type { EmbedSentences } from './sentences_en';

export const words: EmbedSentences = {
  noGame: (game, known) =>
    game ? `没有名为“${game}”的游戏；可用的有 ${known}` : `没有指定游戏；可用的有 ${known}`,
  openInImpartial: '在 Impartial 中打开',

  table: tableZhHans,
  notice,
  retry: '重试',
};
