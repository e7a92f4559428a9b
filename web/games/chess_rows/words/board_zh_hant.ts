import type { BoardSentences } from './board_en';

export const words: BoardSentences = {
  signs: {
    wins: '走它能贏',
    loses: '走它會輸',
    legal: '可以走',
    moved: '剛走的棋子（虛線：再前一步）',
    value: '走後的 SG 值',
  },
  grid: '每列 20 格的棋盤',
  rowHead: '列',
  valueHead: 'SG 值',
  row: (row) => `第 ${row} 列`,
  rowWithValue: (row, value) => `第 ${row} 列，SG 值 ${value}`,
  cell: (row, cell) => `第 ${row} 列第 ${cell} 格`,
  empty: '空',
  piece: '棋子',
  fixed: '不能移動',
  movesTo: (cell) => `移到第 ${cell} 格`,
  wins: '必勝走法',
  loses: '必敗走法',
  valueAfter: (value) => `走後 SG 值為 ${value}`,
  cameHere: '上一步移到這裡',
  addRow: '新增一列',
  removeRow: (row) => `刪除第 ${row} 列`,
  noRows: '沒有任何一列，因此無棋可走。',
  comma: '，',
  colon: '：',

  move: (row, from, to) => `第 ${row} 列 ${from} → ${to}`,
};
