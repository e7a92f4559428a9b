import type { TheorySentences } from './theory_en';

const number = new Intl.NumberFormat('zh-Hans');

export const words: TheorySentences = {
  nimSum: '异或和',
  oddLegend: '在奇数级上，计入',
  showRows: (count) => `再显示 ${number.format(count)} 行`,
  moreRows: (count) => `…… 另有 ${number.format(count)} 行`,
  rowCount: (count) => `共 ${number.format(count)} 行`,
  noMove: '没有棋子可以移动：轮到走的一方输。',
  stepChanges: (nimSum, move, step, pieces) =>
    `奇数级的异或和是 **${nimSum}**：${move}，**第 ${step} 级**变成 ${pieces} 枚，异或和就是 0。`,
  everyMoveChanges:
    '奇数级的异或和是 **0**：每步恰好改变一个奇数级上的枚数，而对手总有一步使异或和重新变为 0。',

  allWinning: (moves, more) =>
    `这里的必胜走法：${moves}${more > 0 ? `，另有 ${number.format(more)} 种` : ''}。`,
  valueOfARow:
    '每行都是一个阶梯 Nim：从右数起，第一个空格右边有 `s0` 枚棋子，第一、第二个空格之间有 `s1` 枚，依此类推；该行的 SG 值为 `s1 ⊕ s3 ⊕ s5 ⊕ …`。',
  oneRow: (row, sum) => `第 ${row} 行：${sum}`,
  together: (sum) => `合起来：${sum}。`,
  manyRows: (rows, notZero, nimSum) =>
    `共 ${number.format(rows)} 行，其中 ${number.format(notZero)} 行的值不为 0；全部的异或和为 ${nimSum}。`,
  whyOddSteps:
    '从奇数级走，就是从这一级取走若干枚，与 Nim 的一堆相同。从偶数级走，会给下面的奇数级添上若干枚，而对手可以立刻把同样多的棋子再移一级。所以只有奇数级起作用，异或和为 0 的就是**必败态（P）**。',

  picture: (position) => `右移棋子：${position}`,
  outcome: { P: '必败态（P）：轮到走的一方负。', N: '必胜态（N）：轮到走的一方胜。' },

  fromOddStep: '奇数级台阶上的任意棋子',
  restore: '让异或和重新变成 0',
  fromEvenStep: '偶数级台阶上的任意棋子',
  undo: '把同样多的棋子再移一级：奇数级台阶恢复原状',

  terms: [
    {
      name: '游戏和',
      found: '游戏(?:的|之)?和',
      meaning: '把几个游戏并在一起：每步任选其中一个走一步，所有部分都无路可走时结束。',
    },
    {
      name: '阶梯 Nim',
      found: '阶梯 ?Nim|阶梯博弈',
      meaning:
        '台阶上的 Nim：每步把一级上的若干枚移到下一级。只有奇数级起作用：从偶数级移下来的，可以立刻再移一级。',
    },
  ],
};
