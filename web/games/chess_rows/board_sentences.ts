// What is said on the board of Chess.
import type { Language } from '../../i18n/language';

export interface ChessBoardSentences {
  readonly grid: string;
  readonly rowHead: string;
  readonly valueHead: string;
  readonly row: (row: number) => string;
  readonly rowWithValue: (row: number, value: number) => string;
  readonly cell: (row: number, cell: number) => string;
  readonly empty: string;
  readonly piece: string;
  readonly fixed: string;
  readonly movesTo: (cell: number) => string;
  readonly wins: string;
  readonly loses: string;
  readonly valueAfter: (value: string) => string;
  readonly cameHere: string;
  readonly addRow: string;
  readonly removeRow: (row: number) => string;
  readonly noRows: string;
  readonly comma: string;
  readonly colon: string;

  readonly move: (row: string, from: string, to: string) => string;
}

const en: ChessBoardSentences = {
  grid: 'Rows of 20 cells with pieces',
  rowHead: 'Row',
  valueHead: 'Value',
  row: (row) => `row ${row}`,
  rowWithValue: (row, value) => `row ${row}, Grundy value ${value}`,
  cell: (row, cell) => `row ${row}, cell ${cell}`,
  empty: 'empty',
  piece: 'piece',
  fixed: 'cannot move',
  movesTo: (cell) => `moves to ${cell}`,
  wins: 'wins',
  loses: 'loses',
  valueAfter: (value) => `leaves Grundy value ${value}`,
  cameHere: 'moved last',
  addRow: 'Add a row',
  removeRow: (row) => `Remove row ${row}`,
  noRows: 'There is no row, hence no move.',
  comma: ', ',
  colon: ': ',

  move: (row, from, to) => `row ${row}: ${from} to ${to}`,
};

const zhHans: ChessBoardSentences = {
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
  noRows: '没有任何行，因此无棋可走。',
  comma: '，',
  colon: '：',

  move: (row, from, to) => `第 ${row} 行：${from} → ${to}`,
};

const zhHant: ChessBoardSentences = {
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

  move: (row, from, to) => `第 ${row} 列：${from} → ${to}`,
};

export const boardSentences: Readonly<Record<Language, ChessBoardSentences>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** The move's own text, its numbers put into words: the only reader of it on this side, and it judges nothing. */
export function nameMove(move: string, language: Language): string {
  const [row = '', from = '', to = ''] = move.split(/[:>]/);
  return boardSentences[language].move(row, from, to);
}
