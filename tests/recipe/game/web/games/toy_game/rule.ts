import type { Text } from '../../i18n/language';

export const rule: Text = {
  en: 'A heap of stones. Take one, two or three of them. Whoever cannot move loses.',
  'zh-Hans': '有一堆石子，每步取一到三颗。无法再取的一方输。',
};
