import type { Text } from '../../i18n/language';

export const rule: Text = {
  en: 'Rows of 20 cells with pieces. A move takes one piece to the next empty cell on its right, over any pieces between. Whoever cannot move loses.',
  'zh-Hans':
    '每行 20 格，放有若干棋子。每步把一枚棋子移到它右边最近的空格，中间的棋子可以越过。无法移动的一方输。',
};
