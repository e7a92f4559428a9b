import type { TheorySentences } from './theory_en';

const number = new Intl.NumberFormat('zh-Hant');

export const words: TheorySentences = {
  stairs: '每列化為階梯',
  stairsHint:
    '從右往左數，每個空格升高一級。每走一步，棋子與它越過的棋子一起下降一級。只有奇數級上的棋子（實心）才計入。',
  noOddPieces: '奇數級上沒有棋子',
  xorColumn: '各列的值，逐位元互斥或',
  nimSum: '互斥或和',
  moreRows: (count) => `…… 另有 ${number.format(count)} 列`,
  rowCount: (count) => `共 ${number.format(count)} 列`,
  lookedAt: (move, value, nimSum) => `${move}：該列的值變為 ${value}，總互斥或和變為 ${nimSum}。`,

  winningPosition: (nimSum) =>
    `這是**必勝態（N）**：各列的互斥或和為 ${nimSum}，不為 0，輪到走的一方勝。`,
  losingPosition: '這是**必敗態（P）**：各列的互斥或和為 0，輪到走的一方負。',
  valueOfARow:
    '每列都是一個階梯 Nim：從右數起，第一個空格右邊有 `s0` 枚棋子，第一、第二個空格之間有 `s1` 枚，依此類推；該列的 SG 值為 `s1 ⊕ s3 ⊕ s5 ⊕ …`。',
  oneRow: (row, sum) => `第 ${row} 列：${sum}`,
  together: (sum) => `合起來：${sum}。`,
  manyRows: (rows, notZero, nimSum) =>
    `共 ${number.format(rows)} 列，其中 ${number.format(notZero)} 列的值不為 0；全部的互斥或和為 ${nimSum}。`,
  winningMoves: (count, moves, more) =>
    `必勝走法共 ${number.format(count)} 種，走後互斥或和變為 0：${moves}${
      more > 0 ? `，另有 ${number.format(more)} 種` : ''
    }。`,
  everyMoveLoses: '每步恰好改變一列的值，走後互斥或和必不為 0，而對手總有一步能使它重新變為 0。',
  noMove: '沒有棋子可以移動：輪到走的一方已經輸了。',

  picture: (position) => `右移棋子：${position}`,
  outcome: { P: '必敗態（P）：輪到走的一方負。', N: '必勝態（N）：輪到走的一方勝。' },

  fromOddStep: '奇數級台階上的任意棋子',
  restore: '讓互斥或和重新變成 0',
  fromEvenStep: '偶數級台階上的任意棋子',
  undo: '把同樣多的棋子再移一級：奇數級台階恢復原狀',

  terms: [
    {
      name: '遊戲和',
      found: '遊戲(?:的|之)?和',
      meaning: '把幾個遊戲並在一起：每步任選其中一個走一步，所有部分都無路可走時結束。',
    },
    {
      name: '階梯 Nim',
      found: '階梯 ?Nim|階梯博弈',
      meaning:
        '台階上的 Nim：每步把一級上的若干枚移到下一級。只有奇數級起作用：從偶數級移下來的，可以立刻再移一級。',
    },
  ],
};
