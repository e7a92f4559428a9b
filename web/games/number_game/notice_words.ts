import type { GameNoticeWords } from '../../i18n/notice_words';

export const noticeWords: GameNoticeWords = {
  'zh-Hans': {
    roles: {
      number_count: { noun: '数的个数', counted: (n) => `${n} 个数` },
      number: { noun: '局面中的数', counted: (n) => `${n} 个数` },
    },
    rules: {
      sum_taken: ({ witness, left, right }) =>
        `${witness} = ${left} + ${right}，等号右边的数都已不能再选，因此等号左边的数也不能再选`,
      repeated: ({ witness }) => `${witness} 出现了两次`,
    },
  },
  'zh-Hant': {
    roles: {
      number_count: { noun: '數的個數', counted: (n) => `${n} 個數` },
      number: { noun: '局面中的數', counted: (n) => `${n} 個數` },
    },
    rules: {
      sum_taken: ({ witness, left, right }) =>
        `${witness} = ${left} + ${right}，等號右邊的數都已不能再選，因此等號左邊的數也不能再選`,
      repeated: ({ witness }) => `${witness} 出現了兩次`,
    },
  },
};
