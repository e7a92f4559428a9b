import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  lost: (values) => `各堆的 SG 值 **${values}** 的异或和为 0：怎么走都不再是 0。`,
  won: (values, sum, move) =>
    `各堆的 SG 值 **${values}** 的异或和为 **${sum}**：${move}，异或和变为 0。`,
  misere: '反常规则下，胜负由搜索所有走法得出。',
  unknown: '有一堆的 SG 值还不知道。',
  values:
    '一堆的 **SG 值**是其后继的 SG 值中没有出现的最小自然数（mex）；若干堆之和的 SG 值是各堆 SG 值的异或和。',
  period: (length, start, needed) =>
    `从 ${start} 起 SG 值以 **${length} 为周期**：已证明，只需前 ${needed} 个值（Guy 与 Smith）。`,
  tested: (heap) => `没有证明周期；SG 值已算到 ${heap}。`,
  picture: '各堆 0、1、2、… 的 SG 值；值为 0 的是必败态。',
  terms: [
    {
      name: '周期',
      found: '周期',
      meaning: '若从 n 颗起，每堆的值都与多 p 颗的一堆相同，则值从 n 起以 p 为周期。',
    },
  ],
  outcome: { P: '先手必败。', N: '先手必胜。', unknown: '谁胜还不知道。' },
};
