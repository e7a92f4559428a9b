import type { Spacing } from '../../engine/check_types';
import type { VerdictSentences } from './verdict_sentences_en';

const number = new Intl.NumberFormat('zh-Hans');
const n = (value: number) => number.format(value);

function difference({ expected, found }: Spacing, one: string): string {
  if (found === 0) return `缺少 ${n(expected)} ${one}`;
  if (expected === 0) return `多了 ${n(found)} ${one}`;
  return `应有 ${n(expected)} ${one}，却有 ${n(found)} 个`;
}

/** A number stands apart from what follows it. */
const spaced = (words: string) => (/\d$/.test(words) ? `${words} ` : words);
const whenIt = (when: string) => `${spaced(when)}时`;

export const words: VerdictSentences = {
  title: '你的输出',
  hint: '你的程序对这份输入的输出。第一组答错的数据会显示在棋盘上。',
  placeholder: '在此粘贴你的程序的输出',
  checking: '正在比对…',
  verdicts: {
    accepted: '答案正确 Accepted',
    presentation_error: '格式错误 Presentation Error',
    wrong_answer: '答案错误 Wrong Answer',
    not_judged: '未评测',
  },
  right: (right, cases, nearly) => {
    if (cases === 0) return '输入里没有数据';
    if (nearly === cases) return `${n(cases)} 组数据都答对了，只是写法不同`;
    if (right === cases) return `${n(cases)} 组数据全部正确`;
    const others = nearly > 0 ? `，另有 ${n(nearly)} 组只是写法不同` : '';
    return `${n(cases)} 组数据中答对 ${n(right)} 组${others}`;
  },
  refused: (count) => `${n(count)} 组不合规则的数据不参与评测`,
  notJudged: '输入中途有错误，无法评测。请先修正输入。',
  empty: '没有输出：程序崩溃了，超时了，写进了文件，还是输入格式不同？',
  isInput: '这份输出就是输入本身。',
  isDialect: (name) => `这是“${name}”的答案。`,
  first: (kind, number_, line) =>
    kind === 'spacing'
      ? `第 ${n(number_)} 组数据，输入第 ${n(line)} 行：空白不同`
      : `第 ${n(number_)} 组数据，输入第 ${n(line)} 行`,
  showCase: '在棋盘上显示',
  input: '输入',
  expected: '正确答案',
  found: '你的答案',
  nothing: '无',
  outputLine: (line) => `第 ${n(line)} 行`,
  cut: '你的输出在这个答案中间断掉了。',
  missing: (first, count, fits) => {
    const cases =
      count === 1
        ? `缺少第 ${n(first)} 组数据的答案`
        : `缺少第 ${n(first)} 至 ${n(first + count - 1)} 组数据的答案`;
    return fits
      ? `${cases}。此后你的答案依次对应后 ${n(count)} 组数据。`
      : `${cases}：输出到此为止。`;
  },
  extra: (count, number_, isBehind) =>
    `${isBehind ? '最后一组数据之后' : `第 ${n(number_)} 组数据之前`}多出 ${n(count)} 个答案。`,
  answers: (missing, extra) =>
    `总共${[
      ...(missing > 0 ? [`缺少 ${n(missing)} 个答案`] : []),
      ...(extra > 0 ? [`多出 ${n(extra)} 个答案`] : []),
    ].join('，')}。`,
  spacing: (how) => {
    const place = how?.inside ? '这个答案中的第一处不同' : '这个答案之前';
    switch (how?.kind) {
      case 'lines_joined':
      case 'line_broken':
        return `${place}：${difference(how, '个换行')}。`;
      case 'line_end':
        return `${place}：应为空格，却是换行。`;
      case 'blank_lines':
        return `${place}：${difference(how, '个空行')}。`;
      case 'blanks':
        return `${place}：${difference(how, '个空格')}。`;
      case 'other_blank':
        return `${place}：空白字符不同，例如用了制表符。`;
      default:
        return '字符都对，但空格或换行不对。';
    }
  },
  objections: {
    cold_pairs: '奇异局势的列表不对。',
    format: '这一行的格式不对。',
    other_position: '这一步不是从当前局面走的。',
    illegal_move: '这一步不合规则。',
    losing_move: '有必胜走法，但这一步走输了。',
    unfinished: '石子还没取完，对局就结束了。',
  },
  missingMoves: '缺少',
  wrongMoves: '错误',
  mistakes: (count, answers, areTwins) =>
    count === 1
      ? `有一种常见错误恰好给出这 ${n(answers)} 个答案`
      : `有 ${n(count)} 种常见错误会输出同样的答案；${areTwins ? '任何数据都分不开' : '换一份数据才能区分'}`,
  explains: (count, wrong, ties) =>
    `${count === wrong ? `全部 ${n(wrong)} 个` : `${n(wrong)} 个错误答案中有 ${n(count)} 个`}${
      count === wrong ? '错误答案' : ''
    }都符合${ties === 1 ? '这种错误' : `以下 ${n(ties)} 种错误`}：`,
  mistakesTogether: (titles) => `“${titles.join('”加上“')}”。`,
  theRest: (title) => `其余的符合“${title}”。`,
  wrongWhen: ({ fit, wrong: met, right: metRight }, when, wrong, right) => {
    if (fit === 'exactly')
      return `恰好在${whenIt(when)}答错：这样的 ${n(met)} 组全错，其余 ${n(right)} 组全对。`;
    if (fit === 'always')
      return `${whenIt(when)}，${n(met)} 组全部答错；另有 ${n(wrong - met)} 组也答错。`;
    return `答错的 ${n(met)} 组都满足：${when}；答对的也有 ${n(metRight)} 组满足。`;
  },
  perhaps: (when, met, wrong) =>
    `也许在${whenIt(when)}答错：答错的 ${n(wrong)} 组中有 ${n(met)} 组如此。`,
  somewhere: (number_, from, to) =>
    `把 ${number_} 换成 ${from} 到 ${to} 之间的任何数，也同样符合。`,
  otherRules: (count) => `另有 ${n(count)} 条规律也符合`,
  conditions: (parts, isEither) =>
    parts
      .map((part, i) => (i + 1 < parts.length ? spaced(part) : part))
      .join(isEither ? '或' : '且'),
  relation: (name, relation, number_) => {
    switch (relation) {
      case 'equal':
        return `${name}为 ${number_}`;
      case 'not_equal':
        return `${name}不为 ${number_}`;
      case 'at_least':
        return `${name}至少为 ${number_}`;
      case 'below':
        return `${name}小于 ${number_}`;
      case 'odd':
        return `${name}为奇数`;
      case 'even':
        return `${name}为偶数`;
      case 'holds':
      case 'fails':
        return name;
    }
  },
  placeFeatures: {
    case_number: '数据的序号',
    last_case: { holds: '是最后一组数据', fails: '不是最后一组数据' },
    follows_longer: {
      holds: '前一组数据更长',
      fails: '前一组数据不更长',
      hint: '两组数据之间，变量都清零了吗？',
    },
  },
  wrongExample: (number_) => `第 ${n(number_)} 组：答错`,
  rightExample: (number_) => `第 ${n(number_)} 组：答对`,
  noMistake: '不是已知的常见错误。',
  twin: (title) => `与“${title}”的输出完全相同，任何数据都分不开。`,
  smallestInput: '能查出它的最小输入：',
  smallest: (position) => `出错的最小局面：${position}`,
  smallestSuch: (position) => `这类局面中最小的：${position}`,
  tellApart: '生成一份更能说明问题的输入',
  ranApart: '用这份新输入运行你的程序，再把输出粘贴到这里。',
  learn: '看看为什么',
  all: (count) => `全部答错的数据（${n(count)}）`,
  more: (count) => `另有 ${n(count)} 组`,
  caseNumber: (number_) => `第 ${n(number_)} 组`,
  near: {
    capitals: (count) => `${n(count)} 个答案只有大小写不同。`,
    punctuation: (count) => `${n(count)} 个答案只有标点或不可见的字符不同。`,
    case_number: (count) => `${n(count)} 个答案只有数据组的编号不同。`,
    wording: (count) => `${n(count)} 个答案只有其余的文字不同。`,
    order: (count) => `${n(count)} 个答案只有数的顺序不同。`,
    other_judge: (count, judge) => `${n(count)} 个答案用了另一道题的文字：${judge}。`,
    unknown_word: (count) => `${n(count)} 个答案是这道题没有的文字。`,
    python_none: (count) => `${n(count)} 个答案是“None”：函数没有返回值时，Python 打印的就是它。`,
  },
  nearLine: (line, found, expected) => `第 ${n(line)} 行是“${found}”，应为“${expected}”。`,
  remarks: {
    line_ends: '有回车符（CR），Windows 的行尾就有。',
    byte_order_mark: '输出以字节序标记（BOM）开头。',
    utf_16: '输出的编码是 UTF-16。',
    blanks_at_line_ends: '行末有空格。',
    end_of_output: '末尾的换行不同。',
    order: '走法的顺序不同。',
    other_game: '走的是另一局，同样正确。',
    earlier_cases:
      '同一组数据在一处答对、在另一处答错，说明答案不只取决于这组数据。请检查有没有变量没重置，输入有没有读错位置，或者是不是在 sync_with_stdio(false) 之后混用了 cout 和 printf。',
    end_answered:
      '最后多了一个答案：程序好像把输入的结尾也当成了一组数据。输出答案之前，请先判断这一组是否读入成功，是不是表示结束的那一行。',
    same_answer: '所有答案都一样。',
    white_space: '空白也不同。',
  },
};
