import type { WhySentences } from './why_en';

/** A blank only after a digit or a letter. */
function after(move: string): string {
  return `${move}${/\w$/.test(move) ? ' ' : ''}之后`;
}

export const words: WhySentences = {
  sealed: '解释会透露必胜走法。',
  unseal: '仍然显示',

  outcomes: {
    P: 'P，先手必败',
    N: 'N，先手必胜',
    unknown: '尚不知是 P 还是 N',
  },
  over: {
    normal: '无路可走：轮到走的一方负。',
    misere: '无路可走：轮到走的一方胜。',
  },
  winningMoves: (count, complete) => {
    if (!complete) return '已找到的必胜走法';
    return count === 1 ? '唯一的必胜走法' : `${count.toLocaleString('zh-Hans')} 种必胜走法`;
  },
  showEnd: '演示到终局',
  theory: '原理',
  copies: '复制与下载',
  everyMove: '无论怎么走，对手都有必胜的应手',
  thenEveryMove: (move) => `${after(move)}，对手怎么走你都有必胜的应手，直到终局。`,

  play: '走这步',
  playMove: (move) => `走这步：${move}`,
  ifTheyPlay: '对手若走',
  answer: '你应走',
  afterMoves: (moves) => after(moves.join('，')),
  leaves: '剩下',
  endsGame: '就此获胜',
  theyLost: '无需应手：这是最后一步，走的一方输',
  noAnswerYet: '有必胜的应手，但尚不知是哪一步',
  replyIs: (move) => `应手：${move}`,
  stepBack: '上一步',
  stepForth: '下一步',
  theyPlay: '对手走',
  theirTurn: '轮到对手走。',
  theyPlayed: (count, move, reply) => `第 ${count} 步，对手：${move}。你的应手：${reply}。`,
  youPlayed: (count, move) => `第 ${count} 步，你：${move}。又是必败态，又轮到对手走。`,
  youEnd: (count, move) => `第 ${count} 步，你：${move}。对手已无路可走，输了。`,
  theyEnd: (count, move) => `第 ${count} 步，对手：${move}。这是最后一步，走的一方输。`,
  orElse: (count) => `或其他 ${count.toLocaleString('zh-Hans')} 种`,
  more: (count) => `另有 ${count} 种`,
  listed: (total, shown) => `共 ${total} 种走法，仅列出前 ${shown} 种。`,
  listedOfMany: (shown) => `仅列出前 ${shown} 种走法。`,
  showMore: (count) => `再显示 ${count} 项`,
  searching: '正在求解…',
  failed: '求解器没有答完就停止了。',
  loading: '正在加载…',
  loadFailed: '解释未能加载。',
  retry: '重试',
  reload: '重新加载',
  emptyPosition: '已空',

  mex: 'SG 值与 mex',
  mexOf: (values, value) => {
    const list = values.map(([each, moves]) => (moves === 1 ? each : `${each}（${moves} 种走法）`));
    return `各走法到达的局面的 SG 值为 ${list.join('、')}。其中没有出现的最小自然数（mex）是 **${value}**，这就是本局面的 SG 值。`;
  },
  mexOfMany: (value, last) =>
    `各走法到达的局面的 SG 值中，0 到 ${last} 全部出现。没有出现的最小自然数（mex）是 **${value}**，这就是本局面的 SG 值。`,
  mexOfNothing: '已无路可走，没有任何值出现：没有出现的最小自然数（mex）是 **0**。',
  mexTruncated: (total, shown) =>
    `要知道缺了哪个数，须有全部走法的值；这里共 ${total} 种走法，仅列出前 ${shown} 种。`,
  larger: '更大',
  nimSumOf: (values, value) =>
    `本局面是若干独立部分的游戏和。各部分 SG 值的异或和为 ${values.join(' ⊕ ')} = **${value}**。`,
  nimSumOfMany: (count, value) =>
    `本局面是 ${count} 个独立部分的游戏和。各部分 SG 值的异或和为 **${value}**。`,

  words: '术语',
  copyExplanation: '复制为 Markdown',
  copySvg: '复制棋盘 SVG',
  downloadSvg: '下载 SVG',
  copied: '已复制',
  copyFailed: '浏览器不允许复制。文本在下方，请选中后自行复制。',
  notMade: '文本生成失败，请重试。',

  markdown: {
    heading: (game) => `${game}：为什么？`,
    position: '局面',
    outcome: '胜负',
    winningMoves: '必胜走法',
    none: '没有',
    perhapsMore: '或许还有其他',
    answersHere: '在这个局面，无论怎么走，对手都有必胜的应手',
    page: '打开这个局面',
    colon: '：',
    comma: '、',
    clause: '，',
    bracketed: (text) => `（${text}）`,
  },

  terms: [
    {
      name: '必败态',
      found: '(?:P-)?必败态|P ?局面',
      meaning:
        '轮到走的一方必败的局面（只要对手不出错）。P 指上一个走的人（previous）获胜：从这里无论怎么走，都走到必胜态。',
    },
    {
      name: '必胜态',
      found: '(?:N-)?必胜态|N ?局面',
      meaning:
        '轮到走的一方能赢的局面。N 指下一个走的人（next）获胜：只要游戏没有结束，总有一步能走到必败态。',
    },
    {
      name: 'SG 值',
      play: 'normal',
      found: '(?:SG|Grundy) ?(?:函数)?值',
      meaning:
        '也叫 Grundy 值：该局面相当于多大的一堆 Nim 石子，等于各走法所到局面的值的 mex。必败态的值恰为 0。',
    },
    {
      name: 'mex',
      play: 'normal',
      found: 'mex',
      meaning: '不在集合中的最小自然数（minimum excludant）。例如 0、1、3 的 mex 是 2。',
    },
    {
      name: '异或和',
      found: '异或和|(?:Nim|尼姆) ?和',
      meaning:
        '也叫 Nim 和，记作 ⊕：二进制的不进位加法，每一位只看 1 的个数是奇是偶。例如 3 ⊕ 5 = 6。',
    },
    {
      name: 'Sprague–Grundy 定理',
      found: 'Sprague[–-]Grundy(?: ?定理)?|SG ?定理',
      meaning:
        '正常规则（走最后一步者胜）下，公平组合游戏的每个局面都相当于一堆 Nim 石子；多个游戏之和相当于这些堆的异或和。',
      play: 'normal',
    },
  ],
};
