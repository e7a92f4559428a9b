import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  list: (items) => items.join('、'),
  choice: (items) => items.join('、').replace(/、(?=[^、]*$)/, ' 或 '),
  none: '无',
  generators: '极小生成元',
  multiplicity: '重数',
  multiplicityHint: '最小的不可选数',
  frobenius: 'Frobenius 数',
  frobeniusHint: '最大的间隙',
  genus: '半群的亏格',
  genusHint: '间隙的个数，包括 1',
  positionN: (winning) => `局面：N，先手必胜（${winning}）。`,
  positionP: '局面：P，先手必败。',
  winsBy: (winning) => `这是**必胜态（N）**：选 ${winning} 即胜，因为对手面对的是必败态。`,
  everyMoveLoses: '这是**必败态（P）**：无论选哪个数，都留给对手一个必胜态，对手总有必胜的应手。',
  theEnd: '已没有数可选，轮到走的一方输：这是**必败态（P）**。',
  grundyZero: '它的 **SG 值**是 0：没有一个后继局面的值是 0。',
  grundyOfTheEnd: '它的 **SG 值**是 0：无路可走的局面都是如此。',
  grundyOne: '它的 **SG 值**是 1：有后继局面的值是 0，但没有值为 1 的。',
  grundyMore: (value) =>
    `它的 **SG 值**是 ${value}：后继局面的值取遍 0 到 ${value - 1}，但没有值为 ${value} 的。`,
  semigroup: (multiplicity, genus, frobenius) =>
    `不可选的数（不计 1）连同 0 构成一个**数值半群**：重数（0 以外最小的数）是 ${multiplicity}，亏格（间隙的个数，包括 1）是 ${genus}，Frobenius 数（最大的间隙）是 ${frobenius}。`,
  terms: [
    {
      name: '数值半群',
      found: '(?:数值)?半群',
      meaning:
        '含 0 的自然数集合，其中任两数之和仍在其中，且只缺有限多个数。已不能再选的数连同 0 就是这样一个集合。',
    },
    {
      name: 'Frobenius 数',
      found: '(?:Frobenius|弗罗贝尼乌斯) ?数',
      meaning: '最大的间隙：不能写成生成元之和的最大的数。',
    },
    {
      name: '间隙',
      found: '间隙',
      meaning: '不在半群中的正整数。这里的间隙就是仍可选的数，以及 1。',
    },
    {
      name: '生成元',
      found: '生成元',
      meaning: '其余不能再选的数都是生成元之和。极小生成元本身不是其他数之和。',
    },
  ],
};
