import { frameZhHant } from '../i18n/frame_zh_hant';
import type { VerifySentences } from './sentences_en';

export const words: VerifySentences = {
  frame: frameZhHant,
  title: '自己驗證',
  lead: '不必輕信求解器。本頁在你的瀏覽器裡，讓另一個程式求出同樣的答案，並逐個局面比較。',
  howTo:
    '第二個程式是另一個 WebAssembly 模組，與求解器沒有任何共用程式碼。它列舉每一步走法，只用本頁檢驗過的定理。每一項要嘛比較完全部局面，要嘛在第一處分歧停下。',
  beyond: '數字遊戲：超過 20（Sylver Coinage）',
  topics: {
    number_game_text: [
      '全部可能出現的局面（文字輸入）',
      '比較全部必勝走法。第二個程式把每一局都走到終局。',
    ],
    number_game_board: [
      '同樣的局面（棋盤）',
      '比較勝負、SG 值和全部必勝走法。SG 值按定義求出，即後繼局面都沒有取到的最小自然數。',
    ],
    chess_rows_text: [
      '單列 12 格的全部局面（文字輸入）',
      '比較全部必勝走法。第二個程式由後繼局面的值求出每個局面的值。',
    ],
    chess_rows_board: ['同樣的局面（棋盤）', '比較勝負、SG 值和全部必勝走法，方法同上。'],
    chess_rows_samples: [
      '抽樣：一至四列、每列 20 格的棋盤',
      '比較全部必勝走法。第二個程式把各列的值作互斥或，這一點由下一項檢驗。',
    ],
    chess_rows_sums: [
      '兩列、每列 6 格的全部棋盤',
      '比較勝負。第二個程式搜尋整局遊戲，不用 SG 值，也不用互斥或。',
    ],
    wythoff_outcomes: [
      '兩堆都不超過 1,000 的全部局面（文字輸入）',
      '按定義比較勝負：沒有一步能走到必敗態的局面就是必敗態。不用黃金比例。',
    ],
    wythoff_text: ['兩堆都不超過 150 的全部局面（文字輸入）', '比較全部必勝走法，定義同上。'],
    wythoff_board: [
      '兩堆都不超過 60 的全部局面（棋盤）',
      '比較勝負、SG 值和全部必勝走法。SG 值按定義求出，即後繼局面都沒有取到的最小自然數。',
    ],
    misere_nim_text: [
      '至多六堆、每堆至多八顆（文字輸入）',
      '比較全部必勝走法。第二個程式列舉每一步，不用互斥或和。',
    ],
    misere_nim_board: ['同樣的石堆（棋盤）', '比較勝負和全部必勝走法，方法同上。'],
    sylver_pairs: [
      '最大可選數不超過 200 的互質數對',
      '比較全部必勝走法。這裡暴力列舉永遠算不完，所以對照的是另一個程式算出的表；190 以內還有第三個程式得出同樣的結果。',
    ],
    sylver_published: [
      '已發表的局面',
      '比較勝負。對照的是他人發表的結果：維基百科，以及 rudi-cilibrasi/sylver-coinage 的紀錄冊和筆記。需要幾分鐘。',
    ],
    sylver_long_pairs: [
      '最大可選數超過 200 的互質數對',
      '比較全部必勝走法，對照的是同一張表。需要幾分鐘。',
    ],
  },

  checkAll: '全部驗證',
  check: '驗證',
  again: '再次驗證',
  stop: '停止',
  stopAll: '全部停止',
  positions: (count) => `${count} 個局面`,
  waiting: '等待中',
  progress: (compared, total) => `${compared} / ${total}`,
  agree: (count, time) => `${count} 個全部一致（${time}）`,
  stopped: (compared, total) => `已停止，比較了 ${compared} / ${total} 個，均一致`,
  differ: (number) => `第 ${number} 個局面有分歧`,
  failed: (reason) => `執行失敗：${reason}`,
  position: '局面',
  nothingLeft: '什麼都不剩',
  solver: '求解器',
  second: '第二個程式',
  nothing: '無',
  total: (compared, total) => `已比較 ${compared} / ${total} 個局面`,
  agreeSoFar: '已比較的全部一致',
  allAgree: '全部一致',
  disagreements: (count) => `分歧：${count} 處`,

  limitsTitle: '這不能證明什麼',
  limits: [
    '兩個程式出自同一批人，規則也只讀過一遍。如果規則理解錯了，兩個程式會一起錯。能說明理解無誤的，只有各題目的範例。',
    '比較的只有列出的局面。更大的局面，求解器依靠的是教學中證明或註明出處的定理，以及儲存庫裡的測試。',
    '對於 Sylver Coinage，對照的是一張表。一致只說明不同的程式得出了同樣的結果。由搜尋得出的答案另有證明：棋盤上方的「證書」按鈕會產生一個檔案，幾百行的程式就能在網頁或終端機裡驗證它。',
    '兩個模組和本頁來自同一台伺服器。要排除這一點，請從原始碼自行建置，並與下面的雜湊值比對。',
  ],
  speed: {
    title: '在這裡有多快？',
    lead: '求解器在你的瀏覽器裡為每個遊戲解答 6 MB 文字輸入，各做五次；每次之後，瀏覽器把同樣的位元組複製一遍。任何要讀完輸入的程式都不可能比複製更快。表中是中位數；同時有別的程式在執行時，數字會偏低。',
    measure: '測速',
    stop: '停止測速',
    columns: ['遊戲', '求解', '複製', '比值'],
  },
  buildTitle: '這裡執行的是什麼',
  build: (build) => `Impartial ${build}。同樣的原始碼和編譯器得到同樣的位元組。SHA-256：`,
  modules: {
    positions: '求解器：棋盤',
    judge: '求解器：文字輸入',
    search: '求解器：超過 20',
    oracle: '第二個程式',
  },
  noHash: '未知：瀏覽器只在安全頁面上計算雜湊值，或者檔案沒有取到',
};
