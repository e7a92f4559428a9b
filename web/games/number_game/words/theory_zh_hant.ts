import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  list: (items) => items.join('、'),
  choice: (items) => items.join('、').replace(/、(?=[^、]*$)/, ' 或 '),

  line: '數線上的不可選數',
  lineHint: '每條弧是一個和：一個不可選數加上另一個，便得到下一個。',
  sums: '各數為何不可選',
  noSums: (limit) => `已選的數之和都大於 ${limit}。`,
  none: '無',
  generators: '極小生成元',
  generatorsHint: (limit) => `已選且不是其他數之和的數；不超過 ${limit}`,
  multiplicity: '重數',
  multiplicityHint: '最小的不可選數',
  frobenius: 'Frobenius 數',
  frobeniusHint: '最大的間隙',
  genus: '半群的虧格',
  genusHint: '間隙的個數，包括 1',
  lineLabel: (taken, gaps) => `數線。不可選：${taken}。間隙：${gaps}。`,

  drawing: (free) => `可選的數：${free}。`,
  drawingOfTheEnd: '已沒有數可選。',
  positionN: (winning) => `局面：N，先手必勝（${winning}）。`,
  positionP: '局面：P，先手必敗。',

  untouched: (limit) => `${limit} 以內還沒有選過任何數；大於 ${limit} 的數都視為不可選。`,
  chosenWithSums: (chosen, example) =>
    `已選的數：${chosen}。它們相加所得的數也不能再選，例如 ${example}。`,
  chosenWithoutSums: (chosen, limit) =>
    `已選的數：${chosen}。它們之和都大於 ${limit}，那裡的數本來就不能選。`,
  winsBy: (winning) => `這是**必勝態（N）**：選 ${winning} 即勝，因為對手面對的是必敗態。`,
  everyMoveLoses: '這是**必敗態（P）**：無論選哪個數，都留給對手一個必勝態，對手總有必勝的應手。',
  theEnd: '已沒有數可選，輪到走的一方輸：這是**必敗態（P）**。',
  theEndBecause: (chosen, example) => `選過的是 ${chosen}；其餘各數都是它們之和，例如 ${example}。`,
  grundyZero: '它的 **SG 值**是 0：沒有一個後繼局面的值是 0。',
  grundyOfTheEnd: '它的 **SG 值**是 0：無路可走的局面都是如此。',
  grundyOne: '它的 **SG 值**是 1：有後繼局面的值是 0，但沒有值為 1 的。',
  grundyMore: (value) =>
    `它的 **SG 值**是 ${value}：後繼局面的值取遍 0 到 ${value - 1}，但沒有值為 ${value} 的。`,
  semigroup: (multiplicity, genus, frobenius) =>
    `不可選的數（不計 1）連同 0 構成一個**數值半群**：重數（0 以外最小的數）是 ${multiplicity}，虧格（間隙的個數，包括 1）是 ${genus}，Frobenius 數（最大的間隙）是 ${frobenius}。`,

  beyond: {
    reasons: {
      search: '已搜尋完畢：之後可能出現的必敗態已全部找到。',
      hutchings_prime:
        'Hutchings 定理（sicherman.net）：只有某個不小於 5 的質數及其倍數不可選時，是必敗態。',
      hutchings_gcd:
        'Hutchings 定理（sicherman.net）：已選的數都是某個不小於 5 的質數的倍數。選這個質數即勝：此後不可選的只有它的倍數，這是必敗態。',
      hutchings_opening: 'Hutchings 定理（sicherman.net）：第一個數選任何不小於 5 的質數都必勝。',
      hutchings_pair:
        'Hutchings 定理（sicherman.net）：兩個互質的數（2 和 3 除外）之後必有必勝走法。證明用的是策略竊取，並不指出是哪一步。',
      ender:
        '這是終結局面（ender，見 sicherman.net）：其他任何一步都會使最大的可選數也不能再選。由策略竊取可知必有必勝走法，但並不指出是哪一步。',
      quiet_end:
        '安靜終局定理（quiet end，見 sicherman.net）：只有有限種應手可能獲勝，它們的勝負都已由搜尋或定理查明。',
      odd_recurrence:
        '每種應手的勝負都已查明：只選過偶數時，各個奇數的勝負滿足一個遞迴；從某個數起，它們或循環出現，或因某個奇數獲勝而不再有別的必勝走法。',
      blok_sicherman:
        'Blok 和 Sicherman 得出這個局面先手必敗（sicherman.net）；這裡只是引用，並未計算。',
      reply: '已找到必勝走法。其餘走法並未全部查明，所以可能還有其他必勝走法。',
      no_theorem: '沒有已知的定理能判定這個局面，已做的搜尋也沒有得出結果。',
      too_long: '數太大，這樣的局面不作搜尋。',
    },
    searched: (pPositions, memory) =>
      `已搜尋完畢：之後可能出現的 ${pPositions} 個必敗態已全部求出（${memory}），後面的每個局面都能立刻給出答案。`,
    kept: (pPositions, memory) =>
      `答案來自先前局面的搜尋：保存了 ${pPositions} 個必敗態（${memory}）。`,

    opening: '還沒有選過任何數：大於 1 的數都可選。',
    chosen: (generators, largestGap) =>
      `已選的數：${generators}。它們相加所得的數，以及大於 **${largestGap}** 的數，都不能再選。`,
    chosenWithGcd: (generators, gcd) =>
      `已選的數：${generators}。它們相加所得的數也不能再選。這些數都是 ${gcd} 的倍數，所以可選的數有無窮多個。`,

    positionN: '局面：N，先手必勝。',
    positionUnknown: '局面：勝負尚未查明。',
    winsAtLeast: (winning) =>
      `這是**必勝態（N）**：選 ${winning} 即勝，因為對手面對的是必敗態。可能還有其他必勝走法。`,
    someMoveWins: '這是**必勝態（N）**：有必勝走法，但尚不知是哪一步。',
    notKnown:
      '這是**必敗態（P）**還是**必勝態（N）**尚未查明：沒有找到必勝走法，也沒有排除所有走法。',

    grundyTooMany: (limit) =>
      `它的 **SG 值**沒有計算：那需要之後所有局面的值，而這些局面超過 ${limit} 個。`,

    semigroupWithGcd: (gcd) =>
      `不可選的數連同 0，是一個**數值半群**的 ${gcd} 倍；它們的最大公因數是 ${gcd}。`,
    symmetric: '這個半群是**對稱**的：相加等於 Frobenius 數的兩個數中，恰有一個不可選。',
    ender: '這是**終結局面**（ender）：其他任何一步都會使最大的可選數也不能再選。',
  },

  picture: {
    rows: '分列排列的數',
    rowsHint: (width, isTaken) =>
      isTaken
        ? `${width} 不可選，所以每列排 ${width} 個數時，不可選數下方的數都不可選。`
        : `每列 ${width} 個數。`,
    rowsLabel: (limit, width, chosen, gaps) =>
      `0 到 ${limit} 的數，每列 ${width} 個。已選：${chosen}。間隙：${gaps} 個。`,
    goesOnTo: (largest) => `其後直到 ${largest}。`,
    endless: (gcd) =>
      gcd === '0' ? '其後無窮無盡：還沒有選過任何數。' : `其後無窮無盡：只有 ${gcd} 的倍數不可選。`,

    generatorsHint: '已選且不是其他數之和的數',
    gcd: '最大公因數',
    gcdHint: '所有不可選數的最大公因數',
    yes: '是',
    no: '否',
    symmetric: '對稱',
    symmetricHint: '和為最大間隙的兩個數，總是恰有一個不可選',
    ender: '終結局面（ender）',
    enderHint: '其他任何一步都會使最大的間隙也不能再選',

    map: '必敗態按 Frobenius 數的分布',
    mapHint: (total) =>
      `搜尋目前找到 ${total} 個必敗態。每根柱子是 Frobenius 數相同的必敗態個數，縱軸為對數刻度。`,
    mapLabel: (first, last, most, at) =>
      `長條圖：必敗態的 Frobenius 數從 ${first} 到 ${last}；最多的是 ${at}，有 ${most} 個。`,
    frobenius: 'Frobenius 數',
    count: (frobenius, count) => `Frobenius 數為 ${frobenius}：${count} 個必敗態`,
    noPosition: (frobenius) => `Frobenius 數為 ${frobenius}：沒有必敗態`,
    example: '例如',
    openExample: '在棋盤上開啟',
  },

  terms: [
    {
      name: '數值半群',
      found: '(?:數值)?半群',
      meaning:
        '含 0 的自然數集合，其中任兩數之和仍在其中，且只缺有限多個數。已不能再選的數連同 0 就是這樣一個集合。',
    },
    {
      name: 'Frobenius 數',
      found: '(?:Frobenius|弗羅貝尼烏斯) ?數',
      meaning: '最大的間隙：不能寫成生成元之和的最大的數。',
    },
    {
      name: '間隙',
      found: '間隙',
      meaning: '不在半群中的正整數。這裡的間隙就是仍可選的數，以及 1。',
    },
    {
      name: '生成元',
      found: '生成元',
      meaning: '其餘不能再選的數都是生成元之和。極小生成元本身不是其他數之和。',
    },
  ],
};
