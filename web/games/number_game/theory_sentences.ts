// What the Number Game's picture, its explanation and its drawing say. Lists of numbers come ready: "4, 5 and 6".
import type { Language } from '../../i18n/language';

interface TheorySentences {
  readonly list: (items: readonly string[]) => string;
  /** Any one of them will do. */
  readonly choice: (items: readonly string[]) => string;

  readonly line: string;
  readonly lineHint: string;
  readonly sums: string;
  readonly noSums: (limit: number) => string;
  readonly none: string;
  readonly generators: string;
  readonly generatorsHint: (limit: number) => string;
  readonly multiplicity: string;
  readonly multiplicityHint: string;
  readonly frobenius: string;
  readonly frobeniusHint: string;
  readonly genus: string;
  readonly genusHint: string;
  readonly lineLabel: (taken: string, gaps: string) => string;

  readonly drawing: (free: string) => string;
  readonly drawingOfTheEnd: string;
  readonly positionN: (winning: string) => string;
  readonly positionP: string;

  readonly untouched: (limit: number) => string;
  readonly chosenWithSums: (chosen: string, example: string) => string;
  readonly chosenWithoutSums: (chosen: string, limit: number) => string;
  readonly winsBy: (winning: string) => string;
  readonly everyMoveLoses: string;
  readonly theEnd: string;
  readonly theEndBecause: (chosen: string, example: string) => string;
  readonly grundyZero: string;
  readonly grundyOfTheEnd: string;
  readonly grundyOne: string;
  readonly grundyMore: (value: number) => string;
  readonly semigroup: (multiplicity: string, genus: string, frobenius: string) => string;
}

function chineseList(items: readonly string[]): string {
  return items.join('、');
}

function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

function chineseChoice(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${chineseList(items.slice(0, -1))} 或 ${last}`;
}

export const theorySentences: Readonly<Record<Language, TheorySentences>> = {
  en: {
    list: (items) => joined(items, 'and'),
    choice: (items) => joined(items, 'or'),

    line: 'The taken numbers on a line',
    lineHint: 'An arc is a sum: it leads from one taken number to the next by adding another.',
    sums: 'What takes a number away',
    noSums: (limit) => `No sum of chosen numbers is within ${limit}.`,
    none: 'none',
    generators: 'Minimal generators',
    generatorsHint: (limit) => `chosen, and no sum of others; up to ${limit}`,
    multiplicity: 'Multiplicity',
    multiplicityHint: 'the smallest taken number',
    frobenius: 'Frobenius number',
    frobeniusHint: 'the largest gap',
    genus: 'Genus of the semigroup',
    genusHint: 'how many gaps, 1 among them',
    lineLabel: (taken, gaps) => `Number line. Taken: ${taken}. Gaps: ${gaps}.`,

    drawing: (free) => `Free numbers: ${free}.`,
    drawingOfTheEnd: 'No number is free.',
    positionN: (winning) => `Position: N, the player to move wins (${winning}).`,
    positionP: 'Position: P, the player to move loses.',

    untouched: (limit) =>
      `Nothing up to ${limit} has been chosen yet; everything above ${limit} counts as taken.`,
    chosenWithSums: (chosen, example) =>
      `Chosen so far: ${chosen}. Their sums are taken too, such as ${example}.`,
    chosenWithoutSums: (chosen, limit) =>
      `Chosen so far: ${chosen}. Their sums are all above ${limit}, where everything is taken.`,
    winsBy: (winning) =>
      `This is an **N-position**: taking ${winning} wins, because it leaves the other player in a P-position.`,
    everyMoveLoses:
      'This is a **P-position**: every move leads to an N-position, so the other player always has a winning answer.',
    theEnd: 'No number is free, so the player to move has lost: a **P-position**.',
    theEndBecause: (chosen, example) =>
      `Chosen were ${chosen}; every other number is a sum of them, such as ${example}.`,
    grundyZero: 'Its **Grundy value** is 0: no option has the value 0.',
    grundyOfTheEnd: 'Its **Grundy value** is 0, as of every position without a move.',
    grundyOne: 'Its **Grundy value** is 1: some option has the value 0, and none has 1.',
    grundyMore: (value) =>
      `Its **Grundy value** is ${value}: the options have every value from 0 to ${value - 1}, and none has ${value}.`,
    semigroup: (multiplicity, genus, frobenius) =>
      `The taken numbers, with 0, are a **numerical semigroup**: its multiplicity (smallest number above 0) is ${multiplicity}, its genus (how many numbers are missing, 1 among them) ${genus}, its Frobenius number (the largest that is missing) ${frobenius}.`,
  },

  'zh-Hans': {
    list: chineseList,
    choice: chineseChoice,

    line: '数轴上的不可选数',
    lineHint: '每条弧是一个和：一个不可选数加上另一个，便得到下一个。',
    sums: '各数为何不可选',
    noSums: (limit) => `已选的数之和都大于 ${limit}。`,
    none: '无',
    generators: '极小生成元',
    generatorsHint: (limit) => `已选且不是其他数之和的数；不超过 ${limit}`,
    multiplicity: '重数',
    multiplicityHint: '最小的不可选数',
    frobenius: 'Frobenius 数',
    frobeniusHint: '最大的空缺',
    genus: '半群的亏格',
    genusHint: '空缺的个数，包括 1',
    lineLabel: (taken, gaps) => `数轴。不可选：${taken}。空缺：${gaps}。`,

    drawing: (free) => `可选的数：${free}。`,
    drawingOfTheEnd: '已无数可选。',
    positionN: (winning) => `局面：N，先手必胜（${winning}）。`,
    positionP: '局面：P，先手必败。',

    untouched: (limit) => `${limit} 以内还没有选过任何数；大于 ${limit} 的数都视为已被取走。`,
    chosenWithSums: (chosen, example) =>
      `已选的数：${chosen}。它们相加所得的数也不能再选，例如 ${example}。`,
    chosenWithoutSums: (chosen, limit) =>
      `已选的数：${chosen}。它们之和都大于 ${limit}，那里的数本来就不能选。`,
    winsBy: (winning) => `这是**必胜态（N）**：选 ${winning} 即胜，因为对手面对的是必败态。`,
    everyMoveLoses: '这是**必败态（P）**：无论选哪个数，都留给对手一个必胜态，对手总有必胜的应手。',
    theEnd: '已无数可选，轮到走的一方输：这是**必败态（P）**。',
    theEndBecause: (chosen, example) =>
      `选过的是 ${chosen}；其余各数都是它们之和，例如 ${example}。`,
    grundyZero: '它的 **Grundy 值**是 0：没有一个后继局面的值是 0。',
    grundyOfTheEnd: '它的 **Grundy 值**是 0：无路可走的局面都是如此。',
    grundyOne: '它的 **Grundy 值**是 1：有后继局面的值是 0，但没有值为 1 的。',
    grundyMore: (value) =>
      `它的 **Grundy 值**是 ${value}：后继局面的值取遍 0 到 ${value - 1}，但没有值为 ${value} 的。`,
    semigroup: (multiplicity, genus, frobenius) =>
      `不可选的数（不计 1）连同 0 构成一个**数值半群**：重数（0 以外最小的数）是 ${multiplicity}，亏格（空缺的个数，包括 1）是 ${genus}，Frobenius 数（最大的空缺）是 ${frobenius}。`,
  },

  'zh-Hant': {
    list: chineseList,
    choice: chineseChoice,

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
    frobeniusHint: '最大的空缺',
    genus: '半群的虧格',
    genusHint: '空缺的個數，包括 1',
    lineLabel: (taken, gaps) => `數線。不可選：${taken}。空缺：${gaps}。`,

    drawing: (free) => `可選的數：${free}。`,
    drawingOfTheEnd: '已無數可選。',
    positionN: (winning) => `局面：N，先手必勝（${winning}）。`,
    positionP: '局面：P，先手必敗。',

    untouched: (limit) => `${limit} 以內還沒有選過任何數；大於 ${limit} 的數都視為已被取走。`,
    chosenWithSums: (chosen, example) =>
      `已選的數：${chosen}。它們相加所得的數也不能再選，例如 ${example}。`,
    chosenWithoutSums: (chosen, limit) =>
      `已選的數：${chosen}。它們之和都大於 ${limit}，那裡的數本來就不能選。`,
    winsBy: (winning) => `這是**必勝態（N）**：選 ${winning} 即勝，因為對手面對的是必敗態。`,
    everyMoveLoses: '這是**必敗態（P）**：無論選哪個數，都留給對手一個必勝態，對手總有必勝的應手。',
    theEnd: '已無數可選，輪到走的一方輸：這是**必敗態（P）**。',
    theEndBecause: (chosen, example) =>
      `選過的是 ${chosen}；其餘各數都是它們之和，例如 ${example}。`,
    grundyZero: '它的 **Grundy 值**是 0：沒有一個後繼局面的值是 0。',
    grundyOfTheEnd: '它的 **Grundy 值**是 0：無路可走的局面都是如此。',
    grundyOne: '它的 **Grundy 值**是 1：有後繼局面的值是 0，但沒有值為 1 的。',
    grundyMore: (value) =>
      `它的 **Grundy 值**是 ${value}：後繼局面的值取遍 0 到 ${value - 1}，但沒有值為 ${value} 的。`,
    semigroup: (multiplicity, genus, frobenius) =>
      `不可選的數（不計 1）連同 0 構成一個**數值半群**：重數（0 以外最小的數）是 ${multiplicity}，虧格（空缺的個數，包括 1）是 ${genus}，Frobenius 數（最大的空缺）是 ${frobenius}。`,
  },
};
