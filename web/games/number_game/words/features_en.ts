// The words for what can be said about a position of the Number Game, by which the desk says when a program is wrong.
import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  loses: {
    holds: 'the player to move loses',
    fails: 'the player to move wins',
    hint: 'Does the program ever answer that no move wins?',
  },
  free: 'the number of free numbers',
  winning_moves: 'the number of winning moves',
  smallest: 'the smallest free number',
  largest: 'the largest free number',
  two_free: { holds: '2 is free', fails: '2 is taken' },
  three_free: { holds: '3 is free', fails: '3 is taken' },
  even_free: 'the number of even free numbers',
};
