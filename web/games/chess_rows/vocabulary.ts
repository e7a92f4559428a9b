// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const roles = [
  'row_count',
  'row',
  'piece_count',
  'cell',
] as const;
export type Role = (typeof roles)[number];

export const rules = [
  'shared_cell',
] as const;
export type Rule = (typeof rules)[number];

export const factKeys = [
  'rows',
] as const;
export type FactKey = (typeof factKeys)[number];

export const mistakeIds = [
  'even_groups',
  'nim_of_distances',
  'distances_to_20',
  'no_jump',
  'any_empty_cell',
  'max_plus_one',
  'options_counted',
  'piece_parity',
  'mex_from_1',
  'leftmost_only',
  'movable_rows',
  'outcomes_xored',
  '19_cells',
  'cell_1_left_out',
  'wrong_end',
  'sum',
  'first_row_only',
  'last_row_only',
  'first_row_left_out',
  'last_row_left_out',
  'cells_of_case_kept',
  'cells_kept',
  'value_kept',
  'answers_swapped',
  'cells_from_0',
  'odd_value',
  'jumps_one',
  'shared_marks',
  'row_alone',
  'all_moves',
  'first_only',
  'next_cell',
  'rows_from_0',
  'cells_printed_from_0',
] as const;
export type MistakeId = (typeof mistakeIds)[number];

export const featureIds = [
  'rows',
  'loses',
  'jump',
  'no_move',
  'empty_row',
  'full_row',
  'equal_rows',
  'last_cell',
  'first_cell',
  'most_pieces',
  'largest_value',
  'value',
] as const;
export type FeatureId = (typeof featureIds)[number];
