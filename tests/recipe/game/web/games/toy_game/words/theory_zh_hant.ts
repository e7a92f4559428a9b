import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  remainder: (heap, remainder) => `**${heap}** 除以 4 餘 **${remainder}**。`,
  lost: '無論取幾顆，對手總能再次留下 4 的倍數。',
  won: (amount) => `取 **${amount}** 顆，留下 4 的倍數。`,
  picture: '4 的倍數是必敗態。',
  terms: [{ name: '4 的倍數', found: '4 ?的倍數', meaning: '能被 4 整除、沒有餘數的數。' }],
  outcome: { P: '先手必敗。', N: '先手必勝。' },
};
