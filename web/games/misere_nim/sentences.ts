import type { GameSentences } from '../../kit/board/game_sentences';

export const misereNim: GameSentences = {
  id: 'misere_nim',
  name: { en: 'Misère Nim', 'zh-Hans': '反 Nim', 'zh-Hant': '反 Nim' },
  rule: {
    en: 'Heaps of stones. Take any number from one heap. Whoever takes the last stone loses.',
    'zh-Hans': '有若干堆石子，每步从一堆中取任意多颗。取到最后一颗石子的一方输。',
    'zh-Hant': '有若干堆石子，每步從一堆中取任意多顆。取到最後一顆石子的一方輸。',
  },
  dialects: [
    'lightoj1253',
    'hdu1907',
    'hackerrank_misere_nim',
    'codingame_misere_nim',
    'misere_moves',
  ],
  tutorial: true,
};
