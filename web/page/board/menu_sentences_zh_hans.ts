import type { MenuSentences } from './menu_sentences_en';

export const words: MenuSentences = {
  setUp: '摆局面',
  setUpHelp: '点击即可修改局面',
  clear: '清空',
  random: '随机',
  addToInput: '加到输入',
  addedToInput: '已加到输入',
  caseCopied: '无法加到输入，已改为复制这组数据',
  exercise: '练习',
  present: '演示',
};
