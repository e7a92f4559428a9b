// The words for what can be said about a position of Misère Nim, by which the desk says when a program is wrong.
import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  all_ones: {
    holds: 'all heaps are 1',
    fails: 'a heap is above 1',
    hint: 'If all heaps are 1, only their number counts: an even number of them wins.',
  },
  heaps: 'the number of heaps',
  large_heaps: 'the number of heaps above 1',
  loses: {
    holds: 'the player to move loses',
    fails: 'the player to move wins',
    hint: 'Does the program ever answer that the player to move loses?',
  },
  nim_sum: 'the nim-sum',
  largest: 'the largest heap',
  stones: 'the sum of the heaps',
  equal_heaps: { holds: 'two heaps are equal', fails: 'no two heaps are equal' },
  ones: 'the number of heaps of 1',
  first_heap: 'the first heap',
  last_heap: 'the last heap',
  ascending: {
    holds: 'the heaps are in ascending order',
    fails: 'the heaps are not in ascending order',
    hint: 'The input promises no order of the heaps.',
  },
  sum_is_count_in_32_bits: {
    holds: 'the sum of the heaps is their number in 32 bits',
    fails: 'the sum of the heaps is not their number in 32 bits',
    hint: 'A sum of heaps needs 64 bits.',
  },
};
