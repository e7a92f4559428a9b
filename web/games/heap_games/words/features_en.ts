// The words for what can be said about a judge's case of a heap game, by which the desk says when a program is wrong.
import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  loses: {
    holds: 'the player to move loses',
    fails: 'the player to move wins',
    hint: 'Does the program ever answer that the player to move loses?',
  },
  heaps: 'the number of heaps',
  first_heap: 'the first heap',
  last_heap: 'the last heap',
  largest: 'the largest heap',
  stones: 'the sum of the heaps',
  nim_sum: 'the nim-sum of the heaps',
  equal_heaps: { holds: 'two heaps are equal', fails: 'no two heaps are equal' },
  rule_numbers: 'how many numbers say the rule',
  first_rule_number: 'the first number of the rule',
  last_rule_number: 'the last number of the rule',
  rule_ascending: {
    holds: 'the numbers of the rule are in ascending order',
    fails: 'the numbers of the rule are not in ascending order',
    hint: 'The input promises no order of the set.',
  },
  positions: 'the number of positions',
  rest: 'the remainder of the heap by the period',
  rest_above_last: {
    holds: 'the remainder of the heap by the period is above the last number of the rule',
    fails: 'the remainder of the heap by the period is at most the last number of the rule',
  },
  winning_moves: 'the number of winning first moves',
};
