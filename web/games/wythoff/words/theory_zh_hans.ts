import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  plane: (first, second, move) =>
    `平面，皇后位于 (${first}, ${second})${move === undefined ? '' : `，走法：${move}`}。`,
  directions: '哪个方向都碰不到搭档',
  partnersLegend: '搭档：必败态',
  raysLegend: '黄金射线：斜率 φ、1/φ',
  valuesLegend: 'SG 值',

  noStones: '石子已经取完：轮到走的一方输。',
  partners: (first, second) =>
    `**${first}** 和 **${second}** 是一对搭档（奇异局势）：无论怎么走都会拆散，而对手总有一步能再走到奇异局势。`,
  oneIsEmpty: (move) => `有一堆已空：${move}，就取完了。`,
  equalHeaps: (move) => `两堆相等：${move}，就取完了。`,
  partnerInReach: (kept, partner, other, reduced) =>
    `奇异局势中 **${kept}** 的搭档是 **${partner}**，而 ${partner} < ${other}：把第${reduced === 'first' ? '一' : '二'}堆取到剩 ${partner} 颗。`,
  sameDifference: (difference, smaller, larger, move) =>
    `两堆相差 ${difference}，搭档 **${smaller}** 和 **${larger}** 也相差 ${difference}：${move}，就到这个奇异局势。`,

  whatPartnersAre:
    '搭档（奇异局势）依次是 0–0、1–2、3–5、4–7、6–10、8–13……：每对从还没有用过的最小的数开始，差比前一对多 1。所以每个数恰有一个搭档，每个差 d 恰对应一对：(⌊d·φ⌋, ⌊d·φ⌋ + d)，其中 φ = (1 + √5)/2 ≈ 1.618 是黄金分割比。',
  whyPartners:
    '奇异局势就是**必败态（P）**。从奇异局势不能一步走到另一个奇异局势：那样的两对会有相同的一堆或相同的差。而从其他任何局面总有一步能走到奇异局势：要么某一堆大于另一堆的搭档，要么两堆都大于差相同的那一对。',
  grundyIs: (value) => `本局面的 SG 值是 ${value}，按规则逐个算出：这些值没有已知的公式。`,
  grundyUnknown: '这里不知道本局面的 SG 值：没有已知的公式，而石子数又超出了已算好的表。',

  picture: (first, second) => `威佐夫博弈：两堆 ${first} 和 ${second}`,
  outcome: { P: '必败态（P）：轮到走的一方负。', N: '必胜态（N）：轮到走的一方胜。' },

  fromFirst: '从第一堆取石子',
  fromSecond: '从第二堆取石子',
  toAnotherPair: '取到与某一堆配对的奇异局势，或取到差相同的那一对',
  fromBoth: '从两堆取同样多的石子',
  toPartner: '两堆之差不变；把较大的一堆减到与较小的一堆配对的数',

  terms: [
    {
      name: '搭档',
      found: '搭档',
      meaning: '两堆构成必败态时互为搭档：0–0、1–2、3–5、4–7、6–10……每个数恰有一个搭档。',
    },
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
