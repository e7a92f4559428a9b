import type { GameSentences } from '../../kit/board/game_sentences';

export const chessRows: GameSentences = {
  id: 'chess_rows',
  name: { en: 'Chess', 'zh-Hans': '右移棋子' },
  dialects: ['hdu5724', 'chess_moves'],
  tutorial: true,
};
