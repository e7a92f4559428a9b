import type { OwnSentences } from './theory_en';

export const words: OwnSentences = {
  pairsLabel: (pairs) => (pairs.length > 0 ? `应手：${pairs.join('、')}。` : '可选的数。'),
  pairLegend: '互为应手',
  chosenLegend: (number) => `选 ${number}`,
  goneLegend: '此后不能再选',

  nothingAfter: (number) => `选 **${number}** 之后，已没有数可选。`,
  pairsAfter: (number, pairs) => `选 **${number}** 之后，应手**两两配对**：${pairs.join('、')}。`,
  answersAfter: (number, pairs) =>
    `选 **${number}** 之后，对手选哪个数你都**有应手**：${pairs.join('、')}。`,
  pairsHere: (pairs) => `剩下的数**两两配对**：${pairs.join('、')}；选了哪个，对手就选它的搭档。`,
  answersHere: (pairs) => `剩下的数选哪个，对手都**有应手**：${pairs.join('、')}。`,

  whyPairs:
    '用短线相连的两个数，先选哪个都一样，选完又到一个**必败态（P）**，那里剩下的数也各有应手。所以总有一方能应手，直到另一方无数可选。',
  untouched: (limit) => `${limit} 以内还没有选过任何数；大于 ${limit} 的数都视为不可选。`,
  chosenWithSums: (chosen) => `已选的数：${chosen}。它们相加所得的数也不能再选。`,
  chosenWithoutSums: (chosen, limit) =>
    `已选的数：${chosen}。它们之和都大于 ${limit}，那里的数本来就不能选。`,
  takenAsSums: (sums) => `不能选的和：${sums.join('、')}。`,

  drawing: (free) => `可选的数：${free}。`,
  drawingOfTheEnd: '已没有数可选。',

  terms: [
    {
      name: '应手',
      found: '应手|两两配对',
      meaning:
        '两个数互为应手：不论先后，两个都选过之后是必败态。每个数都恰有一个搭档时，它们两两配对。',
    },
  ],
};
