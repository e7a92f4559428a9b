import type { PlaceSentences } from './place_sentences_en';

export const words: PlaceSentences = {
  noGame: (name, shown) => `这里没有名为“${name}”的游戏，现在显示的是“${shown}”。`,
  perhaps: '你要找的可能是',
};
