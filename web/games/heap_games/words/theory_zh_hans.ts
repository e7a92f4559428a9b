import type { TheorySentences } from './theory_en';

const become = (heap: string, parts: string): string =>
  parts === '-' ? `取完第 ${heap} 堆` : `把第 ${heap} 堆变为 ${parts}`;

export const words: TheorySentences = {
  over: '没有走法了：轮到走的一方输。',
  overMisere: '没有走法了：反常规则下轮到走的一方赢。',
  tame: {
    won: (move) => `每一堆都是驯服的，反常规则下的胜负由定理得出：${move}，对方就输。`,
    lost: '每一堆都是驯服的，反常规则下的胜负由定理得出：每步都有应对。',
  },
  searched: {
    won: (move) => `反常规则下，胜负由搜索所有走法得出：${move}，对方就输。`,
    lost: '反常规则下，胜负由搜索所有走法得出：每步都有应对。',
  },
  comesAgain: '按这条规则，游戏到这里不一定结束，所以这一堆没有 SG 值。',
  unknown: '有一堆的 SG 值还不知道。',
  oneLost: (heap) => `${heap} 颗的一堆是**必败态**：每一步都走到必胜态，赢的是对方。`,
  oneWon: (heap, parts) =>
    parts === '-'
      ? `${heap} 颗的一堆可以一次取完：什么也不剩，对方就输。`
      : `从 ${heap} 颗变为 ${parts}，这是**必败态**：对方输。`,
  oneValue: (heap, value) => `${heap} 颗的一堆 SG 值为 **${value}**，不是 0：有一个后继的值为 0。`,
  ofValues: '各堆 SG 值的',
  lost: (of, values) =>
    values === undefined
      ? `${of}异或和为 **0**：怎么走都会改变它，应对又使它为 0。`
      : `${values} = **0**：怎么走都会改变${of}异或和，应对又使它为 0。`,
  won: (of, values, sum, heap, parts) =>
    `${of}异或和${values === undefined ? '' : ` ${values} =`} **${sum}**：${become(heap, parts)}，异或和变为 0。`,
  value: (of, values, sum) =>
    `${of}异或和${values === undefined ? '' : ` ${values} =`} **${sum}**，不是 0：有一步使它为 0。`,

  mex: '一堆的 **SG 值**是其后继的 SG 值中没有出现的最小自然数（mex）。没有走法的一堆值为 0。',
  sum: 'Sprague–Grundy 定理：若干堆之和等同于以这些 SG 值为堆的 Nim。它们的**异或和**为 0 时，轮到走的一方必败；否则必胜。',
  misere:
    'SG 值只对驯服的堆决定反常规则的胜负：照正常规则走，但如果剩下的堆都相当于 Nim 的 0 或 1，就留下奇数个 1。其他堆由搜索所有走法得出。',
  proof: (needed) =>
    `证明是有限的：一旦前 ${needed} 个值都符合周期，归纳法就给出其余所有值，因为更大的一堆走一步后，总有一部分大到可以平移一个周期。`,
  picture: (period, misereTo) =>
    [
      '从 0 起各堆的 SG 值',
      ...(period === undefined
        ? []
        : [`。它们最终每 ${period} 个一循环，所以每行有 ${period} 个或它的整数倍`]),
      misereTo === undefined ? '；✗ 是必败态。' : `；✗ 是反常规则下的必败态，到 ${misereTo} 为止。`,
      '点一个数看它的后继。',
    ].join(''),
  terms: [
    {
      name: '周期',
      found: '周期',
      meaning: '如果从 n 起每一堆的 SG 值都等于多 p 颗的一堆的值，就说从 n 起 SG 值以 p 为周期。',
    },
  ],
  drawing: (heaps) => (heaps === '' ? '没有石子。' : `各堆：${heaps}。`),
  outcome: { P: '先手必败。', N: '先手必胜。', unknown: '谁胜还不知道。' },
};
