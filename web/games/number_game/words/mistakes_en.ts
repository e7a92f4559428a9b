// The words for the known mistakes at the Number Game.
import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  multiples_only: {
    title: 'Multiples, but no sums',
    sentences:
      'The program lets a number take only its multiples with it. It takes all sums with earlier numbers as well: if 2 and 5 are free, 3 is taken, and choosing 2 takes 5 = 2 + 3.',
  },
  sums_of_two: {
    title: 'The new number once only',
    sentences:
      'The program adds the new number only once to each number that was taken before. A number may be used several times in a sum: choosing 2 takes 4 = 2 + 2 as well.',
  },
  one_pass: {
    title: 'The new sums are not used again',
    sentences:
      'The program adds the new number once to each taken number and to itself, and does not go on with the new sums. A number may be used any number of times: choosing 2 takes 6 = 2 + 2 + 2 as well.',
  },
  number_alone: {
    title: 'Only the number itself',
    sentences:
      'The program takes away the chosen number and nothing else, so only the count of the free numbers matters. Sums are taken with it: from 2 4, choosing 2 takes 4 as well.',
  },
  earlier_forgotten: {
    title: 'Earlier numbers are forgotten',
    sentences:
      'The program adds only the numbers that are chosen from now on. The numbers that are no longer free count as well: if 2 and 5 are free, 3 is taken, and choosing 2 takes 5 = 2 + 3.',
  },
  without_20: {
    title: '20 is left out',
    sentences:
      'The program ends its loops at 19, so it never sees 20. The numbers of the judge are those from 2 to 20.',
  },
  misere: {
    title: 'The last number loses',
    sentences:
      'The program says that whoever chooses the last number loses. Whoever finds no free number loses: 2 alone is won by choosing 2.',
  },
  greedy: {
    title: 'An even number left',
    sentences:
      'The program takes a move to win if it leaves an even number of free numbers. That is only a guess: from 2 3 4 5, choosing 2 leaves 3 5, and the opponent wins by choosing 3.',
  },
  nim: {
    title: 'The xor of the numbers',
    sentences:
      'The program takes a move to win if the xor of the numbers that it leaves is 0. The free numbers are no heaps of Nim, since a move takes sums with it: the xor of 2 3 is 1, and yet 2 3 is lost.',
  },
  not_restored: {
    title: 'Numbers are not given back',
    sentences:
      'The program tries a move and does not give the numbers back before it tries the next one. Each move must be tried from the same position, for example on a copy of it.',
  },
  win_not_restored: {
    title: 'Numbers of a winning move are not given back',
    sentences:
      'The program returns as soon as it has found a winning move, and does not give back the numbers that this move has taken. Its caller goes on with too few free numbers: give them back before every return.',
  },
  memo_by_count: {
    title: 'Results kept by count',
    sentences:
      'The program remembers its results by how many numbers are free. It matters which ones: 2 3 is lost, but 2 4 is won.',
  },
  memo_by_places: {
    title: 'Results kept by places, for the next case too',
    sentences:
      'The program remembers its results by the places of the numbers in the list, and does not forget them before the next case. There the same places have other numbers: clear the results, or remember them by the numbers.',
  },
  first_only: {
    title: 'Only the first winning move',
    sentences:
      'The program stops at the first winning move that it finds. All of them must be listed: from 2 3 4 5 6 these are 4, 5 and 6.',
  },
  no_case_line: {
    title: 'No line with the number of the case',
    sentences:
      'The program prints the moves alone. A line with the number of the case comes first: `Test Case #1` at POJ, `Scenario #1:` at TUD.',
  },
  ends_at_zero: {
    title: 'A 0 taken for the end',
    sentences:
      'The program stops at a scenario of 0 numbers. The first line says how many scenarios there are, so this is one of them, without a winning move.',
  },
  last_only: {
    title: 'Only the last winning move',
    sentences:
      'The program lists only the last winning move that it finds. All of them must be listed: from 2 3 4 5 6 these are 4, 5 and 6.',
  },
  losing_moves: {
    title: 'The losing moves are listed',
    sentences:
      'The program lists the moves after which the other player wins. A winning move leaves a position in which the player to move loses: try each number, and list those that leave such a position.',
  },
  memo_by_sum: {
    title: 'Results kept by the sum',
    sentences:
      'The program keeps its results by the sum of the free numbers. Keep them by the set of free numbers, as positions with the same sum differ: 3 5 7 is won, but 2 3 4 6 is lost.',
  },
};
