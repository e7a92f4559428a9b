// The words for the known mistakes at heap games.
import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  names_swapped: {
    title: 'The two words are swapped',
    sentences:
      'The program finds who wins, and prints the word for the other player. If the player to move wins, the answer is the word for the first player.',
  },
  first_30: {
    title: '30 values taken for a period',
    sentences:
      'The program prints the values up to 29 and lets them repeat. A table that looks periodic proves nothing: values must repeat over a whole window, and many games have exceptions before it.',
  },
  sizes_xored: {
    title: 'Sizes xored, not values',
    sentences:
      'The program xors the numbers of stones, as in Nim. Only in Nim is the Grundy value of a heap its size; elsewhere the values must be xored.',
  },
  every_heap_p: {
    title: 'A sum loses only if each heap loses',
    sentences:
      'The program says that a sum is lost only if every single heap is lost. Two equal heaps are always lost, even if each of them alone is won.',
  },
  values_added: {
    title: 'Values added, not xored',
    sentences:
      'The program adds the Grundy values and looks at the parity of the sum. The value of a sum of games is the xor: values 1 and 3 give 2, which is won.',
  },
  last_heap_left_out: {
    title: 'The last heap is left out',
    sentences:
      'The program xors the values of all heaps but the last. Every heap counts: a single heap must give its own value.',
  },
  mod_m: {
    title: 'Remainder by m',
    sentences:
      'The program says that a multiple of m is lost. The second player always fills up to m + 1 stones, so the multiples of m + 1 are lost.',
  },
  last_loses: {
    title: 'The last stone loses',
    sentences:
      'The program plays so that the player who takes the last stone loses, or does not let a move take the whole heap, which is the same. Here this player wins, so an empty heap is lost for the player to move.',
  },
  only_at_once: {
    title: 'Won only if taken at once',
    sentences:
      'The program says that a heap is won only if one move takes it whole. It is enough to leave a heap that is lost for the other player.',
  },
  stone_parity: {
    title: 'Odd heaps win',
    sentences:
      'The program looks at the parity of the heap, as if every move took one stone. Moves may take more, so the parity alone decides nothing.',
  },
  without_one: {
    title: '1 is not in the list',
    sentences:
      'The list of numbers that may be taken begins with 2. The number 1 is in it too, so a heap of 1 is won.',
  },
  up_to_3: {
    title: 'Takes 1, 2 and 3',
    sentences:
      'The program takes the remainder by 4, as if 1, 2 and 3 stones could be taken. A heap of 3 is lost, as 3 is no power of 2.',
  },
  short_list: {
    title: 'The list of numbers is too short',
    sentences:
      'The list of Fibonacci numbers ends before 610. Heaps have up to 1000 stones, so 610 and 987 can be taken too.',
  },
  unsorted_set: {
    title: 'The set is not in order',
    sentences:
      'The program ends its loop at the first number that is larger than the heap. The input does not promise an order, so a smaller number may come later: sort the set, or skip the number.',
  },
  exceptions_ignored: {
    title: 'Exceptions before the period',
    sentences:
      'The program finds the right period and uses it from the empty heap on. The values before the period begins are exceptions and must be kept in a table.',
  },
  period_of_largest: {
    title: 'The period is guessed: the largest number and 1',
    sentences:
      'The program takes the values to repeat after the largest number of the set and 1 more. That is so if all numbers up to it may be taken; {1,3,4} repeats after 7, not 5.',
  },
  period_of_ends: {
    title: 'The period is guessed: two numbers added',
    sentences:
      'The program takes the sum of the smallest and the largest number of the set for the period, which is so for two numbers only: {1,3,4} repeats after 7, not 5. Compute a table up to the largest heap.',
  },
  set_kept: {
    title: 'The set is not cleared',
    sentences:
      'The numbers of the set before stay in the list. Each case has its own set, so clear the list first.',
  },
  from_zero: {
    title: 'Letters from the empty heap',
    sentences:
      'The first letter of the program is that of the empty heap. The letters are for 1 to n stones, so there is none for 0.',
  },
  normal_play: {
    title: 'The last coin wins',
    sentences:
      'The program plays so that the player who takes the last coin wins. Here this player loses, so a remainder of 1 to p is lost.',
  },
  below_p: {
    title: 'A remainder of p',
    sentences:
      'The program says that only remainders below p are lost. With exactly p coins the player must take all of them, so p is lost too.',
  },
  zero_loses: {
    title: 'A remainder of 0',
    sentences:
      'The program says that a multiple of p + q is lost, as in normal play. The player takes q and leaves p, so it is won.',
  },
  from_one: {
    title: 'Takes from 1',
    sentences:
      'The program lets a move take 1 to q coins. A move takes at least p, and fewer only if fewer are left.',
  },
  last_wins: {
    title: 'The last apple wins',
    sentences:
      'The program decides as in normal play: an xor of 0 is lost. Here the last apple loses, so rows of 1 decide by their number.',
  },
  always_reversed: {
    title: 'Always reversed',
    sentences:
      'The program reverses the answer of normal play for all rows. The reversal holds only while all rows are 1: two rows of 2 are lost in both.',
  },
  switch_at_two: {
    title: 'The switch at rows of 2',
    sentences:
      'The program uses the rule for rows of 1 as soon as no row is above 2. A row of 2 may leave 1 or nothing, so it still belongs to the other rule.',
  },
  switch_at_first: {
    title: 'Only the first row is tested',
    sentences:
      'The program looks at the first row alone to see whether all rows are 1. A longer row may stand anywhere in the input.',
  },
  switch_at_last: {
    title: 'Only the last row is tested',
    sentences:
      'The program sets its flag anew for each row, so the last row decides. After a row above 1 the flag must not change any more.',
  },
  single_one_only: {
    title: 'Only a single row of 1',
    sentences:
      'The program knows one exception to normal play: a single row of 1 is lost. All rows of 1 are exceptions: two of them are won, and three are lost.',
  },
  row_parity: {
    title: 'Only the number of rows',
    sentences:
      'The program says that an even number of rows wins. That is so only if all rows are 1; otherwise the xor decides.',
  },
  equal_halves: {
    title: 'Equal halves are allowed',
    sentences:
      'The program lets a heap of 2 become 1 and 1. The two parts must differ, so a heap of 2 cannot be split.',
  },
  middle_left_out: {
    title: 'The middle is left out',
    sentences:
      'The loop over the parts ends too early, as `j < i / 2` does for an odd i. A heap of 3 may become 1 and 2, and a heap of 5 may become 2 and 3.',
  },
  parts_from_two: {
    title: 'No part of 1',
    sentences:
      'The loop over the parts begins with 2. A part may have a single stone, so the loop must begin with 1: a heap of 3 becomes 1 and 2.',
  },
  empty_part: {
    title: 'A part may be empty',
    sentences:
      'The loop over the parts begins with 0, and the value of the heap itself is then read as 0. Both parts need a stone, so the loop must begin with 1.',
  },
  short_table: {
    title: 'A table up to 1000',
    sentences:
      'The program says that every heap above 1000 wins. The heap of 1222 loses too, so the table must go on to 1222.',
  },
  mod_3_is_1: {
    title: 'Remainder 1 by 3',
    sentences:
      'The program says that exactly the heaps with the remainder 1 by 3 lose. That holds for small heaps such as 1, 4, 7 and 10, but 13 wins.',
  },
  odd_quarter: {
    title: 'A wrong pattern for odd heaps',
    sentences:
      'The program gives an odd heap n the value (n - 1) / 4. An odd heap n has the value of (n - 1) / 2 stones: 7 has that of 3, then of 1, which is 0.',
  },
  odd_zero: {
    title: 'Odd heaps have the value 0',
    sentences:
      'The program gives every odd heap the value 0. A heap of 5 may become 3 or 4 with the values 0 and 2, so its value is 1.',
  },
  value_in_byte: {
    title: 'Values kept in a byte',
    sentences:
      'The program keeps the values in a byte, so 256 becomes 0. A heap of 512 has the value 256, and it is won.',
  },
  row_not_ring: {
    title: 'A row, not a ring',
    sentences:
      'The program takes the coins to lie in a row, where the middle move always wins. In a ring the first move only opens it, and the other player makes the middle move.',
  },
  mod_3: {
    title: 'Multiples of 3',
    sentences:
      'The program says that multiples of 3 lose, as with a heap. Coins with a gap between them are not adjacent, so the ring is no heap.',
  },
  k_ignored: {
    title: 'k is ignored',
    sentences:
      'The program uses the moves 1 and 2 alone and takes the remainder by 3. If 3 divides k, a move of k changes the answer.',
  },
  k_always: {
    title: 'Period k + 1 for every k',
    sentences:
      'The program takes the remainder by k + 1 for every k. That holds only if 3 divides k; otherwise the remainder by 3 decides.',
  },
  k_rest_forgotten: {
    title: 'A remainder of k',
    sentences:
      'The program treats a remainder of k as every other multiple of 3. With k cells left the move of k wins at once.',
  },
  only_k_itself: {
    title: 'A remainder of k wins, not only k',
    sentences:
      'The program lets a remainder of k win only if exactly k squares are left. With any multiple of k + 1 more, the answer is the same: look at the remainder first, then compare it with k.',
  },
  outcomes_kept: {
    title: 'Outcomes in place of values',
    sentences:
      'The program keeps of each heap only who wins. Two heaps that both win may still lose together or not: that depends on their Grundy values, so keep these.',
  },
  equals_before_xor: {
    title: '== binds more tightly than ^',
    sentences:
      'The program answers as if only the last value were compared with 0: `a ^ b ^ c == 0` is `a ^ b ^ (c == 0)`. Write `(a ^ b ^ c) == 0`.',
  },
  differs_before_xor: {
    title: '!= binds more tightly than ^',
    sentences:
      'The program answers as if only the last value were compared with 0: `a ^ b ^ c != 0` is `a ^ b ^ (c != 0)`. Write `(a ^ b ^ c) != 0`.',
  },
  outcomes_xored: {
    title: 'Heaps that win are counted',
    sentences:
      'The program counts the heaps that win alone, and says that an odd number of them wins. The values must be xored: two heaps of the values 1 and 2 are both won alone, and their sum is won too.',
  },
  first_heap_left_out: {
    title: 'The first heap is left out',
    sentences:
      'The program xors the values of all heaps but the first, because its loop begins too late. Every heap counts: a single heap must give its own value.',
  },
  sum_kept: {
    title: 'The nim-sum is not reset',
    sentences:
      'The program does not set the nim-sum to 0 before the next heaps, so those before still count. Each position begins with nim-sum 0.',
  },
  whole_heap_left: {
    title: 'The whole heap cannot be taken',
    sentences:
      'The program compares with < where it needs <=, so no move takes the whole heap. If a heap of 5 stones may lose 5, nothing is left, and this option has the value 0.',
  },
  options_counted: {
    title: 'Options counted, no mex',
    sentences:
      'The program takes the number of options for the Grundy value. The value is the mex, the smallest number that no option has: options of the values 1 and 2 give 0.',
  },
  max_plus_one: {
    title: 'The largest value and 1',
    sentences:
      'The program takes the largest value of an option and adds 1. The value is the mex, the smallest number that no option has: options of the values 0 and 2 give 1.',
  },
  mex_from_1: {
    title: 'The mex begins with 1',
    sentences:
      'The program looks for the mex from 1 on, so no heap has the value 0. A heap without moves has the value 0.',
  },
  marks_kept: {
    title: 'The marks are not cleared',
    sentences:
      'The program marks the values of the options, and does not clear the marks before the next heap. Values that only other heaps can reach must not count.',
  },
  shared_marks: {
    title: 'One set of marks for all depths',
    sentences:
      'The recursive function marks the values of the options in a global array, which the calls within it clear and fill anew. Declare the array in the function.',
  },
  first_take_left_out: {
    title: 'The first number is left out',
    sentences:
      'The program leaves out the first number of the set, because its loop or its array begins with another index. Every number of the set is a move.',
  },
  last_take_left_out: {
    title: 'The last number is left out',
    sentences:
      'The program leaves out the last number of the set, because its loop ends too early. Every number of the set is a move.',
  },
  sum_kept_in_case: {
    title: 'The nim-sum is reset once a set',
    sentences:
      'The program sets the nim-sum to 0 for each set, and not for each position. Each position begins with nim-sum 0.',
  },
  values_kept: {
    title: 'Values of the set before',
    sentences:
      'The program keeps the Grundy values that it found with the set before. They depend on the set: clear them when a new set is read.',
  },
  last_take_decides: {
    title: 'The last number overwrites',
    sentences:
      'The program stores for each number that may be taken whether it wins, over what the numbers before said. One winning move is enough: set the entry to true and never back.',
  },
  numbers_swapped: {
    title: 'The two numbers are swapped',
    sentences:
      'The program reads the two numbers of a case in the other order. The heap n comes first, then m, the most that a move takes, or k, the size of the set.',
  },
  from_two: {
    title: 'Takes from 2',
    sentences:
      'The loop over the moves begins with 2, so a move never takes 1 stone. A move takes 1 to m stones.',
  },
  odd_half: {
    title: 'Half of an odd heap',
    sentences:
      'The program gives an odd heap n the value (n - 1) / 2. That is only right for even heaps, as n / 2: an odd heap n has the value of a heap of (n - 1) / 2 stones.',
  },
  half_rounded_up: {
    title: 'Half is rounded up',
    sentences:
      'The program lets a move take half of an odd heap, rounded up. At most half may be taken, so a heap of 1 has no move.',
  },
  below_half: {
    title: 'Less than half',
    sentences:
      'The program lets a move take less than half of the heap. Exactly half may be taken too: from 2 stones take 1.',
  },
  only_one_wins: {
    title: 'Two coins lose',
    sentences:
      'The program says that two coins are lost. They are adjacent, so the first player takes both at once.',
  },
  three_wins: {
    title: 'Three coins win',
    sentences:
      'The program says that three coins are won. A move takes at most two adjacent coins, and the other player takes the rest.',
  },
  switch_at_any_one: {
    title: 'One row of 1 is enough',
    sentences:
      'The program lets the number of rows decide as soon as some row is 1. All rows must be 1: 1 1 2 still has a longer row, and the xor decides.',
  },
  switch_at_nim_sum: {
    title: 'An xor of 1 loses',
    sentences:
      'The program lets the xor alone decide: 1 loses, everything else wins. That holds only while all rows are 1: 2 2 has the xor 0 and is lost, 2 3 has the xor 1 and is won.',
  },
  ones_always_lose: {
    title: 'Rows of 1 always lose',
    sentences:
      'The program says that the player to move loses whenever all rows are 1. Their number decides: 1 1 is won, because the other player must take the last apple.',
  },
  ones_always_win: {
    title: 'Rows of 1 always win',
    sentences:
      'The program says that the player to move wins whenever all rows are 1. Their number decides: 1 1 1 is lost.',
  },
  large_row_wins: {
    title: 'A row above 1 always wins',
    sentences:
      'The program says that the player to move wins as soon as some row is above 1. That is true if there is a single such row; otherwise the xor decides, and 2 2 is lost.',
  },
  ones_left_out: {
    title: 'Rows of 1 are left out',
    sentences:
      'The program leaves the rows of 1 out of the xor. They count as long as another row is longer: 1 2 3 has the xor 0 and is lost, but 2 and 3 alone have the xor 1.',
  },
  first_row_left_out: {
    title: 'The first row is left out',
    sentences:
      'The program leaves the first row out of the xor, because its loop begins too late. Every row counts: 2 2 has the xor 0 and is lost.',
  },
  last_row_left_out: {
    title: 'The last row is left out',
    sentences:
      'The program leaves the last row out of the xor, because its loop ends too early. Every row counts: 2 2 has the xor 0 and is lost.',
  },
  flag_kept: {
    title: 'The flag is not reset',
    sentences:
      'The program does not clear what tells of a row above 1 before the next case, so after the first such row it treats all cases alike. Each case must test anew whether all its rows are 1.',
  },
  moves_not_counted: {
    title: 'Only who wins',
    sentences:
      'The program prints 1 for every position that is won. The question is how many first moves win: from 1 1 1 there are 3, as each heap may be taken.',
  },
  every_heap_counted: {
    title: 'Every heap counts',
    sentences:
      'The program prints n for every position that is won, as `heap ^ sum != heap` does. A heap has a winning move only if `(heap ^ sum) < heap`: from 1 2 only 2 can be reduced, to 1.',
  },
  same_heap_counted: {
    title: '<= in place of <',
    sentences:
      'The program counts a heap if `(heap ^ sum) <= heap`, so with nim-sum 0 it prints n. A move must take something: write <, and a lost position has 0 winning moves.',
  },
  less_before_xor: {
    title: '< binds more tightly than ^',
    sentences:
      'The program answers as if `heap ^ sum < heap` were written, which is `heap ^ (sum < heap)`. Write `(heap ^ sum) < heap`.',
  },
  only_largest_heap: {
    title: 'Only the largest heap',
    sentences:
      'The program looks for a winning move in the largest heap alone. Every heap with the highest bit of the nim-sum has one: 3 8 9 has nim-sum 2, and only 3 can be reduced, to 1.',
  },
  heap_above_sum: {
    title: 'Heaps above the nim-sum',
    sentences:
      'The program counts every heap that is at least the nim-sum. What counts is whether the heap has the highest bit of the nim-sum: 4 7 has nim-sum 3, but 4 would become 7.',
  },
  any_shared_bit: {
    title: 'Any bit of the nim-sum',
    sentences:
      'The program counts every heap that has some bit of the nim-sum, as `heap & sum` says. Only the highest bit counts: 1 2 has nim-sum 3, and 1 would become 2.',
  },
  lowest_bit: {
    title: 'The lowest bit of the nim-sum',
    sentences:
      'The program counts the heaps that have the lowest bit of the nim-sum, as `sum & -sum` gives it. The highest bit decides whether a heap becomes smaller: 1 2 has nim-sum 3, and 1 would become 2.',
  },
  equal_heaps_once: {
    title: 'Equal heaps count once',
    sentences:
      'The program counts winning moves in heaps of the same size as one. They are different moves: from 1 1 1 there are 3.',
  },
  first_heap_not_counted: {
    title: 'The first heap is not counted',
    sentences:
      'The loop that counts the winning moves begins too late and leaves out the first heap. Every heap may have one: from a single heap the answer is 1.',
  },
  last_heap_not_counted: {
    title: 'The last heap is not counted',
    sentences:
      'The loop that counts the winning moves ends too early and leaves out the last heap. Every heap may have one: from a single heap the answer is 1.',
  },
  count_kept: {
    title: 'The count is not reset',
    sentences:
      'The program does not set the number of moves to 0 before the next case, so those before still count. Each case begins with 0.',
  },
  heap_taken_for_t: {
    title: 'The first number as T',
    sentences:
      'The program reads the first number as the number of cases. The input has no such number: the cases go on to its end.',
  },
};
