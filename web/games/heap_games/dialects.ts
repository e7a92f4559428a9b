import type { Text } from '../../i18n/language';
import type { DialectTexts } from '../../kit/board/game_sentences';

const heapsOfCases: Text = {
  en: '`T`, then for each case `n` and the `n` heaps.',
  'zh-Hans': '先是 `T`；每组数据先是 `n`，再是 `n` 堆石子的颗数。',
};
const firstOrSecond: Text = {
  en: '`first` if the player to move wins, otherwise `second`.',
  'zh-Hans': '先手必胜输出 `first`，否则输出 `second`。',
};
const aliceOrBob: Text = {
  en: '`Alice` if the player to move wins, otherwise `Bob`.',
  'zh-Hans': '先手必胜输出 `Alice`，否则输出 `Bob`。',
};
const numberedAliceOrBob: Text = {
  en: '`Case i:` and `Alice` if the player to move wins, otherwise `Bob`.',
  'zh-Hans': '`Case i:`，先手必胜再输出 `Alice`，否则输出 `Bob`。',
};

export const dialectTexts: DialectTexts = {
  hdu1846: {
    name: 'HDU 1846',
    reads: {
      en: '`C`, then for each case `n` stones and `m`, the most that a move may take.',
      'zh-Hans': '先是 `C`；每组数据是石子数 `n` 和一次最多取的颗数 `m`。',
    },
    prints: firstOrSecond,
  },
  hdu1847: {
    name: 'HDU 1847',
    reads: {
      en: 'A line with `n` cards for each case, up to the end. A move takes a power of 2.',
      'zh-Hans': '每行一组数据：牌数 `n`，直到输入结束。每次取 2 的幂次张。',
    },
    prints: {
      en: '`Kiki` if the player to move wins, otherwise `Cici`.',
      'zh-Hans': '先手必胜输出 `Kiki`，否则输出 `Cici`。',
    },
  },
  hdu1848: {
    name: 'HDU 1848',
    reads: {
      en: 'A line with three heaps for each case; `0 0 0` ends the input. A move takes a Fibonacci number.',
      'zh-Hans': '每行一组数据：三堆石子；`0 0 0` 结束。每次取斐波那契数颗。',
    },
    prints: {
      en: '`Fibo` if the player to move wins, otherwise `Nacci`.',
      'zh-Hans': '先手必胜输出 `Fibo`，否则输出 `Nacci`。',
    },
  },
  hdu1536: {
    name: 'HDU 1536 · POJ 2960 · Kattis snim',
    reads: {
      en: '`k` and the set, `m`, then `m` lines with `l` and the heaps; a `0` in place of `k` ends the input.',
      'zh-Hans': '`k` 和集合，`m`，再是 `m` 行，每行是 `l` 和各堆；`k` 处为 `0` 时结束。',
    },
    prints: {
      en: 'A line for each set: `W` or `L` for each of its positions.',
      'zh-Hans': '每个集合一行：每个局面一个字母 `W` 或 `L`。',
    },
  },
  hdu2897: {
    name: 'HDU 2897',
    reads: {
      en: 'A line with `n p q` for each case, up to the end: `n` coins, of which a move takes `p` to `q`.',
      'zh-Hans': '每行一组数据 `n p q`，直到输入结束：`n` 枚硬币，每次取 `p` 到 `q` 枚。',
    },
    prints: {
      en: '`WIN` if the player to move wins, otherwise `LOST`.',
      'zh-Hans': '先手必胜输出 `WIN`，否则输出 `LOST`。',
    },
  },
  hdu2509: {
    name: 'HDU 2509',
    reads: {
      en: '`n` and the `n` rows of apples for each case, up to the end.',
      'zh-Hans': '每组数据是 `n` 和 `n` 行苹果的个数，直到输入结束。',
    },
    prints: {
      en: '`Yes` if the player to move wins, otherwise `No`.',
      'zh-Hans': '先手必胜输出 `Yes`，否则输出 `No`。',
    },
  },
  lightoj1199: { name: 'LightOJ 1199', reads: heapsOfCases, prints: numberedAliceOrBob },
  lightoj1296: { name: 'LightOJ 1296', reads: heapsOfCases, prints: numberedAliceOrBob },
  cses1729: {
    name: 'CSES 1729',
    reads: {
      en: 'One case: `n` and `k`, then the `k` numbers that a move may take.',
      'zh-Hans': '一组数据：`n` 和 `k`，再是可取的 `k` 个数。',
    },
    prints: {
      en: '`n` letters: `W` or `L` for heaps of 1 to `n`.',
      'zh-Hans': '`n` 个字母：1 到 `n` 颗各一个 `W` 或 `L`。',
    },
  },
  cses2207: {
    name: 'CSES 2207',
    reads: {
      en: '`t`, then a heap for each case, which is split into two unequal ones.',
      'zh-Hans': '先是 `t`；每组数据是一堆石子，每次分成不相等的两堆。',
    },
    prints: firstOrSecond,
  },
  poj2484: {
    name: 'POJ 2484',
    reads: {
      en: 'A line with `n` coins in a ring for each case; `0` ends the input.',
      'zh-Hans': '每行一组数据：围成一圈的 `n` 枚硬币；`0` 结束。',
    },
    prints: aliceOrBob,
  },
  codeforces1194d: {
    name: 'Codeforces 1194D',
    reads: {
      en: '`T`, then for each case `n` cells and `k`: a move takes 1, 2 or `k`.',
      'zh-Hans': '先是 `T`；每组数据是格数 `n` 和 `k`：每次走 1、2 或 `k` 格。',
    },
    prints: aliceOrBob,
  },
  poj2975: {
    name: 'POJ 2975',
    reads: {
      en: '`n` and the `n` heaps of Nim for each case; a `0` in place of `n` ends the input.',
      'zh-Hans': '每组数据是 `n` 和 Nim 的 `n` 堆石子；`n` 处为 `0` 时结束。',
    },
    prints: {
      en: 'The number of winning first moves: `0` if the player to move loses.',
      'zh-Hans': '先手第一步的必胜走法有几种；先手必败则输出 `0`。',
    },
  },
};
