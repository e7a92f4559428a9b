import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  loses: { holds: '先手必败', fails: '先手必胜', hint: '程序输出过没有必胜走法吗？' },
  free: '可选的数的个数',
  winning_moves: '必胜走法的个数',
  smallest: '最小的可选的数',
  largest: '最大的可选的数',
  two_free: { holds: '2 可选', fails: '2 不可选' },
  three_free: { holds: '3 可选', fails: '3 不可选' },
  even_free: '可选的偶数的个数',
};
