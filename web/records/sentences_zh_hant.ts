import { frameZhHant } from '../i18n/frame_zh_hant';
import type { RecordsSentences } from './sentences_en';

export const words: RecordsSentences = {
  frame: frameZhHant,
  title: '數字遊戲：超過 20 的紀錄',
  records: '紀錄',
  lead: '去掉題目中 20 的上限，數字遊戲就是 Conway 的 Sylver Coinage（只是不能選 1）。這裡列出若干困難局面、其中的必勝走法，以及求出答案的代價。點「執行」，由你的瀏覽器當場求解。',
  howToRead:
    '「答案」一欄是全部必勝走法（局面為 N），或者 P：先手必敗。搜尋會走訪該局面之後的各個局面，並保存其中所有必敗態，因此之後的每個局面都能立即回答。可選數有無窮多個時，由定理（其中有些是引用的）可知只需搜尋有限種應手。t 是最大的可選數。',
  verify: '自己驗證求解器的其他答案',
  measured: (where) =>
    `數據由本頁自己測得（${where}）。不同機器之間請比較倍數，不要比較時間；不到 50 毫秒的時間主要花在訊息傳遞上。`,

  table: '紀錄',
  finite: '可選數有限',
  infinite: '可選數無限',
  position: '局面',
  largest: 't',
  answer: '答案',
  pPositions: '必敗態',
  visited: '走訪局面',
  memory: '記憶體',
  time: '用時',
  compared: '比較',
  ratio: '倍數',
  here: '在此瀏覽器中',
  pairs: (count, from, to) => `${from} 到 ${to} 的全部 ${count} 個互質數對`,
  answers: (count) => `${count} 個答案`,

  run: '執行',
  again: '再次執行',
  stop: '停止',
  runAll: '全部執行',
  stopAll: '全部停止',
  waiting: '等待中',
  starting: '正在啟動…',
  progress: (visited, memory, time) => `已走訪 ${visited}，${memory}，${time}`,
  answered: (done, of) => `${done} / ${of} 個局面`,
  times: (factor) => `紀錄用時的 ${factor} 倍`,
  same: '答案一致',
  different: (answer) => `答案不同：${answer}`,
  incomplete: (visited, answer) => `走訪 ${visited} 個局面後尚未得出全部答案：${answer}`,
  failed: (reason) => `執行失敗：${reason}`,

  copy: '複製為 TSV',
  copied: '已複製',
  copyFailed: '瀏覽器不允許複製，請改用下載。',
  download: '下載',

  allPairs: '全部數對',
  showPairs: '顯示此表',

  comparedWith: '比較的對象',
  sources: { method: '已發表的方法', book: '已發表' },
  about: {
    book: ['', ' 的紀錄冊中最難的有限局面（1.57 億個狀態）所給出的時間。'],
    method: ['按 ', ' 的方法（記憶化搜尋，應手成對處理）重新實作的原生程式。'],
  },
};
