import type { NoticeWords } from '../../../i18n/notice_words';
import type { Role, Rule } from '../vocabulary';

export const words: NoticeWords<Role, Rule> = {
  roles: {
    first_heap: { noun: '第一堆的石子数', counted: (n) => `${n} 堆` },
    second_heap: { noun: '第二堆的石子数', counted: (n) => `${n} 堆` },
    amount: { noun: '取走的石子数', counted: (n) => `${n} 颗石子` },
    cold_pair: { noun: '必败态', counted: (n) => `${n} 对必败态` },
  },
  rules: {},
};
