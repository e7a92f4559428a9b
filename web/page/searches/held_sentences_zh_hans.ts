import type { HeldSentences } from './held_sentences_en';

export const words: HeldSentences = {
  held: (memory) => `搜索占用 ${memory} 内存。`,
  lost: '浏览器没有保存搜索结果，关闭页面后会丢失。',
  free: '释放',
  meaning: '已解出的局面会保留；停止过的搜索将从头开始。',
};
