import type { DeskSentences } from './desk_sentences_en';

const number = new Intl.NumberFormat('zh-Hans');

export const words: DeskSentences = {
  promise: '粘贴题目的输入，得到逐字节一致的输出。',
  format: '题目格式',
  aboutFormat: '格式说明与链接',

  input: '输入',
  inputPlaceholder: '在此粘贴输入，或拖入文件',
  useSample: '填入题面的样例',
  openFile: '打开文件',
  clear: '清空',
  putBack: '恢复我的文本',
  dropHere: '松开即可求解该文件',

  fileReason: '直接从文件求解，这里只显示一部分。',
  fileBeginning: '文件开头',
  fileExcerpt: '文件片段',
  closeFile: '关闭文件',
  output: '输出',
  outputPlaceholder: '输出会显示在这里',
  nothingAnswered: '没有可输出的答案',
  outputCut: (shown, total) => `仅显示前 ${shown}，共 ${total}。复制和下载均包含全部内容。`,
  outputTooLong: (shown, total) =>
    `仅显示前 ${shown}，共 ${total}。内容过长，无法复制；下载包含全部内容。`,
  copy: '复制',
  download: '下载',

  loading: '正在加载求解器…',
  solving: '正在求解…',
  stop: '停止',
  stopped: '已停止',
  cases: (count) => `${number.format(count)} 组数据`,
  unread: '这份输入无法读取',
  errors: (count) => `${number.format(count)} 个错误`,
  warnings: (count) => `${number.format(count)} 个警告`,

  error: '错误',
  warning: '警告',
  inCase: (n) => `第 ${number.format(n)} 组`,
  goTo: '定位',
  goToPlace: (place) => `定位到 ${place}`,
  moreNotices: (counted) => `另有 ${counted}未列出`,

  failures: {
    load: {
      title: '求解器加载失败',
      advice: '请重试；若仍不行，请重新加载页面。你的文本没有丢失。',
    },
    part: {
      title: '这一部分加载失败',
      advice: '请重试；若仍不行，请重新加载页面。你的文本没有丢失。',
    },
    run: {
      title: '求解器意外停止',
      advice: '可能是内存不足。求解器已重新启动，你的文本没有丢失。',
    },
    read: { title: '无法读取文件', advice: '文件可能已被移动或修改，请重新打开。' },
    size: { title: '浏览器放不下这份输出', advice: '请清理磁盘空间，或改用命令行程序求解。' },
  },
};
