import type { Text } from '../../i18n/language';
import type { DialectTexts } from '../../kit/board/game_sentences';

const pairs: Text = {
  en: 'Two heaps `a b` for each case, until the input ends.',
  'zh-Hans': '每组数据是两堆石子 `a b`，直到输入结束。',
};

const countedPairs: Text = {
  en: '`T`, then two heaps `a b` for each case.',
  'zh-Hans': '先是 `T`；每组数据是两堆石子 `a b`。',
};

const letters: Text = {
  en: '`A` if the player to move wins, otherwise `B`.',
  'zh-Hans': '先手必胜输出 `A`，否则输出 `B`。',
};

export const dialectTexts: DialectTexts = {
  hdu1527: {
    name: 'HDU 1527 · POJ 1067',
    reads: pairs,
    prints: {
      en: '`1` if the player to move wins, otherwise `0`.',
      'zh-Hans': '先手必胜输出 `1`，否则输出 `0`。',
    },
  },
  '51nod1072': { name: '51nod 1072', reads: countedPairs, prints: letters },
  '51nod1185': {
    name: '51nod 1185',
    reads: countedPairs,
    prints: {
      en: '`A` if the player to move wins, otherwise `B`. The heaps go up to 10^18, so no floating-point number is exact.',
      'zh-Hans': '先手必胜输出 `A`，否则输出 `B`。每堆至多 10^18 颗，浮点数不够精确。',
    },
  },
  luogu_p2252: {
    name: { en: 'Luogu P2252', 'zh-Hans': '洛谷 P2252' },
    reads: {
      en: 'Two heaps `a b`, once.',
      'zh-Hans': '只有一组：两堆石子 `a b`。',
    },
    prints: {
      en: '`1` if the player to move wins, otherwise `0`. The `-1` of the statement never comes.',
      'zh-Hans': '先手必胜输出 `1`，否则输出 `0`。题面里的 `-1` 不会出现。',
    },
  },
  wythoff_moves: {
    name: { en: 'All winning moves', 'zh-Hans': '所有必胜走法' },
    reads: pairs,
    prints: {
      en: 'A line for each pair: all winning moves `x,y`, taken from the first and the second heap, or `cold`.',
      'zh-Hans':
        '每组数据一行：所有必胜走法 `x,y`（从第一、第二堆取走的颗数）；没有则输出 `cold`。',
    },
  },
  wythoff_strategy: {
    name: {
      en: 'Strategy: a whole game',
      'zh-Hans': '策略：完整的一局',
    },
    reads: pairs,
    prints: {
      en: 'The cold pairs up to the larger heap, then a game: `I` plays to win, `She` at random, from a fixed seed.',
      'zh-Hans':
        '较大一堆以内的必败态，再演示一局：`I` 按必胜策略走，`She` 随机走（随机种子固定）。',
    },
  },
};
