import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  map: (last) => `${last} 以内的平面`,
  mapSummary: (last, cold) =>
    `两堆都不超过 ${last} 颗的局面中，必败态有 ${cold} 个。它们沿着从原点出发的两条射线分布，斜率为 φ ≈ 1.618 和 1/φ ≈ 0.618。`,
  queenAt: (first, second) => `皇后位于 (${first}, ${second})。`,
  queenOutside: (first, second) => `当前局面 (${first}, ${second}) 在这张图之外。`,
  loading: '正在计算 SG 值…',
  queenLegend: '当前局面',
  linesLegend: '可走的方向：左、下、对角线',
  coldLegend: '必败态（P）',
  winningLegend: '可走到的必败态：必胜走法',
  raysLegend: '黄金射线，斜率 φ 和 1/φ',
  heatLegend: (largest) => `SG 值，0 到 ${largest}`,

  explainP: '这是**必败态（P）**：轮到走的一方负。',
  explainN: '这是**必胜态（N）**：轮到走的一方胜。',
  pairOf: (d, smaller, larger) =>
    `两堆相差 d = ${d}。差为 d 的必败态恰有一个：(⌊d·φ⌋, ⌊d·φ⌋ + d) = (${smaller}, ${larger})，其中 φ = (1 + √5)/2 ≈ 1.618 是黄金分割比。`,
  pairIsHere: '这正是现在的两堆，因此当前局面就是这个必败态。',
  noPair: (d) =>
    `两堆相差 d = ${d}。差为 d 的必败态 (⌊d·φ⌋, ⌊d·φ⌋ + d) 石子更多，从这里走不到；其中 φ = (1 + √5)/2 ≈ 1.618 是黄金分割比。`,
  winBy: (moves) => `必胜走法就是走到必败态：${moves}。`,
  winningMove: (move, first, second) => `${move}，到 (${first}, ${second})`,
  everyMoveLoses:
    '每个正整数恰好属于一对必败态，每个差也恰好对应一对，因此必败态之间不能一步走到：无论怎么走，对手都有必胜的应手。',
  noMove: '石子已经取完：轮到走的一方已经输了。',
  grundyIs: (value) => `它的 SG 值是 ${value}，按规则逐个算出：这些值没有已知的公式。`,
  grundyUnknown: '这里不知道它的 SG 值：没有已知的公式，而石子数又超出了已算好的表。',

  picture: (first, second) => `威佐夫博弈：两堆 ${first} 和 ${second}`,
  outcome: { P: '必败态（P）：轮到走的一方负。', N: '必胜态（N）：轮到走的一方胜。' },

  fromFirst: '从第一堆取石子',
  fromSecond: '从第二堆取石子',
  toAnotherPair: '留下更小的必败态：由某一堆的大小或由两堆之差确定',
  fromBoth: '从两堆取同样多的石子',
  toPartner: '两堆之差不变；把较大的一堆减到与较小的一堆配对的数',

  terms: [
    {
      name: '黄金分割比',
      found: '黄金(?:分割)?(?:比例?|数|率)|黄金分割',
      meaning: 'φ = (1 + √5) / 2 ≈ 1.618。第 k 个必败态是 k·φ 与 k·φ²，各自向下取整。',
    },
    {
      name: 'Beatty 数列',
      found: '(?:Beatty|贝蒂) ?(?:数列|序列|定理)',
      meaning:
        '一个无理数的各倍数向下取整所成的数列。φ 与 φ² 的两个数列合起来，恰好把 1 起的每个数各列一次。',
    },
    {
      name: '奇异局势',
      found: '奇异局[势面]|冷(?:局面|点)',
      meaning: '威佐夫博弈的必败态的旧称：(0, 0)、(1, 2)、(3, 5)、(4, 7)……',
    },
  ],
};
