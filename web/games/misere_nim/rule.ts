import type { Text } from '../../i18n/language';

export const rule: Text = {
  en: 'Heaps of stones. Take any number from one heap. Whoever takes the last stone loses.',
  'zh-Hans': '有若干堆石子，每步从一堆中取任意多颗。取到最后一颗石子的一方输。',
};
