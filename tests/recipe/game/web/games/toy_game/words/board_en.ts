// The words of the board.
export interface BoardSentences {
  readonly heap: (stones: string) => string;
  readonly take: (amount: string) => string;
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
  heap: (stones) => (stones === '1' ? '1 stone' : `${stones} stones`),
  take: (amount) => `take ${amount}`,
  moves: 'Moves',
  noMove: 'no move is left',
  value: (grundy) => `Grundy value ${grundy}`,
  oneMore: 'One stone more',
  oneLess: 'One stone fewer',
  wins: 'wins',
  loses: 'loses',
};
