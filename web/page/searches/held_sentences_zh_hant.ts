import type { HeldSentences } from './held_sentences_en';

export const words: HeldSentences = {
  held: (memory) => `搜尋佔用 ${memory} 記憶體。`,
  lost: '瀏覽器沒有儲存搜尋結果，關閉頁面後會遺失。',
  free: '釋放',
  meaning: '已解出的局面會保留；停止過的搜尋將從頭開始。',
};
