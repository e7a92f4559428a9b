import type { BoardSentences } from './board_en';

export const words: BoardSentences = {
  heaps: (stones) => (stones === '' ? '没有石子' : `各堆：${stones}`),
  move: (move) => {
    const [heap = '', parts = ''] = move.split(':');
    return parts === '-' ? `第 ${heap} 堆取完` : `第 ${heap} 堆变为 ${parts}`;
  },
  moves: '走法',
  noMove: '没有走法',
  value: (grundy) => `SG 值 ${grundy}`,
  oneMore: '最后一堆多一颗',
  oneLess: '最后一堆少一颗',
  wins: '必胜',
  loses: '必败',
};
