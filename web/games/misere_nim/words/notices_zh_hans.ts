import type { NoticeWords } from '../../../i18n/notice_words';
import type { Role, Rule } from '../vocabulary';

export const words: NoticeWords<Role, Rule> = {
  roles: {
    heap_count: { noun: '堆数', counted: (n) => `${n} 堆` },
    heap: { noun: '一堆的石子数', counted: (n) => `${n} 堆` },
    amount: { noun: '取走的石子数', counted: (n) => `${n} 颗石子` },
  },
  rules: {},
};
