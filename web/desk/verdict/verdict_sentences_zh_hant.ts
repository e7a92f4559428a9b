import type { VerdictSentences } from './verdict_sentences_en';

const number = new Intl.NumberFormat('zh-Hant');
const n = (value: number) => number.format(value);

export const words: VerdictSentences = {
  title: '你的輸出',
  hint: '你的程式對這份輸入的輸出。第一筆答錯的測資會顯示在棋盤上。',
  placeholder: '在此貼上你的程式的輸出',
  openFile: '開啟檔案',
  clear: '清空',
  checking: '正在比對…',
  verdicts: {
    accepted: '答案正確 Accepted',
    presentation_error: '格式錯誤 Presentation Error',
    wrong_answer: '答案錯誤 Wrong Answer',
    not_judged: '未評測',
  },
  right: (right, cases) =>
    right === cases ? `${n(cases)} 筆測資全部正確` : `${n(cases)} 筆測資中答對 ${n(right)} 筆`,
  refused: (count) => `${n(count)} 筆不合規則的測資不參與評測`,
  notJudged: '輸入中途有錯誤，無法評測。請先修正輸入。',
  empty: '輸出是空的。',
  isInput: '這份輸出就是輸入本身。',
  isDialect: (name) => `這是「${name}」的答案。`,
  first: (kind, number_, line) =>
    kind === 'spacing'
      ? `第 ${n(number_)} 筆測資，輸入第 ${n(line)} 行：空白不同`
      : `第 ${n(number_)} 筆測資，輸入第 ${n(line)} 行`,
  showCase: '在棋盤上顯示',
  input: '輸入',
  expected: '正確答案',
  found: '你的答案',
  nothing: '無',
  outputLine: (line) => `第 ${n(line)} 行`,
  cut: '你的輸出在這個答案中間斷掉了。',
  missing: (first, count, fits) => {
    const cases =
      count === 1
        ? `缺少第 ${n(first)} 筆測資的答案`
        : `缺少第 ${n(first)} 至 ${n(first + count - 1)} 筆測資的答案`;
    return fits
      ? `${cases}。此後你的答案依序對應後 ${n(count)} 筆的測資。`
      : `${cases}：輸出到此為止。`;
  },
  extra: (count, number_, isBehind) =>
    `${isBehind ? '最後一筆測資之後' : `第 ${n(number_)} 筆測資之前`}多出 ${n(count)} 個答案。`,
  spacing: '字元都對，但空格或換行不對。',
  objections: {
    cold_pairs: '奇異局勢的清單不對。',
    format: '這一行的格式不對。',
    other_position: '這一步不是從目前局面走的。',
    illegal_move: '這一步不合規則。',
    losing_move: '有必勝走法，但這一步走輸了。',
    unfinished: '石子還沒取完，對局就結束了。',
  },
  missingMoves: '缺少',
  wrongMoves: '錯誤',
  mistakes: (count, answers, areTwins) =>
    count === 1
      ? `有一種常見錯誤恰好給出這 ${n(answers)} 個答案`
      : `有 ${n(count)} 種常見錯誤都給出這些答案；${areTwins ? '任何輸入都無法區分它們' : '更大的輸入才能區分它們'}`,
  noMistake: '不是已知的常見錯誤。請在棋盤上顯示這一筆，「為什麼」會解釋它的答案。',
  twin: (title) => `對任何輸入，它的答案都與這種錯誤相同：${title}。`,
  smallestInput: '能查出它的最小輸入：',
  smallest: (position) => `出錯的最小局面：${position}`,
  learn: '看看為什麼',
  all: (count) => `全部答錯的測資（${n(count)}）`,
  more: (count) => `另有 ${n(count)} 筆`,
  caseNumber: (number_) => `第 ${n(number_)} 筆`,
  remarks: {
    line_ends: '換行是 CR LF。',
    byte_order_mark: '輸出以位元組順序記號（BOM）開頭。',
    utf_16: '輸出的編碼是 UTF-16。',
    blanks_at_line_ends: '行末有空格。',
    end_of_output: '末尾的空行不同。',
    order: '走法的順序不同。',
    other_game: '走的是另一局，同樣正確。',
  },
};
