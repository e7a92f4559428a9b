import { ranges } from '../../../i18n/ranges';
import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  choice: (moves, more) => (more > 0 ? `${moves.join('；')}；另有 ${more} 種` : moves.join('；或')),

  binary: '各堆的二進位',
  binaryHint: '某一欄有奇數個 1 時，互斥或和的這一位是 1。',
  xor: '互斥或和',
  afterLook: (move) => `「${move}」之後`,
  switchTitle: '規則切換',
  largeHeaps: (count) => `大於 1 的堆數：${count}`,
  inForce: '目前適用',
  normalRule: '互斥或和為 0：先手必敗',
  normalRuleWhen: '還有大於 1 的堆時',
  onesRule: '各堆都是 1 且堆數為奇數：先手必敗',
  onesRuleWhen: '各堆都是 0 或 1 時',

  drawing: (heaps) => `各堆：${heaps}。`,
  drawingEmpty: '沒有石子堆。',
  positionN: '局面：N，先手必勝。',
  positionNBy: (moves) => `局面：N，先手必勝（${moves}）。`,
  positionP: '局面：P，先手必敗。',

  nothingLeft:
    '一顆石子也不剩。取到最後一顆的一方已經輸了，所以輪到走的一方勝：這是**必勝態（N）**，儘管已無路可走。',
  nothingLeftInNim: '一般 Nim 正好相反：無法移動的一方輸。',
  onlyOnes: '沒有大於 1 的堆，每步都取走一整堆，所以只看堆數的奇偶。',
  onesOdd: (count) =>
    `只有 1 顆的堆有 ${count} 個，是奇數，最後一顆會由先手取走。這是**必敗態（P）**。`,
  onesEven: (count) =>
    `只有 1 顆的堆有 ${count} 個，是偶數，最後一顆會由後手取走。這是**必勝態（N）**，怎麼走都勝。`,
  onesInNim: '一般 Nim 正好相反；反 Nim 與它的不同只在這裡。',
  oneLarge: (heap, stones) =>
    `只有第 ${heap} 堆大於 1（${stones} 顆），先手可以決定剩下幾個只有 1 顆的堆。這是**必勝態（N）**。`,
  oneLargeWins: (move) => `${move}即勝：剩下奇數個只有 1 顆的堆，最後一顆會由對手取走。`,
  oneLargeInNim: '規則就在這裡切換：一般 Nim 要留下偶數個。',
  manyLarge: (large, nimSum) => `有 ${large} 堆大於 1，適用一般 Nim 的規則；互斥或和是 ${nimSum}。`,
  zeroLoses: '這是**必敗態（P）**：無論怎麼走，互斥或和都不再是 0，對手總有必勝的應手。',
  otherWins: (moves) => `這是**必勝態（N）**：把互斥或和變成 0 即勝。必勝走法：${moves}。`,
  switchLater: '等到只剩一堆大於 1 時規則才變：此時輪到走的一方留下奇數個只有 1 顆的堆，就能取勝。',

  anyMoveIn: (heaps) => `第 ${ranges(heaps, '–', '、')} 堆的任意走法`,
  restore: '讓互斥或和重新變成 0',
  restoreOrSwitch: '讓互斥或和重新變成 0；若此時只剩一堆大於 1，則改為留下奇數個只有 1 顆的堆',
  leaveOdd: '也取走一堆，剩下奇數堆',

  terms: [
    {
      name: '反常（misère）規則',
      found: '反 ?Nim|反常(?:（mis[eè]re）| ?\\(mis[eè]re\\))?(?:規則)?',
      meaning: '反 Nim 的規則：把勝負反過來，走最後一步的一方輸。正常規則下，走最後一步的一方贏。',
    },
  ],
};
