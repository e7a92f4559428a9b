import { frameZhHans } from '../i18n/frame_zh_hans';
import type { VerifySentences } from './sentences_en';

export const words: VerifySentences = {
  frame: frameZhHans,
  title: '自己验证',
  lead: '不必轻信求解器。本页在你的浏览器里，让另一个程序求出同样的答案，并逐个局面比较。',
  howTo:
    '第二个程序是另一个 WebAssembly 模块，与求解器没有任何共用代码。它枚举每一步走法，只用本页检验过的定理。每一项要么比较完全部局面，要么在第一处分歧停下。',
  beyond: '数字游戏：超过 20（Sylver Coinage）',
  topics: {
    number_game_text: [
      '全部可能出现的局面（文本输入）',
      '比较全部必胜走法。第二个程序把每一局都走到终局。',
    ],
    number_game_board: [
      '同样的局面（棋盘）',
      '比较胜负、SG 值和全部必胜走法。SG 值按定义求出，即后继局面都没有取到的最小自然数。',
    ],
    chess_rows_text: [
      '单行 12 格的全部局面（文本输入）',
      '比较全部必胜走法。第二个程序由后继局面的值求出每个局面的值。',
    ],
    chess_rows_board: ['同样的局面（棋盘）', '比较胜负、SG 值和全部必胜走法，方法同上。'],
    chess_rows_samples: [
      '抽样：一至四行、每行 20 格的棋盘',
      '比较全部必胜走法。第二个程序把各行的值作异或，这一点由下一项检验。',
    ],
    chess_rows_sums: [
      '两行、每行 6 格的全部棋盘',
      '比较胜负。第二个程序搜索整局游戏，不用 SG 值，也不用异或。',
    ],
    wythoff_outcomes: [
      '两堆都不超过 1,000 的全部局面（文本输入）',
      '按定义比较胜负：没有一步能走到必败态的局面就是必败态。不用黄金分割。',
    ],
    wythoff_text: ['两堆都不超过 150 的全部局面（文本输入）', '比较全部必胜走法，定义同上。'],
    wythoff_board: [
      '两堆都不超过 60 的全部局面（棋盘）',
      '比较胜负、SG 值和全部必胜走法。SG 值按定义求出，即后继局面都没有取到的最小自然数。',
    ],
    misere_nim_text: [
      '至多六堆、每堆至多八颗（文本输入）',
      '比较全部必胜走法。第二个程序枚举每一步，不用异或和。',
    ],
    misere_nim_board: ['同样的石堆（棋盘）', '比较胜负和全部必胜走法，方法同上。'],
    sylver_pairs: [
      '最大可选数不超过 200 的互素数对',
      '比较全部必胜走法。这里暴力枚举永远算不完，所以对照的是另一个程序算出的表；190 以内还有第三个程序得出同样的结果。',
    ],
    sylver_published: [
      '已发表的局面',
      '比较胜负。对照的是他人发表的结果：维基百科，以及 rudi-cilibrasi/sylver-coinage 的纪录册和笔记。需要几分钟。',
    ],
    sylver_long_pairs: [
      '最大可选数超过 200 的互素数对',
      '比较全部必胜走法，对照的是同一张表。需要几分钟。',
    ],
  },

  checkAll: '全部验证',
  check: '验证',
  again: '再次验证',
  stop: '停止',
  stopAll: '全部停止',
  positions: (count) => `${count} 个局面`,
  waiting: '等待中',
  progress: (compared, total) => `${compared} / ${total}`,
  agree: (count, time) => `${count} 个全部一致（${time}）`,
  stopped: (compared, total) => `已停止，比较了 ${compared} / ${total} 个，均一致`,
  differ: (number) => `第 ${number} 个局面有分歧`,
  failed: (reason) => `运行失败：${reason}`,
  position: '局面',
  nothingLeft: '什么都不剩',
  solver: '求解器',
  second: '第二个程序',
  nothing: '无',
  total: (compared, total) => `已比较 ${compared} / ${total} 个局面`,
  agreeSoFar: '已比较的全部一致',
  allAgree: '全部一致',
  disagreements: (count) => `分歧：${count} 处`,

  limitsTitle: '这不能证明什么',
  limits: [
    '两个程序出自同一批人，规则也只读过一遍。如果规则理解错了，两个程序会一起错。能说明理解无误的，只有各题目的样例。',
    '比较的只有列出的局面。更大的局面，求解器依靠的是教程中证明或注明出处的定理，以及仓库里的测试。',
    '对于 Sylver Coinage，对照的是一张表。一致只说明不同的程序得出了同样的结果。由搜索得出的答案另有证明：棋盘上方的“证明”按钮会写出它，几百行的程序就能在网页或终端里验证它。',
    '两个模块和本页来自同一台服务器。要排除这一点，请从源码自行构建，并与下面的哈希值比对。',
  ],
  speed: {
    title: '在这里有多快？',
    lead: '求解器在你的浏览器里为每个游戏解答 6 MB 文本输入，各做五次；每次之后，浏览器把同样的字节复制一遍。任何要读完输入的程序都不可能比复制更快。表中是中位数；同时有别的程序在运行时，数字会偏低。',
    measure: '测速',
    stop: '停止测速',
    columns: ['游戏', '求解', '复制', '比值'],
  },
  buildTitle: '这里运行的是什么',
  build: (build) => `Impartial ${build}。同样的源码和编译器得到同样的字节。SHA-256：`,
  modules: {
    positions: '求解器：棋盘',
    judge: '求解器：文本输入',
    search: '求解器：超过 20',
    oracle: '第二个程序',
  },
  noHash: '未知：浏览器只在安全页面上计算哈希值，或者文件没有取到',
};
