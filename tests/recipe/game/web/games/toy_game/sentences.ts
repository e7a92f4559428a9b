import type { GameSentences } from '../../kit/board/game_sentences';

export const toyGame: GameSentences = {
  id: 'toy_game',
  name: { en: 'Toy game', 'zh-Hans': '新游戏' },
  dialects: ['toy_game_cases'],
};
