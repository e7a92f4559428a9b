import type { BoardSentences } from './board_en';

export const words: BoardSentences = {
  move: (number) => `選 ${number}`,
  board: '各數',
  chosen: '已選',
  justChosen: '剛剛選的',
  taken: '不可選',
  takenAs: (sum) => `不可選：${sum}`,
  takenAbove: (limit) => `大於 ${limit} 的數，不可選`,
  openAbove: (limit) => `大於 ${limit} 的數，其中有的可選`,
  other: '其他數',
  take: '選',
  free: '可選',
  wins: '必勝走法',
  loses: '必敗走法',
  grundy: (value) => `SG 值 ${value}`,
  choose: '選它',
  release: '放回',
  name: (parts) => parts.join('，'),
  openChosen: (numbers) => `開啟 <${numbers}>：表示這些數已選`,
};
