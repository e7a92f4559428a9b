import type { BoardSentences } from './board_en';

export const words: BoardSentences = {
  signs: {
    wins: '走它能赢',
    loses: '走它会输',
    legal: '可以走',
    moved: '刚走的棋子（虚线：再前一步）',
    value: '走后的 SG 值',
  },
  grid: '每行 20 格的棋盘',
  rowHead: '行',
  valueHead: 'SG 值',
  row: (row) => `第 ${row} 行`,
  rowWithValue: (row, value) => `第 ${row} 行，SG 值 ${value}`,
  cell: (row, cell) => `第 ${row} 行第 ${cell} 格`,
  empty: '空',
  piece: '棋子',
  fixed: '不能移动',
  movesTo: (cell) => `移到第 ${cell} 格`,
  wins: '必胜走法',
  loses: '必败走法',
  valueAfter: (value) => `走后 SG 值为 ${value}`,
  cameHere: '上一步移到这里',
  addRow: '添加一行',
  removeRow: (row) => `删除第 ${row} 行`,
  noRows: '没有任何一行，因此无棋可走。',
  comma: '，',
  colon: '：',

  move: (row, from, to) => `第 ${row} 行走 ${from} → ${to}`,
};
