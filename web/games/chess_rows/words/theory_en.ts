// The words of the picture, the explanation and the drawing of Chess.
import type { Term } from '../../../i18n/why_en';
export interface TheorySentences {
  readonly nimSum: string;
  readonly oddLegend: string;
  readonly showRows: (count: number) => string;
  readonly moreRows: (count: number) => string;
  readonly rowCount: (count: number) => string;

  /** The reason in one sentence, in each case. */
  readonly noMove: string;
  /** `pieces`: their number on the step after the move. */
  readonly stepChanges: (nimSum: string, move: string, step: string, pieces: number) => string;
  readonly everyMoveChanges: string;

  readonly allWinning: (moves: string, more: number) => string;
  readonly valueOfARow: string;
  readonly oneRow: (row: number, sum: string) => string;
  readonly together: (sum: string) => string;
  readonly manyRows: (rows: number, notZero: number, nimSum: number) => string;
  readonly whyOddSteps: string;

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
  nimSum: 'Nim-sum',
  oddLegend: 'on an odd step: it counts',
  showRows: (count) => `Show ${number.format(count)} more ${count === 1 ? 'row' : 'rows'}`,
  moreRows: (count) =>
    count === 1 ? '… and 1 more row' : `… and ${number.format(count)} more rows`,
  rowCount: (count) => `${number.format(count)} rows`,
  noMove: 'No piece can move: the player to move loses.',
  stepChanges: (nimSum, move, step, pieces) =>
    `The odd steps have nim-sum **${nimSum}**: ${move}, and with ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} on **step ${step}** it is 0.`,
  everyMoveChanges:
    'The odd steps have nim-sum **0**: every move changes the pieces on one odd step, and a reply makes the nim-sum 0 again.',

  allWinning: (moves, more) =>
    `Winning moves here: ${moves}${more > 0 ? `, and ${number.format(more)} more` : ''}.`,
  valueOfARow:
    'A row is staircase Nim: `s0` pieces stand before the first empty cell from the right, `s1` between the first and the second, and so on; its Grundy value is `s1 ⊕ s3 ⊕ s5 ⊕ …`.',
  oneRow: (row, sum) => `row ${row}: ${sum}`,
  together: (sum) => `Together: ${sum}.`,
  manyRows: (rows, notZero, nimSum) =>
    `Of the ${number.format(rows)} rows, ${number.format(notZero)} ${
      notZero === 1 ? 'has' : 'have'
    } a value other than 0; the nim-sum of all is ${nimSum}.`,
  whyOddSteps:
    'A move from an odd step takes pieces off it, as from a heap of Nim. A move from an even step adds pieces to the odd step below, and the opponent can take as many of them one step further at once. So only the odd steps count, and **P-positions** are those with nim-sum 0.',

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
