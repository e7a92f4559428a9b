import { ranges } from '../../../i18n/ranges';
import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  choice: (moves, more) => (more > 0 ? `${moves.join('；')}；另有 ${more} 种` : moves.join('；或')),

  binary: '各堆的二进制',
  xor: '异或和',
  showHeaps: (count) => `再显示 ${count.toLocaleString('zh-Hans')} 堆`,
  inForce: '（当前适用）',
  normalRule: '异或和为 0 则负',
  normalRuleWhen: '还有大于 1 的堆时：',
  onesRule: '堆数为奇数则负',
  onesRuleWhen: '只剩 1 颗的堆时：',
  stones: (count) =>
    count === 1
      ? '1 颗的堆有 1 堆'
      : `1 颗的堆有 ${count.toLocaleString('zh-Hans')} 堆，轮流取走，取最后一堆的一方输。`,
  takenFirst: '先手取走',
  takenSecond: '后手取走',

  drawing: (heaps) => `各堆：${heaps}。`,
  drawingEmpty: '没有石子堆。',
  positionN: '局面：N，先手必胜。',
  positionNBy: (moves) => `局面：N，先手必胜（${moves}）。`,
  positionP: '局面：P，先手必败。',

  noStones: '石子已经取完：取走最后一颗的一方输，所以轮到走的一方胜。',
  lastStone: '这是最后一颗，取走的一方输。',
  onesOdd: (count) => `1 颗的堆共 ${count} 堆，是**奇数**：最后一颗由先手取走，先手输。`,
  onesEven: (count) => `1 颗的堆共 ${count} 堆，是**偶数**：任取一堆，最后一颗都由对手取走。`,
  oneLarge: (heap, move, ones) =>
    `只有第 ${heap} 堆大于 1：${move}，1 颗的堆剩下 ${ones} 堆，是**奇数**。`,
  oddColumns: (columns, move) =>
    `${columns.map((each) => `**${each}**`).join('、')} 这${columns.length > 1 ? '几列各' : '一列'}有奇数个 1：${move}，各列的 1 就都是偶数个。`,
  manyOddColumns: (count, move) =>
    `有 **${count}** 列各有奇数个 1：${move}，各列的 1 就都是偶数个。`,
  allEven: '每列的 1 都是**偶数**个：怎么走都会使某列变成奇数个，对手总能再使各列都成偶数个。',
  twoLarge:
    '每列的 1 都是**偶数**个：应手使它们重新成为偶数个；若只剩一堆大于 1，则留下奇数个 1 颗的堆。',

  whileLarge:
    '还有两堆以上大于 1 时与普通 Nim 相同：让**异或和**为 0，即二进制的每一列都有偶数个 1。此后怎么走都会使某一列变成奇数个；最高的奇数列中总有一堆的这一位是 1，减少这一堆就能使各列重新成为偶数个。',
  theSwitch:
    '只剩一堆大于 1 时规则切换：轮到走的一方把它取完，或取到剩 1 颗，使 1 颗的堆剩下奇数堆，就能取胜。',
  onlyOnes:
    '没有大于 1 的堆以后，每步都取走一整堆：堆数为奇数是**必败态（P）**，为偶数是**必胜态（N）**。普通 Nim 正好相反；反 Nim 与它的不同只在这里。',
  allWinning: (moves) => `这里的必胜走法：${moves}。`,

  anyMoveIn: (heaps) => `第 ${ranges(heaps, '–', '、')} 堆的任意走法`,
  restore: '让异或和重新变成 0',
  restoreOrSwitch: '让异或和重新变成 0；若此时只剩一堆大于 1，则改为留下奇数个只有 1 颗的堆',
  leaveOdd: '也取走一堆，剩下奇数堆',
  theLast: '这是最后一颗，取走的一方输',

  terms: [
    {
      name: '反常（misère）规则',
      found: '反 ?Nim|反常(?:（mis[eè]re）| ?\\(mis[eè]re\\))?(?:规则)?',
      meaning: '反 Nim 的规则：把胜负反过来，走最后一步的一方输。正常规则下，走最后一步的一方赢。',
    },
  ],
};
