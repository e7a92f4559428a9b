// The words of wasm/core/chosen_numbers.hpp, which both games have.
import type { NoticeWords } from '../../i18n/notice_words';

export const words: NoticeWords<'number_count' | 'number', 'sum_taken'> = {
  roles: {
    number_count: { noun: '数的个数', counted: (n) => `${n} 个数` },
    number: { noun: '局面中的数', counted: (n) => `${n} 个数` },
  },
  rules: {
    sum_taken: ({ witness, left, right }) =>
      `${witness} = ${left} + ${right}，等号右边的数都已不能再选，因此等号左边的数也不能再选`,
  },
};
