// The words for what can be said about a position of Wythoff’s game, by which the desk says when a program is wrong.
import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  equal: {
    holds: 'the heaps are equal',
    fails: 'the heaps are not equal',
    hint: 'Two equal heaps are won by taking both whole; only 0 0 is lost.',
  },
  no_stones: {
    holds: 'no stones are left',
    fails: 'stones are left',
    hint: 'With no stones left, the player to move has lost.',
  },
  empty_heap: {
    holds: 'a heap is empty',
    fails: 'no heap is empty',
    hint: 'With one heap left, take it whole.',
  },
  loses: {
    holds: 'the player to move loses',
    fails: 'the player to move wins',
    hint: 'Does the program ever answer that the player to move loses?',
  },
  first_larger: {
    holds: 'the first heap is the larger one',
    fails: 'the first heap is not the larger one',
    hint: 'The input promises no order of the heaps.',
  },
  double_fails: {
    holds: 'a double is too coarse for this difference of the heaps',
    fails: 'a double is exact for this difference of the heaps',
    hint: 'Compute the cold pairs with whole numbers.',
  },
  difference: 'the difference of the heaps',
  smaller: 'the smaller heap',
  larger: 'the larger heap',
  stones: 'the sum of the heaps',
  winning_moves: 'the number of winning moves',
};
