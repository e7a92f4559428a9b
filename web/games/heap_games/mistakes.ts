import { dictionary } from '../../i18n/dictionary';
import type { MistakeSentences, TutorialHeadings } from '../../kit/board/mistake_words';
import type { MistakeId } from './vocabulary';
import { words } from './words/mistakes_en';

export const mistakeSentences = dictionary<MistakeSentences<MistakeId>>(words, {
  'zh-Hans': () => import('./words/mistakes_zh_hans'),
  'zh-Hant': () => import('./words/mistakes_zh_hant'),
});

export const tutorialHeadings: TutorialHeadings<MistakeId> = {
  names_swapped: 'p_and_n#outcomes',
  first_30: 'take_and_break#mistakes',
  sizes_xored: 'mistakes',
  every_heap_p: 'mistakes',
  values_added: 'sums',
  last_heap_left_out: 'sums',
  mod_m: 'p_and_n#mistakes',
  last_loses: 'p_and_n#games',
  only_at_once: 'p_and_n#outcomes',
  stone_parity: 'p_and_n#by-hand',
  without_one: 'code',
  up_to_3: 'p_and_n#exercises',
  short_list: 'code',
  unsorted_set: 'mistakes',
  exceptions_ignored: 'take_and_break#mistakes',
  set_kept: 'mistakes',
  from_zero: 'p_and_n#strip',
  normal_play: 'p_and_n#exercises',
  below_p: 'p_and_n#no-trick',
  zero_loses: 'p_and_n#exercises',
  from_one: 'p_and_n#no-trick',
  last_wins: 'misere_nim#theorem',
  always_reversed: 'misere_nim#theorem',
  switch_at_two: 'misere_nim#switch',
  switch_at_first: 'misere_nim#switch',
  switch_at_last: 'misere_nim#switch',
  single_one_only: 'misere_nim#theorem',
  row_parity: 'misere_nim#theorem',
  equal_halves: 'mistakes',
  empty_part: 'splits',
  short_table: 'take_and_break#mistakes',
  mod_3_is_1: 'take_and_break#guessing',
  odd_quarter: 'take_and_break#mistakes',
  odd_zero: 'take_and_break#mistakes',
  value_in_byte: 'code',
  row_not_ring: 'take_and_break#mistakes',
  mod_3: 'take_and_break#mistakes',
  k_ignored: 'take_and_break#theorem',
  k_always: 'take_and_break#theorem',
  k_rest_forgotten: 'take_and_break#theorem',
};
