import type { DialectTexts } from '../../kit/board/game_sentences';

export const dialectTexts: DialectTexts = {
  poj1143: {
    name: 'POJ 1143',
    reads: {
      en: 'A line for each case: `n`, then the `n` numbers that are still free. A line `0` ends the input.',
      'zh-Hans': '每组数据一行：先是 `n`，再是 `n` 个还能选的数；一行 `0` 表示结束。',
    },
    prints: {
      en: "All winning moves, or `There's no winning move.` if there is none.",
      'zh-Hans': "输出所有必胜走法；没有时输出 `There's no winning move.`",
    },
  },
  tud2001: {
    name: 'TUD 2001 · ZOJ 1039',
    reads: {
      en: '`T`, then for each case a line `a` and a line with the `a` numbers that are still free.',
      'zh-Hans': '先是 `T`；每组数据两行：`a`，以及 `a` 个还能选的数。',
    },
    prints: {
      en: 'All winning moves of each scenario, or a line saying that there is none.',
      'zh-Hans': '输出每个场景的所有必胜走法；没有时输出一行说明。',
    },
  },
};
