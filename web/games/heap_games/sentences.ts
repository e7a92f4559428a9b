import type { GameSentences } from '../../kit/board/game_sentences';

export const heapGames: GameSentences = {
  id: 'heap_games',
  rulesOfJudges: true,
  tutorial: true,
  name: { en: 'Your game', 'zh-Hans': '自定义取石子' },
  dialects: [
    'hdu1846',
    'hdu1847',
    'hdu1848',
    'hdu1536',
    'hdu2897',
    'hdu2509',
    'lightoj1199',
    'lightoj1296',
    'cses1729',
    'cses2207',
    'poj2484',
    'codeforces1194d',
    'poj2975',
  ],
};
