import { frameZhHant } from './frame_zh_hant';
import type { Sentences } from './sentences';
import { tableZhHant } from './table_zh_hant';

/** Without the notices, which need the words of the games. */
export const zhHant: Omit<Sentences, 'notice'> = {
  frame: frameZhHant,
  purpose: ({ paste, play, embed }) => [
    '哪一步必勝，為什麼？',
    paste('貼上'),
    '輸入，在棋盤上',
    play('對弈'),
    '，',
    embed('嵌入'),
    '網頁。',
  ],
  question: '哪一步必勝，為什麼',
  skipToInput: '跳到輸入區',

  close: '關閉',

  copied: '已複製',
  copyFailed: '瀏覽器不允許複製。',
  addToInput: '加到輸入',
  addedToInput: '已加到輸入',
  caseCopied: '無法加到輸入，已改為複製這筆測資',
  retry: '再試一次',

  table: tableZhHant,
};
