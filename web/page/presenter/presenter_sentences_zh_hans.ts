import type { PresenterSentences } from './presenter_sentences_en';

export const words: PresenterSentences = {
  title: (game) => `${game}：演示`,
  nameOf: (side) => `一方的名称：${side}`,
  turn: (name) => `轮到：${name}`,
  hasWon: (name) => `获胜：${name}`,
};
