// What the picture of Wythoff's game, its explanation and its drawing say.
import type { Language } from '../../i18n/language';

export interface WythoffTheorySentences {
  readonly map: (last: number) => string;
  readonly mapSummary: (last: number, cold: number) => string;
  readonly queenAt: (first: string, second: string) => string;
  readonly queenOutside: (first: string, second: string) => string;
  readonly loading: string;
  readonly queenLegend: string;
  readonly linesLegend: string;
  readonly coldLegend: string;
  readonly winningLegend: string;
  readonly raysLegend: string;
  readonly heatLegend: (largest: number) => string;

  readonly explainP: string;
  readonly explainN: string;
  readonly pairOf: (difference: string, smaller: string, larger: string) => string;
  readonly pairIsHere: string;
  readonly noPair: (difference: string) => string;
  readonly winBy: (moves: string) => string;
  readonly winningMove: (move: string, first: string, second: string) => string;
  readonly everyMoveLoses: string;
  readonly noMove: string;
  readonly grundyIs: (value: string) => string;
  readonly grundyUnknown: string;

  readonly picture: (first: string, second: string) => string;
  readonly outcome: Readonly<Record<'P' | 'N', string>>;
}

const en: WythoffTheorySentences = {
  map: (last) => `The plane up to ${last}`,
  mapSummary: (last, cold) =>
    `Of the pairs with at most ${last} stones in a heap, ${cold} are P-positions. They lie along two rays from the origin, with the slopes φ ≈ 1.618 and 1/φ ≈ 0.618.`,
  queenAt: (first, second) => `The queen stands on (${first}, ${second}).`,
  queenOutside: (first, second) => `The position (${first}, ${second}) is beyond this map.`,
  loading: 'The Grundy values are on their way …',
  queenLegend: 'the position',
  linesLegend: 'its moves: left, down, diagonal',
  coldLegend: 'P-position',
  winningLegend: 'P-position in reach: a winning move',
  raysLegend: 'golden rays, slopes φ and 1/φ',
  heatLegend: (largest) => `Grundy value, 0 to ${largest}`,

  explainP: 'This is a **P-position**: the player to move loses.',
  explainN: 'This is an **N-position**: the player to move wins.',
  pairOf: (d, smaller, larger) =>
    `The heaps differ by d = ${d}. Exactly one P-position has this difference: (⌊d·φ⌋, ⌊d·φ⌋ + d) = (${smaller}, ${larger}), with the golden ratio φ = (1 + √5)/2 ≈ 1.618.`,
  pairIsHere: 'These are the two heaps, so the position itself is that pair.',
  noPair: (d) =>
    `The heaps differ by d = ${d}. The P-position with this difference, (⌊d·φ⌋, ⌊d·φ⌋ + d) with the golden ratio φ = (1 + √5)/2 ≈ 1.618, has larger heaps and is out of reach.`,
  winBy: (moves) => `A winning move goes to a P-position: ${moves}.`,
  winningMove: (move, first, second) => `${move}, to (${first}, ${second})`,
  everyMoveLoses:
    'No move leads from one P-position to another, because each number is in exactly one of these pairs and each difference belongs to exactly one; so every move gives the opponent a winning answer.',
  noMove: 'No stones are left: the player to move has lost.',
  grundyIs: (value) =>
    `Its Grundy value is ${value}, computed from the rules: no formula is known for these values.`,
  grundyUnknown:
    'Its Grundy value is not known here: there is no formula, and the heaps are beyond the computed table.',

  picture: (first, second) => `Wythoff’s game: ${first} ${second}`,
  outcome: {
    P: 'P-position: the player to move loses.',
    N: 'N-position: the player to move wins.',
  },
};

const zhHans: WythoffTheorySentences = {
  map: (last) => `${last} 以内的平面`,
  mapSummary: (last, cold) =>
    `两堆都不超过 ${last} 颗的局面中，必败态有 ${cold} 个。它们沿着从原点出发的两条射线分布，斜率为 φ ≈ 1.618 和 1/φ ≈ 0.618。`,
  queenAt: (first, second) => `皇后位于 (${first}, ${second})。`,
  queenOutside: (first, second) => `当前局面 (${first}, ${second}) 在这张图之外。`,
  loading: '正在计算 SG 值……',
  queenLegend: '当前局面',
  linesLegend: '可走的方向：左、下、对角线',
  coldLegend: '必败态（P）',
  winningLegend: '可走到的必败态：必胜走法',
  raysLegend: '黄金射线，斜率 φ 和 1/φ',
  heatLegend: (largest) => `SG 值，0 到 ${largest}`,

  explainP: '这是**必败态（P-position）**：轮到走的一方负。',
  explainN: '这是**必胜态（N-position）**：轮到走的一方胜。',
  pairOf: (d, smaller, larger) =>
    `两堆相差 d = ${d}。差为 d 的必败态恰有一个：(⌊d·φ⌋, ⌊d·φ⌋ + d) = (${smaller}, ${larger})，其中 φ = (1 + √5)/2 ≈ 1.618 是黄金分割比。`,
  pairIsHere: '这正是现在的两堆，因此当前局面就是这个必败态。',
  noPair: (d) =>
    `两堆相差 d = ${d}。差为 d 的必败态 (⌊d·φ⌋, ⌊d·φ⌋ + d) 石子更多，从这里走不到；其中 φ = (1 + √5)/2 ≈ 1.618 是黄金分割比。`,
  winBy: (moves) => `必胜走法就是走到必败态：${moves}。`,
  winningMove: (move, first, second) => `${move}，到 (${first}, ${second})`,
  everyMoveLoses:
    '每个正整数恰好属于一对必败态，每个差也恰好对应一对，因此必败态之间不能一步走到：无论怎么走，对手都有必胜的应着。',
  noMove: '石子已经取完：轮到走的一方已经输了。',
  grundyIs: (value) => `它的 SG 值是 ${value}，按规则逐个算出：这些值没有已知的公式。`,
  grundyUnknown: '这里不知道它的 SG 值：没有已知的公式，而石子数又超出了已算好的表。',

  picture: (first, second) => `威佐夫博弈：${first} ${second}`,
  outcome: { P: '必败态（P）：轮到走的一方负。', N: '必胜态（N）：轮到走的一方胜。' },
};

const zhHant: WythoffTheorySentences = {
  map: (last) => `${last} 以內的平面`,
  mapSummary: (last, cold) =>
    `兩堆都不超過 ${last} 顆的局面中，必敗態有 ${cold} 個。它們沿著從原點出發的兩條射線分布，斜率為 φ ≈ 1.618 和 1/φ ≈ 0.618。`,
  queenAt: (first, second) => `皇后位於 (${first}, ${second})。`,
  queenOutside: (first, second) => `目前局面 (${first}, ${second}) 在這張圖之外。`,
  loading: '正在計算 SG 值……',
  queenLegend: '目前局面',
  linesLegend: '可走的方向：左、下、對角線',
  coldLegend: '必敗態（P）',
  winningLegend: '可走到的必敗態：必勝走法',
  raysLegend: '黃金射線，斜率 φ 和 1/φ',
  heatLegend: (largest) => `SG 值，0 到 ${largest}`,

  explainP: '這是**必敗態（P-position）**：輪到走的一方負。',
  explainN: '這是**必勝態（N-position）**：輪到走的一方勝。',
  pairOf: (d, smaller, larger) =>
    `兩堆相差 d = ${d}。差為 d 的必敗態恰有一個：(⌊d·φ⌋, ⌊d·φ⌋ + d) = (${smaller}, ${larger})，其中 φ = (1 + √5)/2 ≈ 1.618 是黃金比例。`,
  pairIsHere: '這正是現在的兩堆，因此目前局面就是這個必敗態。',
  noPair: (d) =>
    `兩堆相差 d = ${d}。差為 d 的必敗態 (⌊d·φ⌋, ⌊d·φ⌋ + d) 石子更多，從這裡走不到；其中 φ = (1 + √5)/2 ≈ 1.618 是黃金比例。`,
  winBy: (moves) => `必勝走法就是走到必敗態：${moves}。`,
  winningMove: (move, first, second) => `${move}，到 (${first}, ${second})`,
  everyMoveLoses:
    '每個正整數恰好屬於一對必敗態，每個差也恰好對應一對，因此必敗態之間不能一步走到：無論怎麼走，對手都有必勝的應著。',
  noMove: '石子已經取完：輪到走的一方已經輸了。',
  grundyIs: (value) => `它的 SG 值是 ${value}，按規則逐個算出：這些值沒有已知的公式。`,
  grundyUnknown: '這裡不知道它的 SG 值：沒有已知的公式，而石子數又超出了已算好的表。',

  picture: (first, second) => `威佐夫遊戲：${first} ${second}`,
  outcome: { P: '必敗態（P）：輪到走的一方負。', N: '必勝態（N）：輪到走的一方勝。' },
};

export const wythoffTheorySentences: Readonly<Record<Language, WythoffTheorySentences>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
