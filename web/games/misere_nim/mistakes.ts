import { dictionary } from '../../i18n/dictionary';
import type { MistakeSentences, TutorialHeadings } from '../../kit/board/mistake_words';
import type { MistakeId } from './vocabulary';
import { words } from './words/mistakes_en';

export const mistakeSentences = dictionary<MistakeSentences<MistakeId>>(words, {
  'zh-Hans': () => import('./words/mistakes_zh_hans'),
  'zh-Hant': () => import('./words/mistakes_zh_hant'),
});

export const tutorialHeadings: TutorialHeadings<MistakeId> = {
  normal_nim: 'theorem',
  reversed: 'theorem',
  names_swapped: 'rules',
  switch_at_two: 'switch',
  switch_at_nim_sum: 'mistakes',
  switch_at_sum: 'switch',
  switch_at_any_one: 'switch',
  switch_at_first_heap: 'switch',
  switch_at_last_heap: 'switch',
  single_one_only: 'theorem',
  one_heap_wins: 'table',
  one_heap_loses: 'table',
  sum_32_bits: 'code',
  large_heap_wins: 'theorem',
  heap_parity: 'theorem',
  stone_parity: 'rules',
  sum: 'table',
  last_heap_left_out: 'code',
  '32_bits': 'code',
  empty_loses: 'table',
  nim_sum_kept: 'code',
  flag_kept: 'code',
  t_taken_for_count: 'rules',
  late_switch: 'switch',
  takes_nim_sum: 'proof',
  whole_heap: 'rules',
  largest_only: 'proof',
  first_only: 'exercises',
  heaps_from_0: 'try',
  stones_left: 'try',
  amount_first: 'try',
  switch_at_equal_heaps: 'switch',
  ones_always_lose: 'table',
  ones_always_win: 'table',
  odd_nim_sum: 'theorem',
  first_heap_left_out: 'code',
  ones_left_out: 'theorem',
  equal_heaps_once: 'theorem',
  no_else: 'code',
  one_stone_less: 'theorem',
};
