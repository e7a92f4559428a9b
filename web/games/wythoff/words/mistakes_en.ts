// The words for the known mistakes at Wythoff’s game.
import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  nim: {
    title: 'Nim with two heaps',
    sentences:
      'The program decides as in Nim, where equal heaps lose. Here a move may take equally many stones from both heaps: 1 1 is won at once, and 1 2 is lost.',
  },
  equal_heaps_lose: {
    title: 'Equal heaps lose',
    sentences:
      'The program says that equal heaps lose, as well as the cold pairs. One move takes two equal heaps whole, so of these only 0 0 is lost.',
  },
  one_stone: {
    title: 'One stone a move',
    sentences:
      'The program lets a move take 1 stone from a heap, or 1 from both, so only the parities count. A move takes any number of stones: 2 2 is won by taking all of them.',
  },
  no_swap: {
    title: 'The first heap taken for the smaller one',
    sentences:
      'The program takes the first heap for the smaller one. The input promises no order: 2 1 is the cold pair 1 2.',
  },
  first_heap_compared: {
    title: 'The first heap compared, not the smaller one',
    sentences:
      'The program takes the difference of the heaps the right way round, but then compares the first heap in place of the smaller one. The input promises no order: 2 1 is the cold pair 1 2.',
  },
  larger_heap_compared: {
    title: 'The larger heap compared',
    sentences:
      'The program compares the larger heap with the smaller number of a cold pair. Compare the smaller heap: 1 2 is cold, with the difference 1 and the smaller number 1.',
  },
  short_table: {
    title: 'The table ends too early',
    sentences:
      'The program keeps the cold pairs in a table that ends at a smaller heap of 1000000, and takes larger pairs to win. Compute the pair of the difference itself, without a table.',
  },
  float: {
    title: 'The golden ratio as a float',
    sentences:
      'The program keeps the golden ratio in a `float`, which has 24 bits of precision. That is not enough for the cold pair 4180 6764: decide with whole numbers.',
  },
  double: {
    title: 'The golden ratio as a double',
    sentences:
      'The program keeps the golden ratio in a `double`, which has 53 bits of precision. That is not enough for the cold pair 165580140 267914295: decide with whole numbers.',
  },
  long_double: {
    title: 'A long double',
    sentences:
      'The program keeps the golden ratio in a long double, which has 64 bits on most judges. For heaps near 10^18 that is too few: decide with whole numbers.',
  },
  rounded_ratio: {
    title: 'The golden ratio as 1.618',
    sentences:
      'The program takes 1.618 for the golden ratio. That is too small: the first cold pair that it misses is 377 610.',
  },
  few_digits: {
    title: 'The golden ratio with too few decimals',
    sentences:
      'The program writes the golden ratio with too few decimals. Large heaps need more than any constant has: decide with whole numbers.',
  },
  nearest: {
    title: 'Rounded to the nearest number',
    sentences:
      'The program multiplies the difference by the golden ratio and rounds to the nearest whole number. The product must be rounded down: the cold pair with the difference 1 is 1 2, not 2 3.',
  },
  rounded_up: {
    title: 'Rounded up',
    sentences:
      'The program multiplies the difference by the golden ratio and rounds up. The product must be rounded down: the cold pair with the difference 1 is 1 2, not 2 3.',
  },
  off_by_one: {
    title: 'Differences that begin with 1',
    sentences:
      'The program counts the differences of the cold pairs from 1. The first cold pair is 0 0 with the difference 0, so the pair with the difference 1 is 1 2, not 0 1.',
  },
  ratio_of_heaps: {
    title: 'The quotient of the heaps',
    sentences:
      'The program multiplies the smaller heap by the golden ratio and compares the product with the larger heap. The difference must be multiplied, and the product compared with the smaller heap: 2 3 seems to be cold to the program, but is won.',
  },
  '32_bits': {
    title: 'Heaps in 32 bits',
    sentences:
      'The program keeps the heaps, or their difference, in 32 bits, so 2^32 + 5 becomes 5. Heaps of 2^31 and more need 64 bits.',
  },
  empty_wins: {
    title: 'No stones left: won',
    sentences:
      'The program says that the player to move wins when no stone is left. The other player has just taken the last stone and won, so 0 0 is lost.',
  },
  empty_heap_loses: {
    title: 'An empty heap loses',
    sentences:
      'The program says that the player to move loses as soon as a heap is empty. The other heap can be taken whole, so only 0 0 is lost.',
  },
  answers_swapped: {
    title: 'Win and loss swapped',
    sentences:
      'The program answers a win as a loss and a loss as a win. `1`, or `A` at 51nod, means that the player who moves first wins.',
  },
  ends_at_zeros: {
    title: '0 0 taken for the end',
    sentences:
      'The program stops at the pair 0 0. The input ends with the file, and 0 0 is a case like any other, with the answer 0.',
  },
  first_pair_only: {
    title: 'Only the first pair',
    sentences:
      'The output ends after the answer to the first pair. The input has any number of pairs: read up to the end of the file.',
  },
  t_taken_for_heap: {
    title: 'T is not read',
    sentences:
      'The program does not read T, the number of cases, and takes it for the first heap of the first case: all later numbers are misread. Read T first.',
  },
  heap_taken_for_t: {
    title: 'The first number is taken for T',
    sentences:
      'The program takes the first heap for a number of cases, which this input does not have, so all later numbers are misread too. Read pairs until the input ends.',
  },
  plain_nim: {
    title: 'The moves of Nim',
    sentences:
      'The program lists the move that makes the heaps equal, as in Nim. Then the opponent takes both heaps whole: a winning move leaves a cold pair, and 0 0 is the only equal one.',
  },
  no_diagonal: {
    title: 'Both heaps at once are forgotten',
    sentences:
      'The program looks only at moves that take from a single heap. A move may take equally many stones from both: 4 6 is won only by taking 1 from each, which leaves 3 5.',
  },
  larger_heap_only: {
    title: 'The smaller heap is forgotten',
    sentences:
      'The program does not look at moves that take from the smaller heap alone. They may win as well: from 10 15 the move `1,0` leaves the cold pair 9 15.',
  },
  first_only: {
    title: 'Only the first winning move',
    sentences:
      'The program stops at the first winning move that it finds. All of them must be listed: 10 15 has `0,9`, `1,0` and `2,2`.',
  },
  heaps_left: {
    title: 'Heaps left, not stones taken',
    sentences:
      'The program writes the heaps that a move leaves. A move `x,y` has the stones that are taken from the first and from the second heap: 4 6 is won by `1,1`, not `3,5`.',
  },
  sorted_heaps: {
    title: 'Heaps not swapped back',
    sentences:
      'The program swaps the heaps so that the smaller one is first, and does not swap its moves back. The first number of a move belongs to the first heap of the input: 3 1 is won by `1,0`, not `0,1`.',
  },
  smaller_heap: {
    title: 'Cold pairs up to the smaller heap',
    sentences:
      'The program lists the cold pairs up to the smaller heap. A pair belongs to the list if its smaller number is not above the larger heap: for 4 6 the last pair is 6 10.',
  },
  both_numbers: {
    title: 'Cold pairs below the larger heap only',
    sentences:
      'The program lists a cold pair only if neither of its numbers is above the larger heap. The smaller number alone decides: for 4 6 the list has 4 7 and 6 10, too.',
  },
  no_list: {
    title: 'No list of cold pairs',
    sentences:
      'The program leaves the line of the cold pairs empty. The cold pairs come before the game: for 4 6 the list begins with 1 2.',
  },
  plays_nim: {
    title: '“I” plays Nim',
    sentences:
      'In the game `I` makes the heaps equal, as in Nim. Then `She` can take both heaps whole: `I` must leave a cold pair whenever a move does.',
  },
  takes_one: {
    title: '“I” always takes one stone',
    sentences:
      'In the game `I` always takes 1 stone from the larger heap. `I` must leave a cold pair whenever a move does: from 4 6 that is 3 5, by taking 1 from each heap.',
  },
  whole_ratio: {
    title: 'The golden ratio cut to 1',
    sentences:
      'The program turns the golden ratio into a whole number, 1, before it multiplies, as in `(int)phi * k`. Turn the product into a whole number: `(int)(phi * k)` gives 3 for a difference of 2, where the ratio 1 gives 2.',
  },
  carry_lost: {
    title: 'The golden ratio right to nine decimals',
    sentences:
      'The program answers as with a golden ratio whose decimals after the ninth are missing or wrong, or whose product is computed in parts and loses what the smallest part carries. Take as many decimals as the limits need, or add the carry of each part to the next one.',
  },
  tolerant: {
    title: 'Two numbers for one',
    sentences:
      'The program accepts the product with the golden ratio rounded down, and the next number too. Only the number rounded down makes a cold pair: 3 5 is one, 4 6 is not.',
  },
};
