// The words for the known mistakes at Chess.
import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  even_groups: {
    title: 'The wrong stairs',
    sentences:
      'The program takes the nim-sum of every other group of pieces, beginning with stair 0, the pieces right of the last empty cell. These pieces cannot move: the groups that count are those on the stairs 1, 3, 5 and so on.',
  },
  nim_of_distances: {
    title: 'Each piece as a heap of Nim',
    sentences:
      'The program takes each piece for a heap of as many stones as there are empty cells on its right. A move goes to the first empty cell and no farther: one piece on 18 has two single steps to go, so the player to move loses.',
  },
  distances_to_20: {
    title: 'Each piece as its distance to cell 20',
    sentences:
      'The program takes each piece for a heap of as many stones as there are cells on its right, occupied ones too. A move goes to the first empty cell and no farther: one piece on 18 has two single steps to go, so the player to move loses.',
  },
  no_jump: {
    title: 'No jumps',
    sentences:
      'The program lets a piece move only if the next cell is empty. A piece jumps over all pieces in its way to the first empty cell on its right: in 18 19 the piece on 18 moves to 20.',
  },
  max_plus_one: {
    title: 'The maximum and 1, not the mex',
    sentences:
      'The program adds 1 to the largest Grundy value of an option. The Grundy value is the mex, the least number that no option has: the only option of the row 18 has the value 1, so the value of this row is 0.',
  },
  any_empty_cell: {
    title: 'Moves to any empty cell',
    sentences:
      'The program lets a piece move to any empty cell on its right, which is another game (Welter’s). A piece moves to the nearest empty cell on its right: in 1 2 the piece on cell 1 goes to cell 3, and nowhere else.',
  },
  movable_rows: {
    title: 'Every row that can move counts 1',
    sentences:
      'The program takes the value 1 for each row in which a piece can move. That happens if the table of Grundy values is filled before the values of the options are known: fill it from the rows whose pieces are far to the right.',
  },
  options_counted: {
    title: 'The number of moves, not the mex',
    sentences:
      'The program takes the number of moves of a row for its Grundy value. The Grundy value is the mex of the values of the options: the row 18 has 1 move, but the value 0.',
  },
  piece_parity: {
    title: 'Only the number of pieces counts',
    sentences:
      'The program says that an odd number of pieces wins. It matters where the pieces stand: a single piece on 20 cannot move, and the player to move loses.',
  },
  outcomes_xored: {
    title: 'Rows won, not Grundy values',
    sentences:
      'The program counts the rows that are won alone, and says that an odd number of them wins. The Grundy values are needed: both rows of 18 19 / 19 are won alone, but their values 2 and 1 have the nim-sum 3, so the player to move wins.',
  },
  '19_cells': {
    title: 'A row of 19 cells',
    sentences:
      'The program stops at cell 19 and leaves out cell 20. A row has 20 cells: a piece on 19 can move to 20.',
  },
  cell_1_left_out: {
    title: 'Cell 1 is left out',
    sentences:
      'The program begins at cell 2, so it does not see a piece on cell 1. The cells of a row are those from 1 to 20.',
  },
  wrong_end: {
    title: 'The wrong end',
    sentences:
      'The program counts the empty cells from the left, as if the pieces moved to the left. The pieces move to the right, so the staircase begins at the right end: a piece on 20 cannot move at all.',
  },
  sum: {
    title: 'Grundy values added',
    sentences:
      'The program adds the Grundy values of the rows, so a single value above 0 seems to win. Their nim-sum decides: both rows of 19 / 19 have the value 1, the nim-sum is 0, and the player to move loses.',
  },
  first_row_only: {
    title: 'Only the first row',
    sentences:
      'The program decides by the first row alone. A move may be made in any row, so all rows count: 20 / 19 is won by a move in its second row.',
  },
  last_row_only: {
    title: 'Only the last row',
    sentences:
      'The program sets its value to 0 before each row, so only the last row is left. The nim-sum goes over all rows of a case: 19 / 20 is won by a move in its first row.',
  },
  answers_swapped: {
    title: 'YES and NO swapped',
    sentences:
      'The program prints `NO` for a win and `YES` for a loss. `YES` means that Alice, who moves first, wins.',
  },
  cells_from_0: {
    title: 'Cells counted from 0',
    sentences:
      'The program has cells from 0 to 20, so there seems to be an empty cell behind cell 20. The cells are those from 1 to 20: an empty cell too many at the right end lifts each group of pieces by one stair.',
  },
  jumps_one: {
    title: 'Jumps over one piece only',
    sentences:
      'The program lets a piece jump over at most 1 piece. It jumps over all pieces in its way: in 17 18 19 the piece on 17 moves to 20.',
  },
  shared_marks: {
    title: 'One array of marks for all depths',
    sentences:
      'The program marks the values of the options in an array that all depths of the recursion share, so the inner calls spoil the marks. Each call needs marks of its own: the options of the row 17 18 have the values 1 and 2, so its value is 0.',
  },
  value_kept: {
    title: 'The value is not reset',
    sentences:
      'The program does not set its nim-sum to 0 before the next case, so the rows of earlier cases still count. Each case begins with nim-sum 0.',
  },
  cells_kept: {
    title: 'The cells are not cleared',
    sentences:
      'The program does not clear the cells before the next row, so the pieces of earlier rows stay there. Each row begins with empty cells.',
  },
  cells_of_case_kept: {
    title: 'The cells are cleared once a case',
    sentences:
      'The program clears the cells before each case, but not before each row, so the pieces of earlier rows stay in the later ones. Each row begins with empty cells.',
  },
  row_alone: {
    title: 'The row by itself',
    sentences:
      'The program takes a move to win if it leaves its own row with the Grundy value 0. The other rows count as well: the nim-sum of all rows must become 0.',
  },
  all_moves: {
    title: 'Every legal move',
    sentences:
      'The program lists every legal move. Only those that make the nim-sum 0 win: in 18 19 that is `1:18>20`, and after `1:19>20` the opponent wins.',
  },
  first_only: {
    title: 'Only the first winning move',
    sentences:
      'The program stops at the first winning move that it finds. All of them must be listed: 16 17 19 / 18 19 has `1:17>18` and `2:19>20`.',
  },
  next_cell: {
    title: 'A jump written as a step',
    sentences:
      'The program writes each move as one to the next cell, even if it is a jump. A move ends on the cell where the piece lands: in 18 19 the piece on 18 makes the move `1:18>20`.',
  },
  rows_from_0: {
    title: 'Rows counted from 0',
    sentences: 'The program counts the rows from 0. In a move `row:from>to` the first row is 1.',
  },
  cells_printed_from_0: {
    title: 'Cells printed from 0',
    sentences:
      'The program prints the cells of a move as its array counts them, from 0 to 19. In a move `row:from>to` the cells are those from 1 to 20.',
  },
  first_row_left_out: {
    title: 'The first row is left out',
    sentences:
      'The program leaves the first row out, because its loop begins too late. A move may be made in any row, so all rows count: 19 / 20 is won by a move in its first row.',
  },
  last_row_left_out: {
    title: 'The last row is left out',
    sentences:
      'The program leaves the last row out, because its loop ends too early. A move may be made in any row, so all rows count: 20 / 19 is won by a move in its last row.',
  },
  mex_from_1: {
    title: 'The mex from 1',
    sentences:
      'The program looks for the mex from 1 on, so that no row has the Grundy value 0. A row in which nothing can move has the value 0: the mex is the smallest number from 0 on that no option has.',
  },
  leftmost_only: {
    title: 'Only the first piece of a row',
    sentences:
      'The program takes a row for a heap of Nim, with the empty cells right of its first piece. Every piece of the row can move, and a piece moves by one empty cell only: use the Grundy value of the whole row.',
  },
  odd_value: {
    title: 'Only the last bit of the value',
    sentences:
      'The program adds the Grundy values, or takes their xor, and tests only whether the result is odd. Every bit of the xor counts: the player to move wins if it is not 0.',
  },
};
