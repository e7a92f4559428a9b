import type { PracticeSentences } from './practice_sentences_en';

const number = new Intl.NumberFormat('zh-Hans');

export const words: PracticeSentences = {
  title: '测试数据',
  hint: '造一组能卡掉错误写法的数据。',
  kind: '类型',
  kinds: {
    adversarial: '专查错误',
    random: '随机',
    limits: '极限数据',
    small: '小局面',
    sample: '样例',
  },
  seed: '种子',
  anotherSeed: '换一个种子',
  cases: '数据组数',
  asManyAsFit: '自动',
  generate: '生成输入',
  generated: '已生成输入。',
  trying: '正在用常见错误逐个尝试…',
  stopped: '已停止。',
  noInput: '请先生成或填写输入。',
  isFile: '只能对编辑框里的输入尝试常见错误，不支持打开的文件。',
  failed: '无法尝试常见错误。',
  notDone: '操作失败。请重试，或重新加载页面。',
  catches: (caught, all) =>
    caught === all
      ? `这份输入能查出全部 ${number.format(all)} 种常见错误。`
      : `这份输入能查出 ${number.format(all)} 种常见错误中的 ${number.format(caught)} 种。`,
  wrong: (cases) => `答错 ${number.format(cases)} 组`,
  notCaught: '仍能通过',
  beyond: '超出题目限制才会出错',
  showCase: (n) => `查看第 ${number.format(n)} 组`,
  alike: (titles) => `在这份输入上，答案与下列错误相同：${titles}。`,
  take: '导出',
  copyInput: '复制输入',
  copyJson: '复制给 CPH',
  jsonTitle: '输入与答案，JSON 格式，供 VS Code 扩展 Competitive Programming Helper（CPH）使用',
  zip: '下载 zip',
  zipTitle: '.in 与 .out 文件：当前输入，以及用这个种子生成的每种类型各一份',
};
