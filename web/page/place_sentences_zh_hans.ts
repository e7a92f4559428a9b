import type { PlaceSentences } from './place_sentences_en';

export const words: PlaceSentences = {
  unknown: {
    version: (name, shown) => `链接属于另一个版本“${name}”，现在显示的是“${shown}”。`,
    game: (name, shown) => `这里没有名为“${name}”的游戏，现在显示的是“${shown}”。`,
    judge: (name, shown) => `“${shown}”在这里没有名为“${name}”的题目，现在用的是另一题。`,
  },
  perhaps: '你要找的可能是',
};
