import type { Text } from '../../i18n/language';

export const rule: Text = {
  en: 'The players take turns choosing a number above 1. Chosen numbers and their sums (repeats allowed) cannot be chosen again. Whoever cannot choose loses.',
  'zh-Hans':
    '两人轮流选一个大于 1 的数。已选的数，以及它们相加（可重复）所得的数，都不能再选。轮到谁时已没有数可选，谁就输。',
};
