import { notice } from '../games/notices_zh_hans';
import { tableZhHans } from '../i18n/table_zh_hans';
import type { EmbedSentences } from './sentences_en';

export const words: EmbedSentences = {
  noGame: (game, known) =>
    game ? `没有名为“${game}”的游戏；可用的有 ${known}` : `没有指定游戏；可用的有 ${known}`,
  mistyped: ({ name, value, meant }) => {
    if (meant === '') return `${name} 没有“${value}”这个值，去掉它即可。`;
    const what =
      value === undefined ? `没有名为“${name}”的属性。` : `${name} 没有“${value}”这个值。`;
    return what + (meant ? `是不是“${meant}”？` : '');
  },
  openInImpartial: '在 Impartial 中打开',

  table: tableZhHans,
  notice,
  retry: '重试',
};
