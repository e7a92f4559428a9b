import { learning } from './frame_sentences.ts';
import type { FrameSentences } from './frame_sentences.ts';

export const frameEn: FrameSentences = {
  games: 'Games',
  rule: 'Rule of the game',
  site: 'Site',
  learn: learning.en,
  embed: 'Embed',
  source: 'Source',
  licences: 'Licences',
  report: 'Report a mistake',
  checked: (positions) => `Checked: ${positions} positions`,
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  privacy: 'Everything is computed in this browser; nothing you paste leaves it.',
};
