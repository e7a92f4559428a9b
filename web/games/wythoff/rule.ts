import type { Text } from '../../i18n/language';

export const rule: Text = {
  en: 'Two heaps of stones. Take any number from one heap, or the same number from both. Whoever takes the last stone wins.',
  'zh-Hans':
    '有两堆石子。每步可从一堆中取任意多颗，或从两堆中取同样多颗。取到最后一颗石子的一方胜。',
};
