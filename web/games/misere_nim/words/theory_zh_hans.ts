import { ranges } from '../../../i18n/ranges';
import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  choice: (moves, more) => (more > 0 ? `${moves.join('；')}；另有 ${more} 种` : moves.join('；或')),

  binary: '各堆的二进制',
  binaryHint: '某一列有奇数个 1 时，异或和的这一位是 1。',
  xor: '异或和',
  afterLook: (move) => `“${move}”之后`,
  switchTitle: '规则切换',
  largeHeaps: (count) => `大于 1 的堆数：${count}`,
  inForce: '当前适用',
  normalRule: '异或和为 0：先手必败',
  normalRuleWhen: '还有大于 1 的堆时',
  onesRule: '各堆都是 1 且堆数为奇数：先手必败',
  onesRuleWhen: '各堆都是 0 或 1 时',

  drawing: (heaps) => `各堆：${heaps}。`,
  drawingEmpty: '没有石子堆。',
  positionN: '局面：N，先手必胜。',
  positionNBy: (moves) => `局面：N，先手必胜（${moves}）。`,
  positionP: '局面：P，先手必败。',

  nothingLeft:
    '一颗石子也不剩。取到最后一颗的一方已经输了，所以轮到走的一方胜：这是**必胜态（N）**，尽管已无路可走。',
  nothingLeftInNim: '普通 Nim 正好相反：无法移动的一方输。',
  onlyOnes: '没有大于 1 的堆，每步都取走一整堆，所以只看堆数的奇偶。',
  onesOdd: (count) =>
    `只有 1 颗的堆有 ${count} 个，是奇数，最后一颗会由先手取走。这是**必败态（P）**。`,
  onesEven: (count) =>
    `只有 1 颗的堆有 ${count} 个，是偶数，最后一颗会由后手取走。这是**必胜态（N）**，怎么走都胜。`,
  onesInNim: '普通 Nim 正好相反；反 Nim 与它的不同只在这里。',
  oneLarge: (heap, stones) =>
    `只有第 ${heap} 堆大于 1（${stones} 颗），先手可以决定剩下几个只有 1 颗的堆。这是**必胜态（N）**。`,
  oneLargeWins: (move) => `${move}即胜：剩下奇数个只有 1 颗的堆，最后一颗会由对手取走。`,
  oneLargeInNim: '规则就在这里切换：普通 Nim 要留下偶数个。',
  manyLarge: (large, nimSum) => `有 ${large} 堆大于 1，适用普通 Nim 的规则；异或和是 ${nimSum}。`,
  zeroLoses: '这是**必败态（P）**：无论怎么走，异或和都不再是 0，对手总有必胜的应手。',
  otherWins: (moves) => `这是**必胜态（N）**：把异或和变成 0 即胜。必胜走法：${moves}。`,
  switchLater: '等到只剩一堆大于 1 时规则才变：此时轮到走的一方留下奇数个只有 1 颗的堆，就能取胜。',

  anyMoveIn: (heaps) => `第 ${ranges(heaps, '–', '、')} 堆的任意走法`,
  restore: '让异或和重新变成 0',
  restoreOrSwitch: '让异或和重新变成 0；若此时只剩一堆大于 1，则改为留下奇数个只有 1 颗的堆',
  leaveOdd: '也取走一堆，剩下奇数堆',

  terms: [
    {
      name: '反常（misère）规则',
      found: '反 ?Nim|反常(?:（mis[eè]re）| ?\\(mis[eè]re\\))?(?:规则)?',
      meaning: '反 Nim 的规则：把胜负反过来，走最后一步的一方输。正常规则下，走最后一步的一方赢。',
    },
  ],
};
