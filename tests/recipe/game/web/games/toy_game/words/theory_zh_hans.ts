import type { TheorySentences } from './theory_en';

export const words: TheorySentences = {
  lost: (heap) => `**${heap}** 是 4 的倍数：怎么取都不再是 4 的倍数，而对手总能再取到 4 的倍数。`,
  won: (heap, remainder, amount) =>
    `**${heap}** 除以 4 余 **${remainder}**：取 ${amount} 颗，剩下 4 的倍数。`,
  multiples: '**必败态（P）**就是 4 的倍数：一步与它的应手合起来总可以取 4 颗。',
  picture: '4 的倍数是必败态。',
  terms: [{ name: '4 的倍数', found: '4 ?的倍数', meaning: '能被 4 整除、没有余数的数。' }],
  outcome: { P: '先手必败。', N: '先手必胜。' },
};
