import type { Text } from '../../i18n/language';
import type { DialectTexts } from '../../kit/board/game_sentences';

const rows: Text = {
  en: '`T`, then for each case `n` and `n` rows: the number of pieces, then their cells, from 1 to 20.',
  'zh-Hans':
    '先是 `T`；每组数据先是 `n`，再是 `n` 行：该行的棋子数，以及各棋子所在的格（1 到 20）。',
};

export const dialectTexts: DialectTexts = {
  hdu5724: {
    name: 'HDU 5724',
    reads: rows,
    prints: {
      en: '`YES` if the player to move wins, otherwise `NO`.',
      'zh-Hans': '先手必胜输出 `YES`，否则输出 `NO`。',
    },
  },
  chess_moves: {
    name: { en: 'All winning moves', 'zh-Hans': '所有必胜走法' },
    reads: rows,
    prints: {
      en: 'A line for each case: all winning moves `row:from>to`, or `none`.',
      'zh-Hans': '每组数据一行：所有必胜走法 `行:起点>终点`；没有则输出 `none`。',
    },
  },
};
