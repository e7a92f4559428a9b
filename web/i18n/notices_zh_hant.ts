import type { ForeignFormat, Hint, Notice } from '../engine/types';
import type { NoticeWords } from './notice_words';
import { noticeSpeaker } from './sentences';

const hintSentences: Readonly<Record<Hint, string>> = {
  '': '',
  full_width_digit: '；無法辨識全形數字，請改用半形 0–9',
  other_digit: '；只能辨識數字 0–9',
  minus_sign: '；這是排版用的減號或破折號',
  decimal: '；只能是整數',
  exponent: '；請寫出完整的數，不要用科學記號',
  hex: '；只能是十進位數',
  sign: '；這裡的數不帶正負號',
  judge_output: '；這看起來是評測系統的輸出，不是輸入',
  json: '；這看起來是 JSON',
  separator: '；數與數之間請以空白隔開',
};

const formatNames: Readonly<Record<ForeignFormat, string>> = {
  'utf-16': 'UTF-16 編碼，請另存為 UTF-8',
  png: 'PNG 圖片',
  zip: 'ZIP 壓縮檔',
  gzip: 'gzip 壓縮檔',
  pdf: 'PDF 文件',
  nul: '含有空字元（NUL）',
};

/** `words`: the words of all games. */
export function noticesZhHant(words: NoticeWords): (notice: Notice) => string {
  const roles: NoticeWords['roles'] = {
    ...words.roles,
    case_count: { noun: '測資筆數', counted: (n) => `${n} 筆測資` },
  };
  const nounOf = (role: string) => roles[role]?.noun ?? role;
  const counted = (role: string, n: string) => roles[role]?.counted(n) ?? n;
  return noticeSpeaker({
    not_a_number: ({ role, found, hint }) =>
      `此處應為${nounOf(role)}，卻是「${found}」${hintSentences[hint]}`,
    not_text: ({ found }) => `這不是可讀的文字：${formatNames[found]}`,
    out_of_range: ({ role, found, minimum, maximum }) =>
      `${nounOf(role)}為 ${found}，應在 ${minimum} 到 ${maximum} 之間`,
    wrong_count: ({ role, announced, counted: n }) =>
      `前面宣告有 ${counted(role, announced)}，這一行卻有 ${n} 個數`,
    unexpected_end: ({ role }) => `輸入到此結束，還缺${nounOf(role)}`,
    trailing_input: ({ found }) => `此處不應再有內容，卻出現「${found}」`,
    illegal_position: (params) =>
      `不可能出現的局面：${words.rules[params.rule]?.(params) ?? params.rule}`,
    illegal_move: ({ found }) => `「${found}」在這裡不是合法的走法`,
    unknown_game: ({ found }) => `沒有名為「${found}」的遊戲`,
    unknown_dialect: ({ found }) => `沒有名為「${found}」的題目格式`,
    too_large: ({ maximum }) => `規模過大，上限為 ${maximum}`,
    beyond_limit: ({ role, found, minimum, maximum }) =>
      `${nounOf(role)}為 ${found}，超出題目保證的 ${minimum} 到 ${maximum}；答案仍然正確`,
    list_truncated: ({ role, shown, total }) =>
      `共有 ${counted(role, total)}，清單只列出前 ${counted(role, shown)}`,
    line_mismatch: ({ role, announced, counted: n }) =>
      `這筆測資應有${counted(role, announced)}，這一行卻有 ${n} 個數；讀入時跳過換行，與評測程式相同`,
  });
}
