// The words of the board of Chess.
export interface BoardSentences {
  /** The legend. */
  readonly signs: Readonly<Record<'wins' | 'loses' | 'legal' | 'moved' | 'value', string>>;
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

export const words: BoardSentences = {
  signs: {
    wins: 'moving it wins',
    loses: 'moving it loses',
    legal: 'can move',
    moved: 'moved last; dotted: the move before',
    value: 'Grundy value after the move',
  },
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
  noRows: 'There are no rows, so no move is possible.',
  comma: ', ',
  colon: ': ',

  move: (row, from, to) => `move ${from} to ${to} in row ${row}`,
};
