import type { GameSentences } from '../../kit/board/game_sentences';

export const numberGame: GameSentences = {
  id: 'number_game',
  name: { en: 'Number Game', 'zh-Hans': '数字游戏' },
  dialects: ['poj1143', 'tud2001'],
  tutorial: true,
  atlas: true,
  larger: 'sylver_coinage',
};
