import type { BoardSentences } from './board_en';

export const words: BoardSentences = {
  heap: (stones) => `${stones} 顆石子`,
  take: (amount) => `取 ${amount} 顆`,
  moves: '走法',
  noMove: '沒有走法',
  value: (grundy) => `SG 值 ${grundy}`,
  oneMore: '多一顆',
  oneLess: '少一顆',
  wins: '必勝',
  loses: '必敗',
};
