import type { OwnSentences } from './theory_en';

export const words: OwnSentences = {
  reasons: {
    search: '已搜索完毕：之后可能出现的必败态已全部找到。',
    hutchings_prime:
      'Hutchings 定理（sicherman.net）：只有某个不小于 5 的素数及其倍数不可选时，是必败态。',
    hutchings_gcd:
      'Hutchings 定理（sicherman.net）：已选的数都是某个不小于 5 的素数的倍数。选这个素数即胜：此后不可选的只有它的倍数，这是必败态。',
    hutchings_opening: 'Hutchings 定理（sicherman.net）：第一个数选任何不小于 5 的素数都必胜。',
    hutchings_pair:
      'Hutchings 定理（sicherman.net）：两个互素的数（2 和 3 除外）之后必有必胜走法。证明用的是策略窃取，并不指出是哪一步。',
    ender:
      '这是终结局面（ender，见 sicherman.net）：其他任何一步都会使最大的可选数也不能再选。由策略窃取可知必有必胜走法，但并不指出是哪一步。',
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
    `已搜索完毕：之后可能出现的 ${pPositions} 个必败态已全部求出（${memory}），后面的每个局面都能立刻给出答案。`,
  kept: (pPositions, memory) =>
    `答案来自先前局面的搜索：保存了 ${pPositions} 个必败态（${memory}）。`,

  opening: '还没有选过任何数：大于 1 的数都可选。',
  chosen: (generators, largestGap) =>
    `已选的数：${generators}。它们相加所得的数，以及大于 **${largestGap}** 的数，都不能再选。`,
  chosenWithGcd: (generators, gcd) =>
    `已选的数：${generators}。它们相加所得的数也不能再选。这些数都是 ${gcd} 的倍数，所以可选的数有无穷多个。`,

  positionN: '局面：N，先手必胜。',
  positionUnknown: '局面：胜负尚未查明。',
  winsAtLeast: (winning) =>
    `这是**必胜态（N）**：选 ${winning} 即胜，因为对手面对的是必败态。可能还有其他必胜走法。`,
  someMoveWins: '这是**必胜态（N）**：有必胜走法，但尚不知是哪一步。',
  notKnown:
    '这是**必败态（P）**还是**必胜态（N）**尚未查明：没有找到必胜走法，也没有排除所有走法。',

  grundyTooMany: (limit) =>
    `它的 **SG 值**没有计算：那需要之后所有局面的值，而这些局面超过 ${limit} 个。`,

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

    generatorsHint: '已选且不是其他数之和的数',
    gcd: '最大公约数',
    gcdHint: '所有不可选数的最大公约数',
    yes: '是',
    no: '否',
    symmetric: '对称',
    symmetricHint: '和为最大间隙的两个数，总是恰有一个不可选',
    ender: '终结局面（ender）',
    enderHint: '其他任何一步都会使最大的间隙也不能再选',

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
};
