import type { KeySentences } from './key_sentences_en';

export const words: KeySentences = {
  arrows: '在棋盤上移動',
  enter: '走這一步',
  u: '復原',
  r: '重做',
  h: '下一級提示',
  m: '讀出必勝走法',
  n: '重來',
};
