import { either } from './format';
import type { TableSentences } from './table_sentences';

const players = { you: '你', opponent: '對手', first: '甲', second: '乙' };

export const tableZhHant: TableSentences = {
  tabs: { board: '棋盤', why: '為什麼', text: '輸入輸出', atlas: '圖譜' },
  views: '檢視',
  loading: '正在載入棋盤…',
  missing: '有一部分未能載入：可能斷線了。',
  slow: '有一部分還沒有載入完：網路可能很慢，或已斷線。',
  reload: '重新載入',
  failed: ({ stage }) => {
    if (stage === 'load') return '棋盤載入失敗';
    return stage === 'part' ? '有一部分未能載入' : '求解器意外停止，已重新啟動';
  },

  canWin: (seat, moves) => `${players[seat]}能贏${moves && `：${moves}`}`,
  mustLose: {
    you: '你必敗：沒有必勝走法',
    opponent: '對手必敗：沒有必勝走法',
    first: '甲必敗：沒有必勝走法',
    second: '乙必敗：沒有必勝走法',
  },
  notKnown: '勝負尚未查明',
  lasts: (moves) => `雙方都用最佳走法時，再走 ${moves} 步結束`,
  outcomes: { N: '必勝態（N）', P: '必敗態（P）', unknown: '勝負尚未查明' },
  meanings: {
    N: '必勝態（N）：輪到走的一方（next）能贏，有一步能走到必敗態。',
    P: '必敗態（P）：剛走完的一方（previous）贏，無論怎麼走都到必勝態。',
  },
  over: { normal: '對局結束：走最後一步的一方勝', misere: '對局結束：走最後一步的一方負' },
  hasWon: {
    you: '對局結束：你贏了',
    opponent: '對局結束：對手贏了',
    first: '對局結束：甲獲勝',
    second: '對局結束：乙獲勝',
  },
  turn: { you: '輪到你走', opponent: '輪到對手走', first: '輪到甲走', second: '輪到乙走' },
  seats: { you: '你', opponent: '對手', first: '甲', second: '乙' },
  wins: '勝',
  loses: '負',
  moveIs: (move, verdict) => `走法「${move}」：${verdict}`,
  moveOf: (seat, move) => `${seat}：${move}`,
  sentences: (each) => each.map((sentence) => `${sentence}。`).join(''),
  parts: (each) => each.join('，'),
  either: (each) => either(each, 'zh-Hant'),
  thrownAway: '錯失勝局',
  winningMoves: (moves, more, complete) =>
    `${complete ? '' : '已知的'}必勝走法：${moves.join(' · ')}${more > 0 ? `，另有 ${more} 種` : ''}`,
  noWinningMove: '沒有必勝走法',
  someMoveWins: '有必勝走法，但尚不知是哪一步',

  share: '分享',
  undo: '復原',
  redo: '重做',
  restart: '重來',
  setUp: '擺局面',
  setUpHelp: '點擊即可修改局面',
  clear: '清空',
  random: '隨機',
  mode: '模式',
  modes: { analyse: '分析', play: '對弈' },
  hints: '提示',
  hintLevels: {
    none: '關閉',
    legal: '可走的步',
    outcomes: '能贏的步',
    values: 'SG 值',
    why: '為什麼',
  },
  shortHintLevels: {
    none: '關閉',
    legal: '可走',
    outcomes: '必勝',
    values: 'SG 值',
    why: '為什麼',
  },
  hintHelp: {
    none: '只顯示棋盤',
    legal: '標出能走的步',
    outcomes: '標出哪些步贏、哪些步輸',
    values: '標出每一步之後的 SG 值；0 為勝',
    why: '以上全部，並說明原因',
  },
  hintsAre: (level) => `提示：${level}`,
  opponent: '對手',
  opponents: { perfect: '從不出錯', fallible: '偶爾出錯', person: '另一個人' },
  first: '先走',
  firstMovers: { you: '你', opponent: '對手' },

  notation: '局面',
  history: '走法紀錄',
  start: '起點',
  stepOf: (count, seat, move) => `${count}. ${seat}：${move}`,
  copyTranscript: '複製對局紀錄',

  keys: '快速鍵',
};
