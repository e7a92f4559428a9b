import type { SearchSentences } from './search_sentences_en';

export const words: SearchSentences = {
  panel: '搜尋',
  solve: '求解',
  stop: '停止',
  goOn: '繼續',

  lacks: { winning: '尚未求解。', values: 'SG 值尚未算出。' },
  started: '正在求解',
  ended: {
    done: '搜尋已結束。',
    stopped: '已停止。已有結果都保留著。',
    time: '已到時間上限。已有結果都保留著；要繼續，請提高上限。',
    memory: '已到記憶體上限。已有結果都保留著；要繼續，請提高上限。',
  },

  positions: '局面',
  positionsEachSecond: '每秒',
  pPositions: '必敗態',
  memory: '記憶體',
  time: '用時',
  replies: '應手',
  repliesSolved: (solved, total) => `${solved} / ${total}`,

  limits: (memory, time) => `上限：${memory}，${time}`,
  seconds: (seconds) => `${seconds} 秒`,
  minutes: (minutes) => `${minutes} 分鐘`,
  noLimit: '不限時間',

  certificate: {
    write: '證書',
    writing: '正在產生證書…',
    soFar: (positions) => `${positions} 個局面`,
    written: '證書已產生。',
    none: {
      unsolved: '沒有證書：搜尋尚未得出這個局面的勝負。',
      theorem: '沒有證書：答案來自定理或查表，不是搜尋得來的。',
      open: '沒有證書：證明所需的局面還沒有搜尋出結果。',
      gcd: '沒有證書：最大公因數大於 2 時，只有能變成 1 或 2 的必勝走法才有證書。',
      too_large: '沒有證書：檔案會過大。',
    },
    download: (size) => `證書（${size}）`,
    hint: '有了這個檔案，一個與求解器沒有共用程式碼的程式就能證明答案。',
    check: '在此驗證',
    checking: '正在驗證證書',
    checked: (positions, proved) => `已驗證 ${positions} 個局面。${proved}`,
    proved: '答案得證。',
    provedToWin: (moves) => `可以證明選 ${moves} 能贏，但不能證明選其他數都會輸。`,
    refused: (line, column) => `證書有誤：第 ${line} 行第 ${column} 欄。`,
  },
};
