import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  map: (last) => `${last} 以內的平面`,
  mapSummary: (last, cold) =>
    `兩堆都不超過 ${last} 顆的局面中，必敗態有 ${cold} 個。它們沿著從原點出發的兩條射線分布，斜率為 φ ≈ 1.618 和 1/φ ≈ 0.618。`,
  queenAt: (first, second) => `皇后位於 (${first}, ${second})。`,
  queenOutside: (first, second) => `目前局面 (${first}, ${second}) 在這張圖之外。`,
  loading: '正在計算 SG 值…',
  queenLegend: '目前局面',
  linesLegend: '可走的方向：左、下、對角線',
  coldLegend: '必敗態（P）',
  winningLegend: '可走到的必敗態：必勝走法',
  raysLegend: '黃金射線，斜率 φ 和 1/φ',
  heatLegend: (largest) => `SG 值，0 到 ${largest}`,

  explainP: '這是**必敗態（P）**：輪到走的一方負。',
  explainN: '這是**必勝態（N）**：輪到走的一方勝。',
  pairOf: (d, smaller, larger) =>
    `兩堆相差 d = ${d}。差為 d 的必敗態恰有一個：(⌊d·φ⌋, ⌊d·φ⌋ + d) = (${smaller}, ${larger})，其中 φ = (1 + √5)/2 ≈ 1.618 是黃金比例。`,
  pairIsHere: '這正是現在的兩堆，因此目前局面就是這個必敗態。',
  noPair: (d) =>
    `兩堆相差 d = ${d}。差為 d 的必敗態 (⌊d·φ⌋, ⌊d·φ⌋ + d) 石子更多，從這裡走不到；其中 φ = (1 + √5)/2 ≈ 1.618 是黃金比例。`,
  winBy: (moves) => `必勝走法就是走到必敗態：${moves}。`,
  winningMove: (move, first, second) => `${move}，到 (${first}, ${second})`,
  everyMoveLoses:
    '每個正整數恰好屬於一對必敗態，每個差也恰好對應一對，因此必敗態之間不能一步走到：無論怎麼走，對手都有必勝的應手。',
  noMove: '石子已經取完：輪到走的一方已經輸了。',
  grundyIs: (value) => `它的 SG 值是 ${value}，按規則逐個算出：這些值沒有已知的公式。`,
  grundyUnknown: '這裡不知道它的 SG 值：沒有已知的公式，而石子數又超出了已算好的表。',

  picture: (first, second) => `威佐夫遊戲：兩堆 ${first} 和 ${second}`,
  outcome: { P: '必敗態（P）：輪到走的一方負。', N: '必勝態（N）：輪到走的一方勝。' },

  fromFirst: '從第一堆取石子',
  fromSecond: '從第二堆取石子',
  toAnotherPair: '留下更小的必敗態：由某一堆的大小或由兩堆之差確定',
  fromBoth: '從兩堆取同樣多的石子',
  toPartner: '兩堆之差不變；把較大的一堆減到與較小的一堆配對的數',

  terms: [
    {
      name: '黃金比例',
      found: '黃金(?:分割)?(?:比例?|數|率)|黃金分割',
      meaning: 'φ = (1 + √5) / 2 ≈ 1.618。第 k 個必敗態是 k·φ 與 k·φ²，各自向下取整。',
    },
    {
      name: 'Beatty 數列',
      found: '(?:Beatty|貝蒂) ?(?:數列|序列|定理)',
      meaning:
        '一個無理數的各倍數向下取整所成的數列。φ 與 φ² 的兩個數列合起來，恰好把 1 起的每個數各列一次。',
    },
    {
      name: '奇異局勢',
      found: '奇異局[勢面]|冷(?:局面|點)',
      meaning: '威佐夫遊戲的必敗態的舊稱：(0, 0)、(1, 2)、(3, 5)、(4, 7)……',
    },
  ],
};
