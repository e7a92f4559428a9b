import { frameZhHans } from './frame_zh_hans';
import type { Sentences } from './sentences';
import { tableZhHans } from './table_zh_hans';

/** Without the notices, which need the words of the games. */
export const zhHans: Omit<Sentences, 'notice'> = {
  frame: frameZhHans,
  purpose: (verb, more) => [
    '哪一步必胜，为什么？',
    verb('粘贴'),
    '输入，',
    more('在棋盘上'),
    verb('对弈'),
    '，',
    verb('嵌入'),
    '网页。',
  ],
  tutorial: '教程',
  question: '哪一步必胜，为什么',
  skipToBoard: '跳到棋盘',
  skipToInput: '跳到输入区',

  close: '关闭',

  copied: '已复制',
  copyFailed: '浏览器不允许复制。',
  more: '更多',
  retry: '重试',

  table: tableZhHans,
};
