import type { GameSentences } from '../game_sentences';

export const numberGame: GameSentences = {
  id: 'number_game',
  name: { en: 'Number Game', 'zh-Hans': '数字游戏', 'zh-Hant': '數字遊戲' },
  rule: {
    en: 'The players take turns to choose a number above 1. Sums of chosen numbers, repeats allowed, are taken too. Whoever cannot choose loses.',
    'zh-Hans':
      '两人轮流选一个大于 1 的数。已选的数相加（可重复）所得的数也不能再选，轮到谁无数可选，谁就输。',
    'zh-Hant':
      '兩人輪流選一個大於 1 的數。已選的數相加（可重複）所得的數也不能再選，輪到誰無數可選，誰就輸。',
  },
  dialects: {
    poj1143: {
      name: 'POJ 1143',
      reads: {
        en: 'A line for each case: `n`, then the `n` numbers that are still free. A line `0` ends the input.',
        'zh-Hans': '每组用例一行：先是 `n`，再是 `n` 个还能选的数；一行 `0` 表示结束。',
        'zh-Hant': '每筆測資一行：先是 `n`，再是 `n` 個還能選的數；一行 `0` 表示結束。',
      },
      prints: {
        en: 'Every winning move, or that there is none.',
        'zh-Hans': '所有必胜走法，或说明没有。',
        'zh-Hant': '所有必勝走法，或說明沒有。',
      },
    },
    tud2001: {
      name: 'TUD 2001 · ZOJ 1039',
      reads: {
        en: '`T`, then for each case a line `a` and a line with the `a` numbers that are still free.',
        'zh-Hans': '先是 `T`；每组用例两行：`a`，以及 `a` 个还能选的数。',
        'zh-Hant': '先是 `T`；每筆測資兩行：`a`，以及 `a` 個還能選的數。',
      },
      prints: {
        en: 'Every winning move of each scenario, or that there is none.',
        'zh-Hans': '每个场景的所有必胜走法，或说明没有。',
        'zh-Hant': '每個場景的所有必勝走法，或說明沒有。',
      },
    },
  },
};
