import { dictionary } from '../../i18n/dictionary';
import type { MistakeSentences, TutorialHeadings } from '../../kit/board/mistake_words';
import type { MistakeId } from './vocabulary';
import { words } from './words/mistakes_en';

export const mistakeSentences = dictionary<MistakeSentences<MistakeId>>(words, {
  'zh-Hans': () => import('./words/mistakes_zh_hans'),
  'zh-Hant': () => import('./words/mistakes_zh_hant'),
});

export const tutorialHeadings: TutorialHeadings<MistakeId> = {
  nim: 'rules',
  equal_heaps_lose: 'rules',
  one_stone: 'rules',
  no_swap: 'mistakes',
  first_heap_compared: 'mistakes',
  larger_heap_compared: 'mistakes',
  short_table: 'floating-point',
  float: 'floating-point',
  double: 'floating-point',
  long_double: 'floating-point',
  rounded_ratio: 'floating-point',
  few_digits: 'floating-point',
  nearest: 'golden-ratio',
  rounded_up: 'golden-ratio',
  off_by_one: 'table',
  ratio_of_heaps: 'golden-ratio',
  '32_bits': 'exact',
  empty_wins: 'table',
  empty_heap_loses: 'table',
  answers_swapped: 'rules',
  ends_at_zeros: 'rules',
  first_pair_only: 'rules',
  t_taken_for_heap: 'rules',
  heap_taken_for_t: 'rules',
  plain_nim: 'rules',
  no_diagonal: 'mistakes',
  larger_heap_only: 'theorem',
  first_only: 'exercises',
  heaps_left: 'try',
  sorted_heaps: 'try',
  smaller_heap: 'table',
  both_numbers: 'table',
  no_list: 'table',
  plays_nim: 'rules',
  takes_one: 'theorem',
  whole_ratio: 'golden-ratio',
  carry_lost: 'exact',
  tolerant: 'golden-ratio',
};
