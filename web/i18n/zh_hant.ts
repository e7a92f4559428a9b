import type { ForeignFormat, Hint, Notice } from '../engine/types';
import { tableZhHant } from './table_zh_hant';
import type { NoticeWords } from './notice_words';
import { noticeSpeaker } from './sentences';
import type { Sentences } from './sentences';

const number = new Intl.NumberFormat('zh-Hant');

const hintSentences: Readonly<Record<Hint, string>> = {
  '': '',
  full_width_digit: '；無法辨識全形數字，請改用半形 0–9',
  other_digit: '；只能辨識數字 0–9',
  minus_sign: '；這是排版用的減號或破折號',
  decimal: '；只能是整數',
  exponent: '；請寫出完整的數，不要用科學記號',
  hex: '；只能是十進位數',
  sign: '；這裡的數不帶正負號',
  judge_output: '；這看起來是解題系統的輸出，不是輸入',
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

export const zhHant: Omit<Sentences, 'notice'> = {
  promise: '貼上測資輸入，得到逐位元組一致的輸出。',
  privacy: '所有計算都在這個瀏覽器裡完成，貼上的內容不會上傳。',
  skipToInput: '跳到輸入區',
  games: '遊戲',
  language: '語言',
  theme: '外觀',
  themes: { system: '跟隨系統', light: '淺色', dark: '深色' },

  format: '題庫格式',

  input: '輸入',
  inputPlaceholder: '在此貼上測資輸入，或拖曳檔案進來',
  sample: '範例',
  sampleTitle: '填入題目的範例',
  openFile: '開啟檔案',
  putBack: '還原我的文字',
  dropHere: '放開即可求解這個檔案',

  fileReason: '檔案過大或不是 UTF-8 文字：直接依檔案內容求解，不完整顯示。',
  fileBeginning: '檔案開頭',
  fileExcerpt: '檔案片段',
  closeFile: '關閉檔案',

  output: '輸出',
  outputPlaceholder: '輸出會顯示在這裡',
  nothingAnswered: '沒有可輸出的答案',
  outputCut: (shown, total) => `僅顯示前 ${shown}，共 ${total}。複製與下載都包含完整內容。`,
  copy: '複製',
  copied: '已複製',
  copyFailed: '瀏覽器不允許複製，請選取輸出後自行複製。',
  download: '下載',

  loading: '正在載入求解器…',
  solving: '正在求解…',
  solvingFile: (percent) => `正在求解… ${percent}`,
  stop: '停止',
  stopped: '已停止',
  cases: (count) => `${number.format(count)} 筆測資`,
  errors: (count) => `${number.format(count)} 個錯誤`,
  warnings: (count) => `${number.format(count)} 個警告`,

  error: '錯誤',
  warning: '警告',
  inCase: (n) => `第 ${number.format(n)} 筆`,
  goTo: '前往',
  goToPlace: (place) => `前往 ${place}`,
  moreNotices: (count) => `另有 ${number.format(count)} 則未列出`,

  failures: {
    load: { title: '求解器載入失敗', advice: '請檢查網路後再試一次。你的文字沒有遺失。' },
    run: {
      title: '求解器意外停止',
      advice: '可能是記憶體不足。求解器已重新啟動，你的文字沒有遺失。',
    },
    read: { title: '無法讀取檔案', advice: '檔案可能已被移動或修改，請重新開啟。' },
    size: { title: '輸出超過 500 MB', advice: '請把輸入分成幾部分求解，或使用命令列程式。' },
  },
  retry: '再試一次',

  table: tableZhHant,
};

/** `words`: those of the games. */
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
    illegal_position: ({ rule, witness }) =>
      `不可能出現的局面：${words.rules[rule]?.(witness) ?? rule}`,
    illegal_move: ({ found }) => `「${found}」在這裡不是合法的走法`,
    unknown_game: ({ found }) => `沒有名為「${found}」的遊戲`,
    unknown_dialect: ({ found }) => `沒有名為「${found}」的題庫格式`,
    too_large: ({ maximum }) => `規模過大，上限為 ${maximum}`,
    budget_exhausted: () => '在限定的計算量內未能解出這個局面',
    beyond_limit: ({ role, found, minimum, maximum }) =>
      `${nounOf(role)}為 ${found}，超出題目保證的 ${minimum} 到 ${maximum}；答案仍然正確`,
    list_truncated: ({ role, shown, total }) =>
      `共有 ${counted(role, total)}，清單只列出前 ${counted(role, shown)}`,
  });
}
