import type { ForeignFormat, Hint, Notice } from '../engine/types';
import { formatCount } from './format';
import type { NoticeWords } from './notice_words';
import { noticeSpeaker } from './sentences';

const hintSentences: Readonly<Record<Hint, string>> = {
  none: '',
  full_width_digit: '；全角数字不能识别，请改用半角 0–9',
  other_digit: '；只能识别数字 0–9',
  minus_sign: '；这是排版用的减号或破折号',
  decimal: '；只能是整数',
  exponent: '；请写出完整的数，不要用指数',
  hex: '；只能是十进制数',
  sign: '；这里的数不带正负号',
  judge_output: '；这像是标准输出，不是输入',
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

/** `words`: the words of all games. */
export function noticesZhHans(words: NoticeWords): (notice: Notice) => string {
  const roles: NoticeWords['roles'] = {
    ...words.roles,
    case_count: { noun: '数据组数', counted: (n) => `${n} 组数据` },
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
    illegal_position: (params) =>
      `不可能出现的局面：${words.rules[params.rule]?.(params) ?? params.rule}`,
    illegal_move: ({ found }) => `“${found}”在这里不是合法的走法`,
    unknown_game: ({ found }) => `没有名为“${found}”的游戏`,
    unknown_dialect: ({ found }) => `没有名为“${found}”的题目格式`,
    too_large: ({ maximum, game }) =>
      `规模过大，上限为 ${maximum}${game ? `；游戏 ${game} 没有这个上限` : ''}`,
    beyond_limit: ({ role, found, minimum, maximum }) =>
      role === 'case_count'
        ? `共 ${formatCount(found, 'zh-Hans')} 组数据，题目保证${
            minimum === '0' ? '最多' : ` ${minimum} 到`
          } ${formatCount(maximum, 'zh-Hans')} 组；全部都已作答`
        : `${nounOf(role)}为 ${found}，超出题目保证的 ${minimum} 到 ${maximum}；答案仍然准确`,
    list_truncated: ({ role, shown, total }) =>
      `共有 ${counted(role, total)}，列表只列出前 ${counted(role, shown)}`,
    line_mismatch: ({ role, announced, counted: n }) =>
      `这组数据应有${counted(role, announced)}，这一行却有 ${n} 个数；读入时跳过换行，与判题程序相同`,
  });
}
