import type { PasteSentences } from './paste_sentences_en';

const number = new Intl.NumberFormat('zh-Hant');

export const words: PasteSentences = {
  offers: '可以這樣修正輸入',
  found: {
    html: (count) => `混入了 ${number.format(count)} 處 HTML`,
    digits: (count) => `有 ${number.format(count)} 個全形數字`,
    powers: (count) => `有 ${number.format(count)} 個寫成 10^9 這樣的次方`,
    grouping: (count) => `有 ${number.format(count)} 個數帶千位逗號，如 1,000`,
    separators: (count) => `數與數之間有 ${number.format(count)} 處逗號或分號`,
  },
  linesLost: '換行不見了',
  isOutput: '這看起來是程式的輸出',
  looksLike: (judge) => `這看起來是 ${judge} 的輸入`,
  take: {
    html: '去掉',
    digits: '轉為半形',
    powers: '寫成整數',
    grouping: '去掉逗號',
    separators: '換成空格',
    lines: '依個數重新分行',
    output: '當作你的輸出來檢查',
    dialect: '切換過去',
  },
  taken: '已完成，可以復原',
};
