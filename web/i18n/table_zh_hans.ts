import type { TableSentences } from './table_sentences';

const players = { you: '你', opponent: '对手', first: '甲', second: '乙' };

export const tableZhHans: TableSentences = {
  tabs: { board: '棋盘', why: '为什么', text: '输入输出', atlas: '图谱' },
  views: '视图',
  loading: '正在加载棋盘…',
  missing: '有一部分未能加载：可能断网了。',
  slow: '有一部分还没有加载完：网络可能很慢，或已断开。',
  reload: '重新加载',
  failed: ({ stage }) => {
    if (stage === 'load') return '棋盘加载失败';
    return stage === 'part' ? '有一部分未能加载' : '求解器意外停止，已重新启动';
  },

  canWin: (seat, moves) => `${players[seat]}能赢${moves && `：${moves}`}`,
  mustLose: {
    you: '你必败：没有必胜走法',
    opponent: '对手必败：没有必胜走法',
    first: '甲必败：没有必胜走法',
    second: '乙必败：没有必胜走法',
  },
  moverLoses: '轮到走的一方必败：没有必胜走法',
  notKnown: '胜负尚未查明',
  lasts: (moves) => `双方都用最佳走法时，再走 ${moves} 步结束`,
  outcomes: { N: '必胜态（N）', P: '必败态（P）', unknown: '胜负尚未查明' },
  meanings: {
    N: '必胜态（N）：轮到走的一方（next）能赢，有一步能走到必败态。',
    P: '必败态（P）：刚走完的一方（previous）赢，无论怎么走都到必胜态。',
  },
  over: { normal: '无路可走：轮到走的一方负', misere: '无路可走：轮到走的一方胜' },
  hasWon: {
    you: '对局结束：你赢了',
    opponent: '对局结束：对手赢了',
    first: '对局结束：甲获胜',
    second: '对局结束：乙获胜',
  },
  turn: { you: '轮到你走', opponent: '轮到对手走', first: '轮到甲走', second: '轮到乙走' },
  seats: { you: '你', opponent: '对手', first: '甲', second: '乙' },
  wins: '胜',
  loses: '负',
  illegal: '规则不允许',
  moveIs: (move, verdict) => `走法“${move}”：${verdict}`,
  moveOf: (seat, move) => `${seat}：${move}`,
  sentences: (each) => each.map((sentence) => `${sentence}。`).join(''),
  parts: (each) => each.join('，'),
  thrownAway: '错失胜局',
  winningMoves: (moves, shown, count, complete) =>
    `${complete ? '' : '已知的'}必胜走法：${moves}${count > shown ? `，另有 ${count - shown} 种` : ''}`,
  noWinningMove: '没有必胜走法',
  someMoveWins: '有必胜走法，但尚不知是哪一步',

  share: '分享',
  undo: '撤销',
  redo: '重做',
  restart: '重来',
  play: '对弈',
  hints: '提示',
  hintLevels: {
    none: '无',
    legal: '合法走法',
    outcomes: '必胜走法',
    values: 'SG 值',
    why: '为什么',
  },
  hintsAre: (level) => `提示：${level}`,
  opponent: '对手',
  opponents: { perfect: '从不出错', fallible: '偶尔出错', person: '另一个人' },
  first: '先走',
  firstMovers: { you: '你', opponent: '对手' },

  notation: '局面',
  history: '走法记录',
  start: '起点',
  stepOf: (count, seat, move) => `${count}. ${seat}：${move}`,
  copyTranscript: '复制对局记录',

  keys: '快捷键',
};
