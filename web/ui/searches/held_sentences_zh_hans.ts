import type { HeldSentences } from './held_sentences_en';

export const words: HeldSentences = {
  held: (memory) => `搜索占用 ${memory} 内存。`,
  free: '释放',
  meaning: '已解出的局面会保留；停止过的搜索将从头开始。',
};
