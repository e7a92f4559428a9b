// What the board says.
export interface BoardSentences {
  readonly heap: (stones: string) => string;
  readonly take: (amount: string) => string;
  readonly oneMore: string;
  readonly oneLess: string;
  readonly wins: string;
  readonly loses: string;
}

export const words: BoardSentences = {
  heap: (stones) => (stones === '1' ? '1 stone' : `${stones} stones`),
  take: (amount) => `take ${amount}`,
  oneMore: 'One stone more',
  oneLess: 'One stone less',
  wins: 'wins',
  loses: 'loses',
};
