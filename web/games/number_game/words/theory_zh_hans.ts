import type { OwnSentences } from './theory_en';

export const words: OwnSentences = {
  line: '数轴上的不可选数',
  lineHint: '每条弧是一个和：一个不可选数加上另一个，便得到下一个。',
  sums: '各数为何不可选',
  noSums: (limit) => `已选的数之和都大于 ${limit}。`,
  generatorsHint: (limit) => `已选且不是其他数之和的数；不超过 ${limit}`,
  lineLabel: (taken, gaps) => `数轴。不可选：${taken}。间隙：${gaps}。`,
  drawing: (free) => `可选的数：${free}。`,
  drawingOfTheEnd: '已没有数可选。',
  untouched: (limit) => `${limit} 以内还没有选过任何数；大于 ${limit} 的数都视为不可选。`,
  chosenWithSums: (chosen, example) =>
    `已选的数：${chosen}。它们相加所得的数也不能再选，例如 ${example}。`,
  chosenWithoutSums: (chosen, limit) =>
    `已选的数：${chosen}。它们之和都大于 ${limit}，那里的数本来就不能选。`,
  theEndBecause: (chosen, example) => `选过的是 ${chosen}；其余各数都是它们之和，例如 ${example}。`,
};
