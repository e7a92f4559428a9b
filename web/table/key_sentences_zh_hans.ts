import type { KeySentences } from './key_sentences_en';

export const words: KeySentences = {
  arrows: '在棋盘上移动',
  enter: '走这一步',
  u: '撤销',
  r: '重做',
  h: '下一级提示',
  m: '读出必胜走法',
  n: '重来',
};
