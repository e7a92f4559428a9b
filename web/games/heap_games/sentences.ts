import type { GameSentences } from '../../kit/board/game_sentences';

export const heapGames: GameSentences = {
  id: 'heap_games',
  name: { en: 'Your game', 'zh-Hans': '自定义取石子' },
  dialects: [],
};
