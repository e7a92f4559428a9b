// The words for the known mistakes at Misère Nim.
import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  normal_nim: {
    title: 'Normal Nim',
    sentences:
      'The program decides as in normal Nim: nim-sum 0 loses. In misère play this holds only while some heap is above 1; with heaps of 1 only, an odd number of them loses.',
  },
  reversed: {
    title: 'Normal Nim, always reversed',
    sentences:
      'The program reverses the answer of normal Nim in every position. The reversal is right only while all heaps are 1: 2 2 loses in normal Nim and in misère play.',
  },
  names_swapped: {
    title: 'The two names are swapped',
    sentences:
      'The program finds who wins, and prints the name of the other player. If the player to move wins, the name is that of the first player: `Alice` at LightOJ, `John` at HDU, `First` at HackerRank.',
  },
  switch_at_two: {
    title: 'The switch at heaps of 2',
    sentences:
      'The program uses the rule for heaps of 1 as soon as no heap is above 2. That is too early: a heap of 2 may be cut to 1 or taken whole, so 2 alone is won by taking 1 stone.',
  },
  switch_at_nim_sum: {
    title: 'Nim-sum 1 loses',
    sentences:
      'The program lets the nim-sum alone decide: 1 loses, and everything else wins. That holds only while all heaps are 1: 2 2 has nim-sum 0 and loses, 2 3 has nim-sum 1 and wins.',
  },
  switch_at_sum: {
    title: 'The switch at 3 stones',
    sentences:
      'The program uses the rule for heaps of 1 as soon as there are at most 3 stones. The heaps decide, not the number of stones: 2 alone is won by taking 1 stone, and 1 1 1 1 still has heaps of 1 only.',
  },
  switch_at_any_one: {
    title: 'One heap of 1 is enough',
    sentences:
      'The program reverses the rule of normal Nim as soon as some heap is 1. All heaps must be 1: 1 2 still has a larger heap, and taking this heap whole wins.',
  },
  switch_at_first_heap: {
    title: 'Only the first heap is tested',
    sentences:
      'The program looks at the first heap alone to see whether all heaps are 1. A larger heap may stand anywhere: 1 2 is won, although its first heap is 1.',
  },
  switch_at_last_heap: {
    title: 'Only the last heap is tested',
    sentences:
      'The program sets its flag anew for each heap, so the last heap alone decides whether all heaps are 1. After a heap above 1 the flag must not change any more: 2 1 is won, although its last heap is 1.',
  },
  single_one_only: {
    title: 'Only a single 1 is special',
    sentences:
      'The program knows a single exception to normal Nim: 1 alone loses. Every position of heaps of 1 is an exception: 1 1 is won, and 1 1 1 is lost.',
  },
  one_heap_wins: {
    title: 'A single heap always wins',
    sentences:
      'The program says that a single heap is always won, by leaving 1 stone. A heap of 1 does not allow that: its only stone is the last one, and taking it loses.',
  },
  one_heap_loses: {
    title: 'A single heap always loses',
    sentences:
      'The program says that a single heap is lost, as if it had to be taken whole. Only a heap of 1 is lost: from a larger one, leave 1 stone.',
  },
  sum_32_bits: {
    title: 'The sum of the heaps in 32 bits',
    sentences:
      'The program takes all heaps for 1 if their sum is their number, but keeps the sum in 32 bits. Two heaps of 2147483649 have such a sum, and are not heaps of 1: use 64 bits, or look at each heap.',
  },
  large_heap_wins: {
    title: 'A heap above 1 always wins',
    sentences:
      'The program says that the player to move wins as soon as some heap is above 1. That is true if there is a single such heap; if there are more, the nim-sum decides, and 2 2 is lost.',
  },
  heap_parity: {
    title: 'Only the number of heaps counts',
    sentences:
      'The program says that an even number of heaps wins and an odd number loses. That is the rule for heaps of 1; a larger heap leaves a choice, and 2 alone is won by taking 1 stone.',
  },
  stone_parity: {
    title: 'Only the number of stones counts',
    sentences:
      'The program says that an even number of stones wins, as if each move took 1 stone. A move takes any number of stones from a heap: 3 alone is won by taking 2.',
  },
  sum: {
    title: 'A sum in place of the nim-sum',
    sentences:
      'The program compares the largest heap with the ordinary sum of the others. The nim-sum adds in binary without carrying: 1 + 1 = 2, but 1 1 2 is won; 2 + 3 + 4 ≠ 5, but 2 3 4 5 is lost.',
  },
  last_heap_left_out: {
    title: 'The last heap is left out',
    sentences:
      'The program leaves the last heap out, because its loop ends too early. Every heap counts: 2 2 has nim-sum 0 and loses, but without the last heap the nim-sum would be 2.',
  },
  '32_bits': {
    title: 'Heaps in 32 bits',
    sentences:
      'The program keeps the nim-sum in 32 bits, so a heap of 2^32 + 5 stones counts like a heap of 5. The heaps of the judge fit; larger ones need 64 bits.',
  },
  empty_loses: {
    title: 'No stones left: lost',
    sentences:
      'The program says that the player to move loses when no stone is left, as in normal Nim. In misère play the other player has just taken the last stone and lost, so the player to move wins.',
  },
  nim_sum_kept: {
    title: 'The nim-sum is not reset',
    sentences:
      'The program does not set the nim-sum to 0 before the next case, so the heaps of earlier cases still count. Each case begins with nim-sum 0.',
  },
  flag_kept: {
    title: 'The flag is not reset',
    sentences:
      'The program does not clear its flag for a heap above 1, its largest heap or its sum before the next case, so after the first such heap it treats all cases as normal Nim. Each case must test anew whether all its heaps are 1.',
  },
  t_taken_for_count: {
    title: 'T is not read',
    sentences:
      'The program does not read T, the number of cases, and takes it for the number of heaps of the first case: all later numbers are misread. Read T first.',
  },
  late_switch: {
    title: 'The right winner, the wrong move',
    sentences:
      'The program knows who wins, but moves to nim-sum 0 even where this leaves only heaps of 1. An odd number of them must be left: from 1 1 2 take 1 stone of heap 3, not 2.',
  },
  takes_nim_sum: {
    title: 'The nim-sum as the number of stones',
    sentences:
      'The program takes as many stones as the nim-sum says. A heap `h` must become `h ^ nim_sum`, if that is less: 1 2 2 has nim-sum 1, and taking 1 stone wins only in the heap of 1.',
  },
  whole_heap: {
    title: 'A single heap is taken whole',
    sentences:
      'The program takes a single heap whole, as in normal Nim. That takes the last stone and loses: leave 1 stone.',
  },
  largest_only: {
    title: 'Only the largest heap',
    sentences:
      'The program looks for winning moves in the largest heap alone. A smaller heap may have one as well: 3 4 5 is won only by taking 2 stones from the heap of 3.',
  },
  first_only: {
    title: 'Only the first winning move',
    sentences:
      'The program stops at the first winning move that it finds. All of them must be listed: 7 7 7 has 3, one in each heap.',
  },
  heaps_from_0: {
    title: 'Heaps counted from 0',
    sentences: 'The program counts the heaps from 0. In a move `heap:amount` the first heap is 1.',
  },
  stones_left: {
    title: 'Stones left, not stones taken',
    sentences:
      'The program writes how many stones a move leaves in the heap. In a move `heap:amount` the amount is the number of stones taken.',
  },
  amount_first: {
    title: 'The amount before the heap',
    sentences:
      'The program writes the number of stones before the number of the heap. A move is written `heap:amount`.',
  },
  switch_at_equal_heaps: {
    title: 'The switch at equal heaps',
    sentences:
      'The program reverses the rule of normal Nim as soon as all heaps are equal. They must all be 1: 2 2 2 has equal heaps, and it is won by taking one of them whole.',
  },
  ones_always_lose: {
    title: 'Heaps of 1 always lose',
    sentences:
      'The program says that the player to move loses whenever all heaps are 1. Their number decides: 1 1 is won, because the other player must take the last stone.',
  },
  ones_always_win: {
    title: 'Heaps of 1 always win',
    sentences:
      'The program says that the player to move wins whenever all heaps are 1. Their number decides: 1 1 1 is lost, because every move takes one heap and the last one is left to this player.',
  },
  odd_nim_sum: {
    title: 'Only the last bit of the nim-sum',
    sentences:
      'The program tests whether the nim-sum, or the sum of the heaps, is odd. All bits of the nim-sum count: 2 4 has nim-sum 6, which is even, and it is won.',
  },
  first_heap_left_out: {
    title: 'The first heap is left out',
    sentences:
      'The program leaves the first heap out, because its loop begins too late, or counts it twice, which has the same nim-sum. Every heap counts once: 2 2 has nim-sum 0 and loses, but without the first heap the nim-sum would be 2.',
  },
  ones_left_out: {
    title: 'Heaps of 1 are left out',
    sentences:
      'The program leaves the heaps of 1 out of the nim-sum. They count as long as another heap is larger: 1 2 3 has nim-sum 0 and loses, but 2 and 3 alone have nim-sum 1.',
  },
  equal_heaps_once: {
    title: 'Equal heaps are counted once',
    sentences:
      'The program keeps the heaps in a set, so that equal ones count once in the nim-sum. Every heap counts: 2 2 has nim-sum 0 and loses, but a single 2 has nim-sum 2.',
  },
  no_else: {
    title: 'Two answers for heaps of 1',
    sentences:
      'The program answers a case with heaps of 1 only, and then answers it again by the rule of normal Nim. An `else` is missing between the two, so all later answers stand one line too low.',
  },
  one_stone_less: {
    title: 'One stone less in each heap',
    sentences:
      'The program takes the xor of the heaps with one stone less in each. Whole heaps count: 1 1 is won, but the xor of 0 and 0 is 0.',
  },
};
