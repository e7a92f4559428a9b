import { dictionary } from '../../i18n/dictionary';
import type { MistakeSentences, TutorialHeadings } from '../../kit/board/mistake_words';
import type { MistakeId } from './vocabulary';
import { words } from './words/mistakes_en';

export const mistakeSentences = dictionary<MistakeSentences<MistakeId>>(words, {
  'zh-Hans': () => import('./words/mistakes_zh_hans'),
  'zh-Hant': () => import('./words/mistakes_zh_hant'),
});

export const tutorialHeadings: TutorialHeadings<MistakeId> = {
  multiples_only: 'mistakes',
  sums_of_two: 'mistakes',
  one_pass: 'semigroups',
  number_alone: 'rules',
  earlier_forgotten: 'semigroups',
  without_20: 'rules',
  misere: 'outcomes',
  greedy: 'mistakes',
  nim: 'outcomes',
  not_restored: 'outcomes',
  win_not_restored: 'outcomes',
  memo_by_count: 'outcomes',
  memo_by_sum: 'outcomes',
  memo_by_places: 'outcomes',
  first_only: 'try',
  no_case_line: 'mistakes',
  ends_at_zero: 'rules',
  last_only: 'try',
  losing_moves: 'outcomes',
};
