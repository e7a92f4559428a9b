import type { GameSentences } from '../../kit/board/game_sentences';

export const toyGame: GameSentences = {
  id: 'toy_game',
  name: { en: 'Toy game', 'zh-Hans': '新游戏', 'zh-Hant': '新遊戲' },
  rule: {
    en: 'A heap of stones. Take one, two or three of them. Whoever cannot move loses.',
    'zh-Hans': '有一堆石子，每步取一到三颗。无法再取的一方输。',
    'zh-Hant': '有一堆石子，每步取一到三顆。無法再取的一方輸。',
  },
  dialects: ['toy_game_cases'],
};
