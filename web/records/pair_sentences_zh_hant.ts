import type { PairSentences } from './pair_sentences_en';

export const words: PairSentences = {
  lead: '表中是已經算出的數對 {m, n}：最大可選數不超過 460 的互質數對；最大公因數為 2、各取一半後最大間隙不超過 110 的數對；以及不超過 30 的其餘數對。2 和 3 兩列略去：那裡只有 3 和 2 能贏。格子裡寫著最小的必勝走法；指向格子或用方向鍵移動，可以看到其餘內容。',
  counted: (pairs, complete, lost, fresh) =>
    `共 ${pairs} 個數對，其中 ${complete} 個已知全部必勝走法，這當中有 ${lost} 個是必敗態（P）。有 ${fresh} 個答案，就我們所知尚未發表過。`,
  grid: '數對的必勝走法：列是較小的數，欄是較大的數',
  legend: {
    lost: '怎麼走都輸',
    won: '最小的必勝走法',
    partial: '可能還有別的必勝走法',
    unknown: '尚未判定',
    fresh: '就我們所知尚未發表',
  },
  lost: 'P：怎麼走都輸',
  unknown: '尚未判定',
  wins: (moves) => `N：${moves}`,
  someWin: (moves) => `N：${moves}，可能還有`,
  someMove: 'N：有必勝走法，但不知道是哪一步',
  reasons: {
    table: '小局面全部算出',
    search: '搜尋之後的各個局面',
    quiet_end: '安靜終局定理，餘下的應手逐個判定',
    odd_recurrence: '奇數的遞迴',
    reply: '已知有必勝的應手',
    hutchings_prime: 'Hutchings 定理',
    hutchings_gcd: 'Hutchings 定理',
    hutchings_opening: 'Hutchings 定理',
    hutchings_pair: 'Hutchings 定理',
    ender: '策略竊取',
    blok_sicherman: '引自 Blok 和 Sicherman',
    no_theorem: '沒有適用的定理',
    too_long: '搜尋耗時太長',
  },
  open: '在棋盤上開啟',
  download: '下載此表',
  sources: '就我們所知，以前發表過的有（其中有些我們未能讀到原文）：',
  works: {
    list: 'George Sicherman 的 {m, n} 必勝走法清單，據說到 {15, 26} 為止',
    blok: 'Thomas Blok 對所有含有不超過 10 的數（2021）或含有 14（2022）的偶數局面的分析',
    opening: 'rudi-cilibrasi/sylver-coinage（2026）中，對 16 之後不超過 36 的各步的應手',
  },
  fresh: '就我們所知尚未發表',
};
