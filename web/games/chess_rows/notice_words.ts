import type { GameNoticeWords } from '../../i18n/notice_words';

export const noticeWords: GameNoticeWords = {
  'zh-Hans': {
    roles: {
      piece_count: { noun: '该行的棋子数', counted: (n) => `${n} 枚棋子` },
      cell: { noun: '棋子所在的格', counted: (n) => `${n} 枚棋子` },
      row_count: { noun: '行数', counted: (n) => `${n} 行` },
      row: { noun: '行', counted: (n) => `${n} 行` },
    },
    rules: {
      shared_cell: ({ witness }) => `第 ${witness} 格上有两枚棋子`,
    },
  },
  // In Taiwan a row of the board is 列, and a line of text 行.
  'zh-Hant': {
    roles: {
      piece_count: { noun: '該列的棋子數', counted: (n) => `${n} 枚棋子` },
      cell: { noun: '棋子所在的格', counted: (n) => `${n} 枚棋子` },
      row_count: { noun: '列數', counted: (n) => `${n} 列` },
      row: { noun: '列', counted: (n) => `${n} 列` },
    },
    rules: {
      shared_cell: ({ witness }) => `第 ${witness} 格上有兩枚棋子`,
    },
  },
};
