// The words of the picture, the explanation and the drawing of Chess.
import type { Term } from '../../../i18n/why_en';
export interface TheorySentences {
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

  /** The replies to moves, by what they do. */
  readonly fromOddStep: string;
  readonly restore: string;
  readonly fromEvenStep: string;
  readonly undo: string;

  readonly terms: readonly Term[];
}

const number = new Intl.NumberFormat('en');

export const words: TheorySentences = {
  stairs: 'Each row as stairs',
  stairsHint:
    'Each empty cell is a step up, counted from the right. A move takes a piece one step down, with those that it passes. Only pieces on odd steps (filled) count.',
  noOddPieces: 'no piece on an odd step',
  xorColumn: 'The values, added without carrying',
  nimSum: 'Nim-sum',
  moreRows: (count) =>
    count === 1 ? '… and 1 more row' : `… and ${number.format(count)} more rows`,
  rowCount: (count) => `${number.format(count)} rows`,
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
    `Of the ${number.format(rows)} rows, ${number.format(notZero)} ${
      notZero === 1 ? 'has' : 'have'
    } a value other than 0; the nim-sum of all is ${nimSum}.`,
  winningMoves: (count, moves, more) => {
    const all = more > 0 ? `${moves} and ${number.format(more)} more` : moves;
    return count === 1
      ? `One move makes the nim-sum 0 and wins (${all}).`
      : `${number.format(count)} moves make the nim-sum 0 and win (${all}).`;
  },
  everyMoveLoses:
    'A move changes the value of exactly one row, so the nim-sum is no longer 0 afterwards, and a reply makes it 0 again.',
  noMove: 'No piece can move: the player to move has lost.',

  picture: (position) => `Chess: ${position}`,
  outcome: {
    P: 'P-position: the player to move loses.',
    N: 'N-position: the player to move wins.',
  },

  fromOddStep: 'any piece on an odd step',
  restore: 'make the nim-sum 0 again',
  fromEvenStep: 'any piece on an even step',
  undo: 'take as many pieces one step further: the odd steps are as before',

  terms: [
    {
      name: 'disjunctive sum',
      found: 'disjunctive sums?',
      meaning:
        'Several games side by side: each turn is a move in one of them, and play ends when no part has a move left.',
    },
    {
      name: 'staircase Nim',
      found: 'staircase Nim',
      meaning:
        'Nim on stairs: a move takes some coins one step down. Only the odd steps count: the opponent can move coins from an even step one step further at once.',
    },
  ],
};
