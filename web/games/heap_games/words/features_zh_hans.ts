import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  loses: { holds: '先手必败', fails: '先手必胜', hint: '程序输出过先手必败吗？' },
  heaps: '堆数',
  first_heap: '第一堆',
  last_heap: '最后一堆',
  largest: '最大的一堆',
  stones: '石子总数',
  nim_sum: '各堆石子数的 Nim 和',
  equal_heaps: { holds: '有两堆相等', fails: '任何两堆都不相等' },
  rule_numbers: '规则里数的个数',
  first_rule_number: '规则里的第一个数',
  last_rule_number: '规则里的最后一个数',
  rule_ascending: {
    holds: '规则里的数从小到大排列',
    fails: '规则里的数不是从小到大排列',
    hint: '题目没有保证集合的顺序。',
  },
  positions: '局面数',
  rest: '石子数除以周期的余数',
  rest_above_last: {
    holds: '石子数除以周期的余数大于规则里的最后一个数',
    fails: '石子数除以周期的余数不大于规则里的最后一个数',
  },
  winning_moves: '必胜走法的种数',
};
