import type { BoardSentences } from './board_en';

export const words: BoardSentences = {
  move: (number) => `选 ${number}`,
  board: '各数',
  chosen: '已选',
  justChosen: '刚刚选的',
  taken: '不可选',
  takenAs: (sum) => `不可选：${sum}`,
  takenAbove: (limit) => `大于 ${limit} 的数，不可选`,
  openAbove: (limit) => `大于 ${limit} 的数，其中有的可选`,
  other: '其他数',
  take: '选',
  free: '可选',
  wins: '必胜走法',
  loses: '必败走法',
  grundy: (value) => `SG 值 ${value}`,
  choose: '选它',
  release: '放回',
  name: (parts) => parts.join('，'),
  openChosen: (numbers) => `打开 <${numbers}>：表示这些数已选`,
};
