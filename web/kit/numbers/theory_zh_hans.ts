import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  list: (items) => items.join('、'),
  choice: (items) => items.join('、').replace(/、(?=[^、]*$)/, ' 或 '),
  positionN: (winning) => `局面：N，先手必胜（${winning}）。`,
  positionP: '局面：P，先手必败。',
  theEnd: '已没有数可选：轮到走的一方输。',
  allWinning: (winning) => `这里的必胜走法：${winning}。`,
  grundyZero: '本局面的 **SG 值**是 0：没有一个后继局面的值是 0。',
  grundyOfTheEnd: '本局面的 **SG 值**是 0：无路可走的局面都是如此。',
  grundyOne: '本局面的 **SG 值**是 1：有后继局面的值是 0，但没有值为 1 的。',
  grundyMore: (value) =>
    `本局面的 **SG 值**是 ${value}：后继局面的值取遍 0 到 ${value - 1}，但没有值为 ${value} 的。`,
};
