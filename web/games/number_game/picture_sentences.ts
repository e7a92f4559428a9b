// What the picture says of positions beyond the judge's 20, and of the P-positions that a search has found.
import type { Language } from '../../i18n/language';

interface PictureSentences {
  readonly rows: string;
  /** `width` numbers to a row, and that number is taken or not. */
  readonly rowsHint: (width: number, isTaken: boolean) => string;
  readonly rowsLabel: (limit: number, width: number, chosen: string, gaps: number) => string;
  /** More than are shown: to the largest gap, or without end where there is none. */
  readonly goesOnTo: (largest: string) => string;
  readonly endless: (gcd: string) => string;

  readonly generatorsHint: string;
  readonly gcd: string;
  readonly gcdHint: string;
  readonly yes: string;
  readonly no: string;
  readonly symmetric: string;
  readonly symmetricHint: string;
  readonly ender: string;
  readonly enderHint: string;

  readonly map: string;
  readonly mapHint: (total: string) => string;
  readonly mapLabel: (first: string, last: string, most: string, at: string) => string;
  readonly frobenius: string;
  readonly count: (frobenius: string, count: string) => string;
  readonly noPosition: (frobenius: string) => string;
  readonly example: string;
  readonly openExample: string;
}

export const pictureSentences: Readonly<Record<Language, PictureSentences>> = {
  en: {
    rows: 'The numbers in rows',
    rowsHint: (width, isTaken) =>
      isTaken
        ? `${width} is taken, so with ${width} numbers to a row everything below a taken number is taken.`
        : `${width} numbers to a row.`,
    rowsLabel: (limit, width, chosen, gaps) =>
      `Numbers from 0 to ${limit} in rows of ${width}. Chosen: ${chosen}. Gaps: ${gaps}.`,
    goesOnTo: (largest) => `It goes on to ${largest}.`,
    endless: (gcd) =>
      gcd === '0'
        ? 'It goes on without end: nothing is taken yet.'
        : `It goes on without end: only multiples of ${gcd} are taken.`,

    generatorsHint: 'chosen, and no sum of others',
    gcd: 'Greatest common divisor',
    gcdHint: 'of all taken numbers',
    yes: 'yes',
    no: 'no',
    symmetric: 'Symmetric',
    symmetricHint:
      'two numbers whose sum is the largest gap: always one of them is taken, the other not',
    ender: 'Ender',
    enderHint: 'every other move takes the largest gap away too',

    map: 'P-positions by Frobenius number',
    mapHint: (total) =>
      `The search has found ${total} P-positions. Each bar counts those with one largest gap, on a logarithmic scale.`,
    mapLabel: (first, last, most, at) =>
      `Bar chart: P-positions with Frobenius numbers from ${first} to ${last}; most of them, ${most}, at ${at}.`,
    frobenius: 'Frobenius number',
    count: (frobenius, count) =>
      `Frobenius number ${frobenius}: ${count} ${count === '1' ? 'P-position' : 'P-positions'}`,
    noPosition: (frobenius) => `Frobenius number ${frobenius}: no P-position`,
    example: 'for example',
    openExample: 'Open on the board',
  },

  'zh-Hans': {
    rows: '分行排列的数',
    rowsHint: (width, isTaken) =>
      isTaken
        ? `${width} 不可选，所以每行排 ${width} 个数时，不可选数下方的数都不可选。`
        : `每行 ${width} 个数。`,
    rowsLabel: (limit, width, chosen, gaps) =>
      `0 到 ${limit} 的数，每行 ${width} 个。已选：${chosen}。空缺：${gaps} 个。`,
    goesOnTo: (largest) => `其后直到 ${largest}。`,
    endless: (gcd) =>
      gcd === '0' ? '其后无穷无尽：还没有选过任何数。' : `其后无穷无尽：只有 ${gcd} 的倍数不可选。`,

    generatorsHint: '已选且不是其他数之和的数',
    gcd: '最大公约数',
    gcdHint: '所有不可选数的最大公约数',
    yes: '是',
    no: '否',
    symmetric: '对称',
    symmetricHint: '和为最大空缺的两个数，总是恰有一个不可选',
    ender: '终结局面（ender）',
    enderHint: '其他任何一步也都会取走最大的空缺',

    map: '按 Frobenius 数统计的 P 局面',
    mapHint: (total) =>
      `搜索找到了 ${total} 个 P 局面。每一条是最大空缺相同的个数，纵轴为对数刻度。`,
    mapLabel: (first, last, most, at) =>
      `柱状图：P 局面的 Frobenius 数从 ${first} 到 ${last}；最多的是 ${at}，有 ${most} 个。`,
    frobenius: 'Frobenius 数',
    count: (frobenius, count) => `Frobenius 数为 ${frobenius}：${count} 个 P 局面`,
    noPosition: (frobenius) => `Frobenius 数为 ${frobenius}：没有 P 局面`,
    example: '例如',
    openExample: '在棋盘上打开',
  },

  'zh-Hant': {
    rows: '分行排列的數',
    rowsHint: (width, isTaken) =>
      isTaken
        ? `${width} 不可選，所以每行排 ${width} 個數時，不可選數下方的數都不可選。`
        : `每行 ${width} 個數。`,
    rowsLabel: (limit, width, chosen, gaps) =>
      `0 到 ${limit} 的數，每行 ${width} 個。已選：${chosen}。空缺：${gaps} 個。`,
    goesOnTo: (largest) => `其後直到 ${largest}。`,
    endless: (gcd) =>
      gcd === '0' ? '其後無窮無盡：還沒有選過任何數。' : `其後無窮無盡：只有 ${gcd} 的倍數不可選。`,

    generatorsHint: '已選且不是其他數之和的數',
    gcd: '最大公因數',
    gcdHint: '所有不可選數的最大公因數',
    yes: '是',
    no: '否',
    symmetric: '對稱',
    symmetricHint: '和為最大空缺的兩個數，總是恰有一個不可選',
    ender: '終結局面（ender）',
    enderHint: '其他任何一步也都會取走最大的空缺',

    map: '按 Frobenius 數統計的 P 局面',
    mapHint: (total) =>
      `搜尋找到了 ${total} 個 P 局面。每一條是最大空缺相同的個數，縱軸為對數刻度。`,
    mapLabel: (first, last, most, at) =>
      `長條圖：P 局面的 Frobenius 數從 ${first} 到 ${last}；最多的是 ${at}，有 ${most} 個。`,
    frobenius: 'Frobenius 數',
    count: (frobenius, count) => `Frobenius 數為 ${frobenius}：${count} 個 P 局面`,
    noPosition: (frobenius) => `Frobenius 數為 ${frobenius}：沒有 P 局面`,
    example: '例如',
    openExample: '在棋盤上打開',
  },
};
