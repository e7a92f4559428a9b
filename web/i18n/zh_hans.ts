import type { ForeignFormat, Hint, Notice } from '../engine/types';
import { tableZhHans } from './table_zh_hans';
import type { NoticeWords } from './notice_words';
import { noticeSpeaker } from './sentences';
import type { Sentences } from './sentences';

const number = new Intl.NumberFormat('zh-Hans');

const hintSentences: Readonly<Record<Hint, string>> = {
  '': '',
  full_width_digit: '；全角数字不能识别，请改用半角 0–9',
  other_digit: '；只能识别数字 0–9',
  minus_sign: '；这是排版用的减号或破折号',
  decimal: '；只能是整数',
  exponent: '；请写出完整的数，不要用科学计数法',
  hex: '；只能是十进制数',
  sign: '；这里的数不带正负号',
  judge_output: '；这看起来是评测机的输出，不是输入',
  json: '；这看起来是 JSON',
  separator: '；数与数之间请用空格隔开',
};

const formatNames: Readonly<Record<ForeignFormat, string>> = {
  'utf-16': 'UTF-16 编码，请另存为 UTF-8',
  png: 'PNG 图片',
  zip: 'ZIP 压缩包',
  gzip: 'gzip 压缩文件',
  pdf: 'PDF 文档',
  nul: '含有空字符（NUL）',
};

export const zhHans: Omit<Sentences, 'notice'> = {
  promise: '粘贴评测输入，得到逐字节一致的输出。',
  privacy: '全部计算都在本机浏览器中完成，粘贴的内容不会上传。',
  skipToInput: '跳到输入区',
  games: '游戏',
  language: '语言',
  theme: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },

  format: '题库格式',

  input: '输入',
  inputPlaceholder: '在此粘贴评测输入，或拖入文件',
  sample: '样例',
  sampleTitle: '填入题面的样例',
  openFile: '打开文件',
  putBack: '恢复我的文本',
  dropHere: '松开即可求解该文件',

  fileReason: '文件过大或不是 UTF-8 文本：直接按文件内容求解，不全部显示。',
  fileBeginning: '文件开头',
  fileExcerpt: '文件片段',
  closeFile: '关闭文件',

  output: '输出',
  outputPlaceholder: '输出会显示在这里',
  nothingAnswered: '没有可输出的答案',
  outputCut: (shown, total) => `仅显示前 ${shown}，共 ${total}。复制和下载均包含全部内容。`,
  copy: '复制',
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请选中输出后自行复制。',
  download: '下载',

  loading: '正在加载求解器…',
  solving: '正在求解…',
  solvingFile: (percent) => `正在求解… ${percent}`,
  stop: '停止',
  stopped: '已停止',
  cases: (count) => `${number.format(count)} 组用例`,
  errors: (count) => `${number.format(count)} 个错误`,
  warnings: (count) => `${number.format(count)} 个警告`,

  error: '错误',
  warning: '警告',
  inCase: (n) => `第 ${number.format(n)} 组`,
  goTo: '定位',
  goToPlace: (place) => `定位到 ${place}`,
  moreNotices: (count) => `另有 ${number.format(count)} 条未列出`,

  failures: {
    load: { title: '求解器加载失败', advice: '请检查网络后重试。你的文本没有丢失。' },
    run: {
      title: '求解器意外停止',
      advice: '可能是内存不足。求解器已重新启动，你的文本没有丢失。',
    },
    read: { title: '无法读取文件', advice: '文件可能已被移动或修改，请重新打开。' },
    size: { title: '输出超过 500 MB', advice: '请把输入分成几部分求解，或使用命令行程序。' },
  },
  retry: '重试',

  table: tableZhHans,
};

/** `words`: those of the games. */
export function noticesZhHans(words: NoticeWords): (notice: Notice) => string {
  const roles: NoticeWords['roles'] = {
    ...words.roles,
    case_count: { noun: '用例数', counted: (n) => `${n} 组用例` },
  };
  const nounOf = (role: string) => roles[role]?.noun ?? role;
  const counted = (role: string, n: string) => roles[role]?.counted(n) ?? n;
  return noticeSpeaker({
    not_a_number: ({ role, found, hint }) =>
      `此处应为${nounOf(role)}，却是“${found}”${hintSentences[hint]}`,
    not_text: ({ found }) => `这不是可读的文本：${formatNames[found]}`,
    out_of_range: ({ role, found, minimum, maximum }) =>
      `${nounOf(role)}为 ${found}，应在 ${minimum} 到 ${maximum} 之间`,
    wrong_count: ({ role, announced, counted: n }) =>
      `前面声明有 ${counted(role, announced)}，本行却有 ${n} 个数`,
    unexpected_end: ({ role }) => `输入到此结束，还缺${nounOf(role)}`,
    trailing_input: ({ found }) => `此处不应再有内容，却出现“${found}”`,
    illegal_position: ({ rule, witness }) =>
      `不可能出现的局面：${words.rules[rule]?.(witness) ?? rule}`,
    illegal_move: ({ found }) => `“${found}”在这里不是合法的走法`,
    unknown_game: ({ found }) => `没有名为“${found}”的游戏`,
    unknown_dialect: ({ found }) => `没有名为“${found}”的题库格式`,
    too_large: ({ maximum }) => `规模过大，上限为 ${maximum}`,
    budget_exhausted: () => '在限定的计算量内未能解出该局面',
    beyond_limit: ({ role, found, minimum, maximum }) =>
      `${nounOf(role)}为 ${found}，超出题目保证的 ${minimum} 到 ${maximum}；答案仍然准确`,
    list_truncated: ({ role, shown, total }) =>
      `共有 ${counted(role, total)}，列表只列出前 ${counted(role, shown)}`,
  });
}
