import type { GameNoticeWords } from '../../i18n/notice_words';

export const noticeWords: GameNoticeWords = {
  'zh-Hans': {
    roles: {
      toy_game_heap: { noun: '石子数', counted: (n) => `${n} 颗石子` },
      toy_game_amount: { noun: '一次取走的石子数', counted: (n) => `${n} 颗石子` },
    },
    rules: {},
  },
  'zh-Hant': {
    roles: {
      toy_game_heap: { noun: '石子數', counted: (n) => `${n} 顆石子` },
      toy_game_amount: { noun: '一次取走的石子數', counted: (n) => `${n} 顆石子` },
    },
    rules: {},
  },
};
