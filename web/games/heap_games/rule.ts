import type { Text } from '../../i18n/language';

export const rule: Text = {
  en: 'Heaps of stones, and a rule that you type. A move changes one heap as the rule says. Whoever cannot move loses.',
  'zh-Hans': '有若干堆石子，规则由你写。每步按规则改变一堆。无法再走的一方输。',
};
