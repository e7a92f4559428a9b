import type { Text } from '../../i18n/language';

export const rule: Text = {
  en: 'Type a rule for heaps of stones. Whoever cannot move loses.',
  'zh-Hans': '写下取石子的规则。无法移动的一方输。',
};
