import type { FrameSentences } from './frame_sentences.ts';

export const frameZhHant: FrameSentences = {
  games: '遊戲',
  site: '網站',
  learn: '教學',
  embed: '嵌入',
  records: '紀錄',
  source: '原始碼',
  language: '語言',
  theme: '外觀',
  themes: { system: '跟隨系統', light: '淺色', dark: '深色' },
  privacy: '所有計算都在這個瀏覽器裡完成，貼上的內容不會上傳。',
};
