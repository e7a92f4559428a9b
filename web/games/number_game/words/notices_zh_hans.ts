import type { NoticeWords } from '../../../i18n/notice_words';
import type { Role, Rule } from '../vocabulary';

export const words: NoticeWords<Role, Rule> = {
  roles: {
    number_count: { noun: '数的个数', counted: (n) => `${n} 个数` },
    number: { noun: '局面中的数', counted: (n) => `${n} 个数` },
  },
  rules: {
    sum_taken: ({ witness, left, right }) =>
      `${witness} = ${left} + ${right}，等号右边的数都已不能再选，因此等号左边的数也不能再选`,
    repeated: ({ witness }) => `${witness} 出现了两次`,
  },
};
