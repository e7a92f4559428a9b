import type { WhySentences } from './why_en';

export const words: WhySentences = {
  sealed: '解釋會透露必勝走法。',
  unseal: '仍要顯示',

  outcomes: {
    P: 'P，先手必敗',
    N: 'N，先手必勝',
    unknown: '尚不知是 P 還是 N',
  },
  over: {
    normal: '遊戲結束：已無路可走。走最後一步的一方獲勝。',
    misere: '遊戲結束：已無路可走。走最後一步的一方落敗。',
  },
  winningMoves: (count, complete) => {
    if (!complete) return '已找到的必勝走法';
    return count === 1 ? '唯一的必勝走法' : `${count.toLocaleString('zh-Hant')} 種必勝走法`;
  },
  someMoveWins: '有必勝走法，但尚不知是哪一步。',
  everyMove: '每一步都有必勝的應手',
  thenEveryMove: (move) => `${move}之後，每一步都有必勝的應手，直到遊戲結束。`,

  play: '走這步',
  playMove: (move) => `走這步：${move}`,
  ifTheyPlay: '對手若走',
  answer: '你應走',
  afterMoves: (moves) => `${moves.join('，')}之後`,
  leaves: '剩下',
  endsGame: '就此獲勝',
  theyLost: '無需應手：這是最後一步，走的一方輸',
  noAnswerYet: '有必勝的應手，但尚不知是哪一步',
  replyIs: (move) => `應手：${move}`,
  stepBack: '上一步',
  stepForth: '下一步',
  theyPlay: '對手走',
  theirTurn: '輪到對手走。',
  theyPlayed: (count, move, reply) => `第 ${count} 步，對手：${move}。你的應手：${reply}。`,
  youPlayed: (count, move) => `第 ${count} 步，你：${move}。又是必敗態，又輪到對手走。`,
  youEnd: (count, move) => `第 ${count} 步，你：${move}。對手已無路可走，輸了。`,
  theyEnd: (count, move) => `第 ${count} 步，對手：${move}。這是最後一步，走的一方輸。`,
  orElse: (count) => `或其他 ${count.toLocaleString('zh-Hant')} 種`,
  more: (count) => `另有 ${count} 種`,
  listed: (total, shown) => `共 ${total} 種走法，僅列出前 ${shown} 種。`,
  listedOfMany: (shown) => `僅列出前 ${shown} 種走法。`,
  showMore: (count) => `再顯示 ${count} 項`,
  searching: '正在求解…',
  failed: '求解器沒有答完就停止了。',
  loading: '正在載入…',
  loadFailed: '解釋未能載入。',
  retry: '再試一次',
  emptyPosition: '已空',

  mex: 'mex：缺失的最小值',
  mexOf: (values, value) => {
    const list = values.map(([each, moves]) => (moves === 1 ? each : `${each}（${moves} 種走法）`));
    return `各走法到達的局面的 SG 值為 ${list.join('、')}。其中沒有出現的最小自然數（mex）是 **${value}**，這就是本局面的 SG 值。`;
  },
  mexOfMany: (value, last) =>
    `各走法到達的局面的 SG 值中，0 到 ${last} 全部出現。沒有出現的最小自然數（mex）是 **${value}**，這就是本局面的 SG 值。`,
  mexOfNothing: '已無路可走，沒有任何值出現：沒有出現的最小自然數（mex）是 **0**。',
  mexTruncated: (total, shown) =>
    `要知道缺了哪個數，須有全部走法的值；這裡共 ${total} 種走法，僅列出前 ${shown} 種。`,
  larger: '更大',
  nimSumOf: (values, value) =>
    `本局面是若干獨立部分的遊戲和。各部分 SG 值的互斥或和為 ${values.join(' ⊕ ')} = **${value}**。`,
  nimSumOfMany: (count, value) =>
    `本局面是 ${count} 個獨立部分的遊戲和。各部分 SG 值的互斥或和為 **${value}**。`,

  words: '術語',
  copyExplanation: '複製為 Markdown',
  copySvg: '複製棋盤 SVG',
  downloadSvg: '下載 SVG',
  copied: '已複製',
  copyFailed: '瀏覽器不允許複製。文字在下方，請選取後自行複製。',
  notMade: '文字產生失敗，請重試。',

  markdown: {
    heading: (game) => `${game}：為什麼？`,
    position: '局面',
    outcome: '勝負',
    winningMoves: '必勝走法',
    none: '沒有',
    perhapsMore: '或許還有其他',
    answersHere: '此局面的每一步都有必勝的應手',
    page: '開啟這個局面',
    colon: '：',
    comma: '、',
    clause: '，',
    bracketed: (text) => `（${text}）`,
  },

  terms: [
    {
      name: '必敗態',
      found: '(?:P-)?必敗態|P ?局面',
      meaning:
        '輪到走的一方必敗的局面（只要對手不出錯）。P 指上一個走的人（previous）獲勝：從這裡無論怎麼走，都走到必勝態。',
    },
    {
      name: '必勝態',
      found: '(?:N-)?必勝態|N ?局面',
      meaning:
        '輪到走的一方能贏的局面。N 指下一個走的人（next）獲勝：只要遊戲沒有結束，總有一步能走到必敗態。',
    },
    {
      name: 'SG 值',
      play: 'normal',
      found: '(?:SG|Grundy) ?(?:函數)?值',
      meaning:
        '也叫 Grundy 值：該局面相當於多大的一堆 Nim 石子，等於各走法所到局面的值的 mex。必敗態的值恰為 0。',
    },
    {
      name: 'mex',
      play: 'normal',
      found: 'mex',
      meaning: '不在集合中的最小自然數（minimum excludant）。例如 0、1、3 的 mex 是 2。',
    },
    {
      name: '互斥或和',
      found: '互斥或和|XOR ?和|異或和|(?:Nim|尼姆) ?和',
      meaning:
        '也叫 Nim 和，記作 ⊕：二進位的不進位加法，每一位只看 1 的個數是奇是偶。例如 3 ⊕ 5 = 6。',
    },
    {
      name: 'Sprague–Grundy 定理',
      found: 'Sprague[–-]Grundy(?: ?定理)?|SG ?定理',
      meaning:
        '正常規則（走最後一步者勝）下，公正遊戲的每個局面都相當於一堆 Nim 石子；多個遊戲之和相當於這些堆的互斥或和。',
      play: 'normal',
    },
  ],
};
