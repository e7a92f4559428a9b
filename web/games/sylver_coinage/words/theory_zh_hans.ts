import type { OwnSentences } from './theory_en';

export const words: OwnSentences = {
  reasons: {
    search: '已搜索完毕：之后的每个局面都已查明。',
    hutchings_prime:
      'Hutchings 定理（sicherman.net）：只有某个不小于 5 的素数及其倍数不可选时，是必败态。',
    hutchings_gcd:
      'Hutchings 定理（sicherman.net）：已选的数都是某个不小于 5 的素数的倍数。选这个素数即胜：此后不可选的只有它的倍数，这是必败态。',
    hutchings_opening: 'Hutchings 定理（sicherman.net）：第一个数选任何不小于 5 的素数都必胜。',
    hutchings_pair:
      'Hutchings 定理（sicherman.net）：由策略窃取，两个互素的数（2 和 3 除外）之后必有必胜走法。',
    ender:
      '这是终结局面（ender，见 sicherman.net）：其他任何一步都会使最大的可选数也不能再选。由策略窃取可知必有必胜走法。',
    quiet_end:
      '安静终局定理（quiet end，见 sicherman.net）：只有有限种应手可能获胜，它们的胜负都已由搜索或定理查明。',
    odd_recurrence:
      '每种应手的胜负都已查明：只选过偶数时，各个奇数的胜负满足一个递推；从某个数起，它们或循环出现，或因某个奇数获胜而不再有别的必胜走法。',
    blok_sicherman:
      'Blok 和 Sicherman 得出这个局面先手必败（sicherman.net）；这里只是引用，并未计算。',
    reply: '已找到必胜走法。其余走法并未全部查明，所以可能还有其他必胜走法。',
    no_theorem: '没有已知的定理能判定这个局面，已做的搜索也没有得出结果。',
    too_long: '数太大，这样的局面不作搜索。',
  },
  searched: (pPositions, memory) =>
    `搜索已找到之后可能出现的全部 ${pPositions} 个必败态（${memory}）。`,
  kept: (pPositions, memory) =>
    `答案来自先前局面的搜索：保存了 ${pPositions} 个必败态（${memory}）。`,
  recalled: '这个答案由以前访问时的搜索得出，这次没有重新计算。',

  opening: '还没有选过任何数：大于 1 的数都可选。',
  chosen: (generators, largestGap) =>
    `已选的数：${generators}。它们相加所得的数，以及大于 **${largestGap}** 的数，都不能再选。`,
  chosenWithGcd: (generators, gcd) =>
    `已选的数：${generators}。它们相加所得的数也不能再选。这些数都是 ${gcd} 的倍数，所以可选的数有无穷多个。`,

  positionN: '局面：N，先手必胜。',
  positionUnknown: '局面：胜负尚未查明。',
  winningSoFar: (winning) => `目前找到的必胜走法：${winning}。可能还有其他必胜走法。`,

  because: {
    everyReplyAnswered: (number) =>
      `选 **${number}** 之后，对手选哪个数你都**有应手**：选 ${number} 留下的局面已由搜索或定理判定。`,
    everyNumberAnswered:
      '选哪个数对手都**有应手**，所以轮到走的一方输：每个数都已由搜索或定理判定。',
    recalledWin: (number) => `以前访问时的搜索得出：选 **${number}** 必胜。`,
    recalledLoss: '以前访问时的搜索得出：选哪个数都会输。',
    onlyOnePrime:
      '不可选的只有某个不小于 5 的**素数**及其倍数：由 Hutchings 定理，轮到走的一方输。',
    primeOfAll: (prime) =>
      `选**素数** ${prime}：此后不可选的只有它的倍数，由 Hutchings 定理，对手必败。`,
    primeFirst: (prime) =>
      `选 ${prime}：由 Hutchings 定理，第一个数选任何不小于 5 的**素数**都必胜。`,
    cited: 'Blok 和 Sicherman 得出这里轮到走的一方输：这个结果只是引用，并未计算。',
    coprimePair: '已选两个**互素**的数（2 和 3 除外）：由 Hutchings 定理，有必胜的数。',
    ender: '其他任何数都会使**最大**的可选数不能再选：由策略窃取，有必胜的数。',
    someMoveWins: '有必胜的数，但尚不知是哪个。',
    notKnown: '胜负尚未查明：没有找到必胜的数，也没有排除所有的数。',
  },

  grundyTooMany: (limit) =>
    `本局面的 **SG 值**没有计算：那需要之后所有局面的值，而这些局面超过 ${limit} 个。`,

  semigroup: (multiplicity, genus, frobenius) =>
    `不可选的数（不计 1）连同 0 构成一个**数值半群**：重数（0 以外最小的数）是 ${multiplicity}，亏格（间隙的个数，包括 1）是 ${genus}，Frobenius 数（最大的间隙）是 ${frobenius}。`,
  semigroupWithGcd: (gcd) =>
    `不可选的数连同 0，是一个**数值半群**的 ${gcd} 倍；它们的最大公约数是 ${gcd}。`,
  symmetric: '这个半群是**对称**的：相加等于 Frobenius 数的两个数中，恰有一个不可选。',
  ender: '这是**终结局面**（ender）：其他任何一步都会使最大的可选数也不能再选。',

  picture: {
    rows: '分行排列的数',
    rowsHint: (width, isTaken) =>
      isTaken
        ? `${width} 不可选，所以每行排 ${width} 个数时，不可选数下方的数都不可选。`
        : `每行 ${width} 个数。`,
    rowsLabel: (limit, width, chosen, gaps) =>
      `0 到 ${limit} 的数，每行 ${width} 个。已选：${chosen}。间隙：${gaps} 个。`,
    goesOnTo: (largest) => `其后直到 ${largest}。`,
    endless: (gcd) =>
      gcd === '0' ? '其后无穷无尽：还没有选过任何数。' : `其后无穷无尽：只有 ${gcd} 的倍数不可选。`,

    map: '必败态按 Frobenius 数的分布',
    mapHint: (total) =>
      `搜索目前找到 ${total} 个必败态。每根柱子是 Frobenius 数相同的必败态个数，纵轴为对数刻度。`,
    mapLabel: (first, last, most, at) =>
      `柱状图：必败态的 Frobenius 数从 ${first} 到 ${last}；最多的是 ${at}，有 ${most} 个。`,
    frobenius: 'Frobenius 数',
    count: (frobenius, count) => `Frobenius 数为 ${frobenius}：${count} 个必败态`,
    noPosition: (frobenius) => `Frobenius 数为 ${frobenius}：没有必败态`,
    example: '例如',
    openExample: '在棋盘上打开',
  },

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
