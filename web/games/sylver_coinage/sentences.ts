import type { GameSentences } from '../../kit/board/game_sentences';

export const sylverCoinage: GameSentences = {
  id: 'sylver_coinage',
  name: 'Sylver Coinage',
  tutorial: true,
  dialects: [],
};
