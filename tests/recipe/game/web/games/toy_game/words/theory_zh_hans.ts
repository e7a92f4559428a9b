import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  remainder: (heap, remainder) => `**${heap}** 除以 4 余 **${remainder}**。`,
  lost: '无论取几颗，对手总能再次留下 4 的倍数。',
  won: (amount) => `取 **${amount}** 颗，留下 4 的倍数。`,
  picture: '4 的倍数是必败态。',
  terms: [{ name: '4 的倍数', found: '4 ?的倍数', meaning: '能被 4 整除、没有余数的数。' }],
  outcome: { P: '先手必败。', N: '先手必胜。' },
};
