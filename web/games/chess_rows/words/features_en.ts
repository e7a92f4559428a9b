// The words for what can be said about a position of Chess, by which the desk says when a program is wrong.
import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  rows: 'the number of rows',
  loses: {
    holds: 'the player to move loses',
    fails: 'the player to move wins',
    hint: 'Does the program ever answer that the player to move loses?',
  },
  jump: {
    holds: 'a piece can jump over another',
    fails: 'no piece can jump over another',
    hint: 'A piece moves to the first empty cell on its right, over all pieces between.',
  },
  no_move: {
    holds: 'no piece can move',
    fails: 'a piece can move',
    hint: 'The player who cannot move loses.',
  },
  empty_row: {
    holds: 'a row is empty',
    fails: 'no row is empty',
    hint: 'An empty row has the value 0.',
  },
  full_row: { holds: 'a row is full', fails: 'no row is full' },
  equal_rows: {
    holds: 'two rows are equal',
    fails: 'no two rows are equal',
    hint: 'Two equal rows cancel each other.',
  },
  last_cell: { holds: 'a piece is on cell 20', fails: 'no piece is on cell 20' },
  first_cell: { holds: 'a piece is on cell 1', fails: 'no piece is on cell 1' },
  most_pieces: 'the largest number of pieces in a row',
  largest_value: 'the largest Grundy value of a row',
  value: 'the Grundy value',
};
