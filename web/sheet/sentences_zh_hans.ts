import { notice } from '../games/notices_zh_hans';
import { frameZhHans } from '../i18n/frame_zh_hans';
import type { SheetSentences } from './sentences_en';

export const words: SheetSentences = {
  frame: frameZhHans,
  notice,
  title: '练习卷',
  lead: '由种子抽出一组局面：可以连同答案打印，可以作为在线测验，也可以导入 Moodle。所有选择都在网址里：同一个链接总是同一份练习卷。',

  game: '游戏',
  rule: '规则',
  knownRules: '已知的规则',
  level: '难度',
  levels: { 1: '容易', 2: '中等', 3: '较难' },
  count: '局面数',
  seed: '种子',
  anotherSeed: '换一个种子',

  print: '打印',
  copySheet: '复制练习卷链接',
  copyQuiz: '复制测验链接',
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请从地址栏复制链接。',
  openQuiz: '打开在线测验',
  moodle: 'Moodle 文件（GIFT）',

  drawing: '正在抽取局面…',
  slow: '仍在加载：网络可能较慢或已断开。',
  ready: (count) => `练习卷已就绪，共 ${count} 个局面`,
  fewer: (count) => `这个难度只找到 ${count} 个局面。`,
  none: '这个难度没有找到可走的局面，请换一个难度或规则。',
  failed: (reason) => `练习卷未能加载：${reason}`,
  again: '重试',

  heapGame: (rule) => `取石子 ${rule}`,
  name: (seed, level) => `练习卷 ${seed} · ${level}`,
  student: '姓名',
  date: '日期',
  task: '对每个局面，写出全部必胜走法；若没有必胜走法，请注明。',
  answer: '答',
  answers: '答案',
  noMoveWins: '没有必胜走法',

  quiz: (game) => `测验：${game}`,
  quizTask: '对每个局面，走出全部必胜走法，或者指出没有必胜走法。棋盘会当场批改。',
  missing: '棋盘未能加载，你可能处于离线状态。',
  reload: '重新加载',
  number: (number) => `第 ${number} 题`,
  score: (solved, all, tries) => `已解出 ${solved} / ${all} 题，共试 ${tries} 次`,

  whichWin: '下列走法中哪些必胜？',
};
