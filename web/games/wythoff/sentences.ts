import type { GameSentences } from '../../kit/board/game_sentences';

export const wythoff: GameSentences = {
  id: 'wythoff',
  name: { en: 'Wythoff’s game', 'zh-Hans': '威佐夫博弈' },
  dialects: [
    'hdu1527',
    '51nod1072',
    '51nod1185',
    'luogu_p2252',
    'wythoff_moves',
    'wythoff_strategy',
  ],
  tutorial: true,
};
