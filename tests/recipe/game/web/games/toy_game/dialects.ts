import type { DialectTexts } from '../../kit/board/game_sentences';

export const dialectTexts: DialectTexts = {
  toy_game_cases: {
    name: { en: 'First or second', 'zh-Hans': '先手或后手' },
    reads: {
      en: '`T`, then a heap for each case.',
      'zh-Hans': '先是 `T`；每组数据是一堆石子的颗数。',
    },
    prints: {
      en: '`First` if the player to move wins, otherwise `Second`.',
      'zh-Hans': '先手必胜输出 `First`，否则输出 `Second`。',
    },
  },
};
