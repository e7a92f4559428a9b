import { dictionary } from '../../i18n/dictionary';
import type { MistakeSentences, TutorialHeadings } from '../../kit/board/mistake_words';
import type { MistakeId } from './vocabulary';
import { words } from './words/mistakes_en';

export const mistakeSentences = dictionary<MistakeSentences<MistakeId>>(words, {
  'zh-Hans': () => import('./words/mistakes_zh_hans'),
  'zh-Hant': () => import('./words/mistakes_zh_hant'),
});

export const tutorialHeadings: TutorialHeadings<MistakeId> = {
  even_groups: 'staircase',
  nim_of_distances: 'mistakes',
  distances_to_20: 'mistakes',
  no_jump: 'rules',
  max_plus_one: 'sums',
  any_empty_cell: 'rules',
  movable_rows: 'code',
  options_counted: 'sums',
  piece_parity: 'table',
  outcomes_xored: 'sums',
  '19_cells': 'rules',
  cell_1_left_out: 'rules',
  wrong_end: 'mistakes',
  sum: 'sums',
  first_row_only: 'sums',
  last_row_only: 'sums',
  answers_swapped: 'rules',
  cells_from_0: 'staircase',
  jumps_one: 'mistakes',
  shared_marks: 'mistakes',
  value_kept: 'code',
  cells_kept: 'code',
  cells_of_case_kept: 'code',
  row_alone: 'sums',
  all_moves: 'sums',
  first_only: 'staircase',
  next_cell: 'rules',
  rows_from_0: 'rules',
  cells_printed_from_0: 'rules',
  first_row_left_out: 'sums',
  last_row_left_out: 'sums',
  mex_from_1: 'sums',
  leftmost_only: 'rules',
  odd_value: 'sums',
};
