import type { PairSentences } from './pair_sentences_en';

export const words: PairSentences = {
  lead: '表中是已经算出的数对 {m, n}：最大可选数不超过 460 的互素数对；最大公约数为 2、各取一半后最大间隙不超过 110 的数对；以及不超过 30 的其余数对。2 和 3 两行略去：那里只有 3 和 2 能赢。格子里写着最小的必胜走法；指向格子或用方向键移动，可以看到其余内容。',
  counted: (pairs, complete, lost, fresh) =>
    `共 ${pairs} 个数对，其中 ${complete} 个已知全部必胜走法，这当中有 ${lost} 个是必败态（P）。有 ${fresh} 个答案，就我们所知尚未发表过。`,
  grid: '数对的必胜走法：行是较小的数，列是较大的数',
  legend: {
    lost: '怎么走都输',
    won: '最小的必胜走法',
    partial: '可能还有别的必胜走法',
    unknown: '尚未判定',
    fresh: '就我们所知尚未发表',
  },
  lost: 'P：怎么走都输',
  unknown: '尚未判定',
  wins: (moves) => `N：${moves}`,
  someWin: (moves) => `N：${moves}，可能还有`,
  someMove: 'N：有必胜走法，但不知道是哪一步',
  reasons: {
    table: '小局面全部算出',
    search: '搜索之后的各个局面',
    quiet_end: '安静终局定理，余下的应手逐个判定',
    odd_recurrence: '奇数的递推',
    reply: '已知有必胜的应手',
    hutchings_prime: 'Hutchings 定理',
    hutchings_gcd: 'Hutchings 定理',
    hutchings_opening: 'Hutchings 定理',
    hutchings_pair: 'Hutchings 定理',
    ender: '策略窃取',
    blok_sicherman: '引自 Blok 和 Sicherman',
    no_theorem: '没有适用的定理',
    too_long: '搜索耗时太长',
  },
  open: '在棋盘上打开',
  download: '下载此表',
  sources: '就我们所知，以前发表过的有（其中有些我们未能读到原文）：',
  works: {
    list: 'George Sicherman 的 {m, n} 必胜走法列表，据说到 {15, 26} 为止',
    blok: 'Thomas Blok 对所有含有不超过 10 的数（2021）或含有 14（2022）的偶数局面的分析',
    opening: 'rudi-cilibrasi/sylver-coinage（2026）中，对 16 之后不超过 36 的各步的应手',
  },
  fresh: '就我们所知尚未发表',
};
