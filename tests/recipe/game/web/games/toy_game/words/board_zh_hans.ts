import type { BoardSentences } from './board_en';

export const words: BoardSentences = {
  heap: (stones) => `${stones} 颗石子`,
  take: (amount) => `取 ${amount} 颗`,
  moves: '走法',
  noMove: '没有走法',
  value: (grundy) => `SG 值 ${grundy}`,
  oneMore: '多一颗',
  oneLess: '少一颗',
  wins: '必胜',
  loses: '必败',
};
