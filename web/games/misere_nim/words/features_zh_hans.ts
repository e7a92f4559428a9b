import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  all_ones: {
    holds: '各堆都是 1',
    fails: '有大于 1 的堆',
    hint: '各堆都是 1 时只看堆数：偶数堆必胜。',
  },
  heaps: '堆数',
  large_heaps: '大于 1 的堆数',
  loses: { holds: '先手必败', fails: '先手必胜', hint: '程序输出过先手必败吗？' },
  nim_sum: 'Nim 和',
  largest: '最大的一堆',
  stones: '石子总数',
  equal_heaps: { holds: '有两堆相等', fails: '任何两堆都不相等' },
  ones: '只有 1 颗的堆数',
  first_heap: '第一堆',
  last_heap: '最后一堆',
  ascending: {
    holds: '各堆从小到大排列',
    fails: '各堆不是从小到大排列',
    hint: '题目没有保证各堆的顺序。',
  },
  sum_is_count_in_32_bits: {
    holds: '石子总数在 32 位中恰好等于堆数',
    fails: '石子总数在 32 位中不等于堆数',
    hint: '石子总数要用 64 位。',
  },
};
