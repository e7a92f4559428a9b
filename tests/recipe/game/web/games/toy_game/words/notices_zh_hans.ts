import type { NoticeWords } from '../../../i18n/notice_words';
import type { Role, Rule } from '../vocabulary';

export const words: NoticeWords<Role, Rule> = {
  roles: {
    toy_game_heap: { noun: '石子数', counted: (n) => `${n} 颗石子` },
    toy_game_amount: { noun: '一次取走的石子数', counted: (n) => `${n} 颗石子` },
  },
  rules: {},
};
