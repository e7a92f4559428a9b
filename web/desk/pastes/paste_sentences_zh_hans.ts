import type { PasteSentences } from './paste_sentences_en';

const number = new Intl.NumberFormat('zh-Hans');

export const words: PasteSentences = {
  offers: '可以这样修正输入',
  found: {
    html: (count) => `混入了 ${number.format(count)} 处 HTML`,
    invisible: (count) => `混入了 ${number.format(count)} 个看不见的字符`,
    statement: (count) => `混入了题面的 ${number.format(count)} 行`,
    digits: (count) => `有 ${number.format(count)} 个全角数字`,
    powers: (count) => `有 ${number.format(count)} 个写成 10^9 这样的幂`,
    grouping: (count) => `有 ${number.format(count)} 个数带千位逗号，如 1,000`,
    separators: (count) => `数与数之间有 ${number.format(count)} 处逗号或分号`,
  },
  linesLost: '换行丢失了',
  isSample: '这看起来是丢失了换行的题面样例',
  isOutput: '这看起来是程序的输出',
  isProgram: '这像是程序代码。',
  looksLike: (judge) => `这看起来是 ${judge} 的输入`,
  take: {
    html: '去掉',
    invisible: '去掉',
    statement: '只留样例输入',
    digits: '转为半角',
    powers: '写成整数',
    grouping: '去掉逗号',
    separators: '换成空格',
    lines: '按个数重新分行',
    sample: '换成样例',
    output: '当作你的输出来检查',
    program: '在这里运行',
    dialect: '切换过去',
  },
  taken: '已完成，可以撤销',
};
