import type { TheorySentences } from './theory_en';

const number = new Intl.NumberFormat('zh-Hans');

export const words: TheorySentences = {
  stairs: '每行化为阶梯',
  stairsHint:
    '从右往左数，每个空格升高一级。每走一步，棋子与它越过的棋子一起下降一级。只有奇数级上的棋子（实心）才计入。',
  noOddPieces: '奇数级上没有棋子',
  xorColumn: '各行的值，按位异或',
  nimSum: '异或和',
  moreRows: (count) => `…… 另有 ${number.format(count)} 行`,
  rowCount: (count) => `共 ${number.format(count)} 行`,
  lookedAt: (move, value, nimSum) => `${move}：该行的值变为 ${value}，总异或和变为 ${nimSum}。`,

  winningPosition: (nimSum) =>
    `这是**必胜态（N）**：各行的异或和为 ${nimSum}，不为 0，轮到走的一方胜。`,
  losingPosition: '这是**必败态（P）**：各行的异或和为 0，轮到走的一方负。',
  valueOfARow:
    '每行都是一个阶梯 Nim：从右数起，第一个空格右边有 `s0` 枚棋子，第一、第二个空格之间有 `s1` 枚，依此类推；该行的 SG 值为 `s1 ⊕ s3 ⊕ s5 ⊕ …`。',
  oneRow: (row, sum) => `第 ${row} 行：${sum}`,
  together: (sum) => `合起来：${sum}。`,
  manyRows: (rows, notZero, nimSum) =>
    `共 ${number.format(rows)} 行，其中 ${number.format(notZero)} 行的值不为 0；全部的异或和为 ${nimSum}。`,
  winningMoves: (count, moves, more) =>
    `必胜走法共 ${number.format(count)} 种，走后异或和变为 0：${moves}${
      more > 0 ? `，另有 ${number.format(more)} 种` : ''
    }。`,
  everyMoveLoses: '每步恰好改变一行的值，走后异或和必不为 0，而对手总有一步能使它重新变为 0。',
  noMove: '没有棋子可以移动：轮到走的一方已经输了。',

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
