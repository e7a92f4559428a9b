import { frameZhHans } from './frame_zh_hans';
import type { Sentences } from './sentences';
import { tableZhHans } from './table_zh_hans';

/** Without the notices, which need the words of the games. */
export const zhHans: Omit<Sentences, 'notice'> = {
  frame: frameZhHans,
  purpose: ({ paste, play, embed }) => [
    '哪一步必胜，为什么？',
    paste('粘贴'),
    '输入，在棋盘上',
    play('对弈'),
    '，',
    embed('嵌入'),
    '网页。',
  ],
  question: '哪一步必胜，为什么',
  skipToBoard: '跳到棋盘',
  skipToInput: '跳到输入区',

  close: '关闭',

  copied: '已复制',
  copyFailed: '浏览器不允许复制。',
  addToInput: '加到输入',
  addedToInput: '已加到输入',
  caseCopied: '无法加到输入，已改为复制这组数据',
  retry: '重试',

  table: tableZhHans,
};
