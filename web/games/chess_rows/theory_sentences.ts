// What the picture of Chess, its explanation and its drawing say.
import type { Language } from '../../i18n/language';

export interface ChessTheorySentences {
  readonly stairs: string;
  readonly stairsHint: string;
  readonly noOddPieces: string;
  readonly xorColumn: string;
  readonly nimSum: string;
  readonly moreRows: (count: number) => string;
  readonly rowCount: (count: number) => string;
  readonly lookedAt: (move: string, value: number, nimSum: number) => string;

  readonly winningPosition: (nimSum: number) => string;
  readonly losingPosition: string;
  readonly valueOfARow: string;
  readonly oneRow: (row: number, sum: string) => string;
  readonly together: (sum: string) => string;
  readonly manyRows: (rows: number, notZero: number, nimSum: number) => string;
  readonly winningMoves: (count: number, moves: string, more: number) => string;
  readonly everyMoveLoses: string;
  readonly noMove: string;

  readonly picture: (position: string) => string;
  readonly outcome: Readonly<Record<'P' | 'N', string>>;
}

const enCount = new Intl.NumberFormat('en');
const zhCount = new Intl.NumberFormat('zh-Hans');

const en: ChessTheorySentences = {
  stairs: 'Each row as stairs',
  stairsHint:
    'Each empty cell is a step up, counted from the right. A move takes a piece one step down. Only pieces on odd steps (filled) count.',
  noOddPieces: 'no piece on an odd step',
  xorColumn: 'The values, added without carrying',
  nimSum: 'Nim-sum',
  moreRows: (count) =>
    count === 1 ? '… and 1 more row' : `… and ${enCount.format(count)} more rows`,
  rowCount: (count) => `${enCount.format(count)} rows`,
  lookedAt: (move, value, nimSum) =>
    `${move} gives the row the value ${value}, and all rows the nim-sum ${nimSum}.`,

  winningPosition: (nimSum) =>
    `This is an **N-position**: the player to move wins, because the nim-sum of the rows is ${nimSum}, not 0.`,
  losingPosition:
    'This is a **P-position**: the player to move loses, because the nim-sum of the rows is 0.',
  valueOfARow:
    'A row is staircase Nim: `s0` pieces stand before the first empty cell from the right, `s1` between the first and the second, and so on; its Grundy value is `s1 ⊕ s3 ⊕ s5 ⊕ …`.',
  oneRow: (row, sum) => `row ${row}: ${sum}`,
  together: (sum) => `Together: ${sum}.`,
  manyRows: (rows, notZero, nimSum) =>
    `Of the ${enCount.format(rows)} rows, ${enCount.format(notZero)} ${
      notZero === 1 ? 'has' : 'have'
    } a value other than 0; the nim-sum of all is ${nimSum}.`,
  winningMoves: (count, moves, more) =>
    `${count === 1 ? 'One move wins' : `${enCount.format(count)} moves win`}, as the nim-sum is then 0: ${moves}${
      more > 0 ? `, and ${enCount.format(more)} more` : ''
    }.`,
  everyMoveLoses:
    'A move changes the value of exactly one row, so the nim-sum is no longer 0 after it, and an answer makes it 0 again.',
  noMove: 'No piece can move: the player to move has lost.',

  picture: (position) => `Chess: ${position}`,
  outcome: {
    P: 'P-position: the player to move loses.',
    N: 'N-position: the player to move wins.',
  },
};

const zhHans: ChessTheorySentences = {
  stairs: '每行化为阶梯',
  stairsHint:
    '从右往左数，每个空格升高一级。每走一步，一枚棋子下降一级。只有奇数级上的棋子（实心）才计入。',
  noOddPieces: '奇数级上没有棋子',
  xorColumn: '各行的值，按位异或',
  nimSum: '异或和',
  moreRows: (count) => `…… 另有 ${zhCount.format(count)} 行`,
  rowCount: (count) => `共 ${zhCount.format(count)} 行`,
  lookedAt: (move, value, nimSum) => `${move}：该行的值变为 ${value}，总异或和变为 ${nimSum}。`,

  winningPosition: (nimSum) =>
    `这是**必胜态（N-position）**：各行的异或和为 ${nimSum}，不为 0，轮到走的一方胜。`,
  losingPosition: '这是**必败态（P-position）**：各行的异或和为 0，轮到走的一方负。',
  valueOfARow:
    '每行都是一个阶梯 Nim：从右数起，第一个空格右边有 `s0` 枚棋子，第一、第二个空格之间有 `s1` 枚，依此类推；该行的 SG 值为 `s1 ⊕ s3 ⊕ s5 ⊕ …`。',
  oneRow: (row, sum) => `第 ${row} 行：${sum}`,
  together: (sum) => `合起来：${sum}。`,
  manyRows: (rows, notZero, nimSum) =>
    `共 ${zhCount.format(rows)} 行，其中 ${zhCount.format(notZero)} 行的值不为 0；全部的异或和为 ${nimSum}。`,
  winningMoves: (count, moves, more) =>
    `必胜走法共 ${zhCount.format(count)} 种，走后异或和变为 0：${moves}${
      more > 0 ? `，另有 ${zhCount.format(more)} 种` : ''
    }。`,
  everyMoveLoses: '每步恰好改变一行的值，走后异或和必不为 0，而对手总有一步能使它重新变为 0。',
  noMove: '没有棋子可以移动：轮到走的一方已经输了。',

  picture: (position) => `棋子游戏：${position}`,
  outcome: { P: '必败态（P）：轮到走的一方负。', N: '必胜态（N）：轮到走的一方胜。' },
};

const zhHant: ChessTheorySentences = {
  stairs: '每列化為階梯',
  stairsHint:
    '從右往左數，每個空格升高一級。每走一步，一枚棋子下降一級。只有奇數級上的棋子（實心）才計入。',
  noOddPieces: '奇數級上沒有棋子',
  xorColumn: '各列的值，按位元互斥或',
  nimSum: '互斥或和',
  moreRows: (count) => `…… 另有 ${zhCount.format(count)} 列`,
  rowCount: (count) => `共 ${zhCount.format(count)} 列`,
  lookedAt: (move, value, nimSum) => `${move}：該列的值變為 ${value}，總互斥或和變為 ${nimSum}。`,

  winningPosition: (nimSum) =>
    `這是**必勝態（N-position）**：各列的互斥或和為 ${nimSum}，不為 0，輪到走的一方勝。`,
  losingPosition: '這是**必敗態（P-position）**：各列的互斥或和為 0，輪到走的一方負。',
  valueOfARow:
    '每列都是一個階梯 Nim：從右數起，第一個空格右邊有 `s0` 枚棋子，第一、第二個空格之間有 `s1` 枚，依此類推；該列的 SG 值為 `s1 ⊕ s3 ⊕ s5 ⊕ …`。',
  oneRow: (row, sum) => `第 ${row} 列：${sum}`,
  together: (sum) => `合起來：${sum}。`,
  manyRows: (rows, notZero, nimSum) =>
    `共 ${zhCount.format(rows)} 列，其中 ${zhCount.format(notZero)} 列的值不為 0；全部的互斥或和為 ${nimSum}。`,
  winningMoves: (count, moves, more) =>
    `必勝走法共 ${zhCount.format(count)} 種，走後互斥或和變為 0：${moves}${
      more > 0 ? `，另有 ${zhCount.format(more)} 種` : ''
    }。`,
  everyMoveLoses: '每步恰好改變一列的值，走後互斥或和必不為 0，而對手總有一步能使它重新變為 0。',
  noMove: '沒有棋子可以移動：輪到走的一方已經輸了。',

  picture: (position) => `棋子遊戲：${position}`,
  outcome: { P: '必敗態（P）：輪到走的一方負。', N: '必勝態（N）：輪到走的一方勝。' },
};

export const chessTheorySentences: Readonly<Record<Language, ChessTheorySentences>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
