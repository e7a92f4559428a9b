import type { Text } from '../../i18n/language';
import type { DialectTexts } from '../../kit/board/game_sentences';

const heaps: Text = {
  en: '`T`, then for each case `k` and the `k` heaps.',
  'zh-Hans': '先是 `T`；每组数据先是 `k`，再是 `k` 堆石子的颗数。',
};

export const dialectTexts: DialectTexts = {
  lightoj1253: {
    name: 'LightOJ 1253',
    reads: heaps,
    prints: {
      en: '`Alice` if the player to move wins, otherwise `Bob`.',
      'zh-Hans': '先手必胜输出 `Alice`，否则输出 `Bob`。',
    },
  },
  hdu1907: {
    name: {
      en: 'HDU 1907 · POJ 3480 · BZOJ 1022 · Luogu P4279 · SPOJ MMMGAME',
      'zh-Hans': 'HDU 1907 · POJ 3480 · BZOJ 1022 · 洛谷 P4279 · SPOJ MMMGAME',
    },
    reads: heaps,
    prints: {
      en: '`John` if the player to move wins, otherwise `Brother`.',
      'zh-Hans': '先手必胜输出 `John`，否则输出 `Brother`。',
    },
  },
  hackerrank_misere_nim: {
    name: 'HackerRank Misère Nim',
    reads: heaps,
    prints: {
      en: '`First` if the player to move wins, otherwise `Second`.',
      'zh-Hans': '先手必胜输出 `First`，否则输出 `Second`。',
    },
  },
  codingame_misere_nim: {
    name: 'CodinGame Misère Nim',
    reads: {
      en: '`N` and `K`, then `K` lines, each with the `N` heaps of a case.',
      'zh-Hans': '先是 `N` 和 `K`；接着 `K` 行，每行是一组数据的 `N` 堆石子。',
    },
    prints: {
      en: 'A line for each case: all winning moves `heap:amount`, or `CONCEDE`.',
      'zh-Hans': '每组数据一行：所有必胜走法 `堆:颗数`；没有则输出 `CONCEDE`。',
    },
  },
  misere_moves: {
    name: { en: 'All winning moves', 'zh-Hans': '所有必胜走法' },
    reads: heaps,
    prints: {
      en: 'A line for each case: all winning moves `heap:amount`, or `none`.',
      'zh-Hans': '每组数据一行：所有必胜走法 `堆:颗数`；没有则输出 `none`。',
    },
  },
};
