import type { Text } from '../../i18n/language';
import type { GameSentences } from '../game_sentences';

const rows: Text = {
  en: '`T`, then for each case `n` and `n` rows: how many pieces stand in it, and on which cells, from 1 to 20.',
  'zh-Hans':
    '先是 `T`；每组用例先是 `n`，再是 `n` 行：该行的棋子数，以及各棋子所在的格（1 到 20）。',
  'zh-Hant':
    '先是 `T`；每筆測資先是 `n`，再是 `n` 列：該列的棋子數，以及各棋子所在的格（1 到 20）。',
};

export const chessRows: GameSentences = {
  id: 'chess_rows',
  name: { en: 'Chess', 'zh-Hans': '棋子游戏', 'zh-Hant': '棋子遊戲' },
  rule: {
    en: 'Rows of 20 cells with pieces. A move takes one piece to the next empty cell on its right, over any pieces between. Whoever cannot move loses.',
    'zh-Hans':
      '每行 20 格，放有若干棋子。每步把一枚棋子移到它右边最近的空格，中间的棋子可以越过。无法移动的一方输。',
    'zh-Hant':
      '每列 20 格，放有若干棋子。每步把一枚棋子移到它右邊最近的空格，中間的棋子可以越過。無法移動的一方輸。',
  },
  dialects: {
    hdu5724: {
      name: 'HDU 5724',
      reads: rows,
      prints: {
        en: '`YES` if the player to move wins, otherwise `NO`.',
        'zh-Hans': '先手必胜输出 `YES`，否则输出 `NO`。',
        'zh-Hant': '先手必勝輸出 `YES`，否則輸出 `NO`。',
      },
    },
    chess_moves: {
      name: { en: 'Every winning move', 'zh-Hans': '所有必胜走法', 'zh-Hant': '所有必勝走法' },
      reads: rows,
      prints: {
        en: 'A line for each case: every winning move `row:from>to`, or `none`.',
        'zh-Hans': '每组用例一行：所有必胜走法 `行:起点>终点`；没有则输出 `none`。',
        'zh-Hant': '每筆測資一行：所有必勝走法 `列:起點>終點`；沒有則輸出 `none`。',
      },
    },
  },
};
