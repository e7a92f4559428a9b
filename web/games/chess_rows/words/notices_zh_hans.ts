import type { NoticeWords } from '../../../i18n/notice_words';
import type { Role, Rule } from '../vocabulary';

export const words: NoticeWords<Role, Rule> = {
  roles: {
    piece_count: { noun: '该行的棋子数', counted: (n) => `${n} 枚棋子` },
    cell: { noun: '棋子所在的格', counted: (n) => `${n} 枚棋子` },
    row_count: { noun: '行数', counted: (n) => `${n} 行` },
    row: { noun: '行', counted: (n) => `${n} 行` },
  },
  rules: {
    shared_cell: ({ witness }) => `第 ${witness} 格上有两枚棋子`,
  },
};
