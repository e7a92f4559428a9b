// The words of the board.
export interface BoardSentences {
  readonly heaps: (stones: string) => string;
  /** A move, as 2:5+3. */
  readonly move: (move: string) => string;
  /** The name of the row of moves. */
  readonly moves: string;
  readonly noMove: string;
  readonly value: (grundy: string) => string;
  readonly oneMore: string;
  readonly oneLess: string;
  readonly wins: string;
  readonly loses: string;
}

export const words: BoardSentences = {
  heaps: (stones) => (stones === '' ? 'no heap' : `heaps of ${stones}`),
  move: (move) => {
    const [heap = '', parts = ''] = move.split(':');
    return parts === '-' ? `heap ${heap} goes` : `heap ${heap} becomes ${parts}`;
  },
  moves: 'Moves',
  noMove: 'no move is left',
  value: (grundy) => `Grundy value ${grundy}`,
  oneMore: 'One stone more on the last heap',
  oneLess: 'One stone fewer on the last heap',
  wins: 'wins',
  loses: 'loses',
};
