import type { FrameSentences } from './frame_sentences.ts';

export const frameEn: FrameSentences = {
  games: 'Games',
  site: 'Site',
  learn: 'Learn',
  embed: 'Embed',
  records: 'Records',
  source: 'Source',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  privacy: 'Everything is computed in this browser; nothing you paste leaves it.',
};
