import { frameZhHans } from '../i18n/frame_zh_hans';
import type { RecordsSentences } from './sentences_en';

export const words: RecordsSentences = {
  frame: frameZhHans,
  title: '数字游戏：超过 20 的纪录',
  records: '纪录',
  lead: '去掉题目中 20 的上限，数字游戏就是 Conway 的 Sylver Coinage（只是不能选 1）。这里列出若干困难局面、其中的必胜走法，以及求出答案的代价。点“运行”，由你的浏览器当场求解。',
  howToRead:
    '“答案”一栏是全部必胜走法（局面为 N），或者 P：先手必败。搜索会访问该局面之后的各个局面，并保存其中所有必败态，因此之后的每个局面都能立即回答。可选数有无穷多个时，由定理（其中有些是引用的）可知只需搜索有限种应手，而且每次访问代表许多局面。t 是最大的可选数。',
  verify: '自己验证求解器的其他答案',
  measured: (where) =>
    `数据由本页自己测得（${where}）。不同机器之间请比较倍数，不要比较时间；不到 50 毫秒的时间主要花在消息传递上。`,

  table: '纪录',
  finite: '可选数有限',
  infinite: '可选数无限',
  position: '局面',
  largest: 't',
  answer: '答案',
  pPositions: '必败态',
  visited: '访问局面',
  memory: '内存',
  time: '用时',
  compared: '对比',
  ratio: '倍数',
  here: '在此浏览器中',
  pairs: (count, from, to) => `${from} 到 ${to} 的全部 ${count} 个互素数对`,
  answers: (count) => `${count} 个答案`,

  run: '运行',
  again: '再次运行',
  stop: '停止',
  runAll: '全部运行',
  stopAll: '全部停止',
  waiting: '等待中',
  starting: '正在启动…',
  progress: (visited, memory, time) => `已访问 ${visited}，${memory}，${time}`,
  answered: (done, of) => `${done} / ${of} 个局面`,
  times: (factor) => `纪录用时的 ${factor} 倍`,
  same: '答案一致',
  different: (answer) => `答案不同：${answer}`,
  incomplete: (visited, answer) => `访问 ${visited} 个局面后尚未得出全部答案：${answer}`,
  failed: (reason) => `运行失败：${reason}`,

  copy: '复制为 TSV',
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请改用下载。',
  download: '下载',

  allPairs: '全部数对',
  showPairs: '显示此表',

  comparedWith: '对比的对象',
  sources: { method: '已发表的方法', book: '已发表' },
  about: {
    book: ['', ' 的纪录册中最难的有限局面（1.57 亿个状态）所给出的时间。'],
    method: ['按 ', ' 的方法（记忆化搜索，应手成对处理）重新实现的原生程序。'],
  },
};
