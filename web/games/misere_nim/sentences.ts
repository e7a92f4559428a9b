import type { GameSentences } from '../../kit/board/game_sentences';

export const misereNim: GameSentences = {
  id: 'misere_nim',
  name: { en: 'Misère Nim', 'zh-Hans': '反 Nim' },
  dialects: [
    'lightoj1253',
    'hdu1907',
    'hackerrank_misere_nim',
    'codingame_misere_nim',
    'misere_moves',
  ],
  tutorial: true,
};
