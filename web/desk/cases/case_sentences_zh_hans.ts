import type { CaseSentences } from './case_sentences_en';

const number = new Intl.NumberFormat('zh-Hans');

export const words: CaseSentences = {
  views: '输入旁边的内容',
  viewNames: {
    judge: '正确输出',
    own: '检查你的输出',
    program: '你的程序',
    practice: '测试数据',
  },
  shown: (n, count) => `第 ${number.format(n)} 组数据已在棋盘上，共 ${number.format(count)} 组`,
  noCase: '输入里没有数据',
  refused: (why) => `这组数据无法显示在棋盘上：${why}`,
  tooLong: '太长了',
  pickAnswer: '点击答案，即可在棋盘上显示对应的那组数据',
  bar: '输入中的各组数据',
  place: (count) => ['第', `组，共 ${number.format(count)} 组`],
  number: '数据编号',
  previous: '上一组数据',
  next: '下一组数据',
  judge: '正确',
  yours: '你的',
  nothing: '无',
  wrong: '你列出了，但不能必胜',
  missing: '必胜，但你没有列出',
  larger: '更大的数：',
  damagedLink: '链接中的文本已损坏，未能打开。',
  unkept: {
    input: '空间不够，上次的输入未能保留。',
    output: '空间不够，上次的输出未能保留。',
  },
  copyLink: '复制链接',
  linkCopied: '链接已复制',
};
