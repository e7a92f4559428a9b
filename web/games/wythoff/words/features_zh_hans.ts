import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  equal: {
    holds: '两堆相等',
    fails: '两堆不相等',
    hint: '两堆相等时，一次全部取走就赢；只有 0 0 必败。',
  },
  no_stones: {
    holds: '一颗石子也不剩',
    fails: '还有石子',
    hint: '一颗石子也不剩时，轮到走的一方已经输了。',
  },
  empty_heap: { holds: '有一堆是空的', fails: '没有空堆', hint: '只剩一堆时，全部取走就赢。' },
  loses: { holds: '先手必败', fails: '先手必胜', hint: '程序输出过先手必败吗？' },
  first_larger: {
    holds: '第一堆较大',
    fails: '第一堆不是较大的一堆',
    hint: '题目没有保证两堆的顺序。',
  },
  double_fails: {
    holds: 'double 的精度不够表示这个差',
    fails: 'double 对这个差是准确的',
    hint: '请用整数计算奇异局势。',
  },
  difference: '两堆之差',
  smaller: '较小的一堆',
  larger: '较大的一堆',
  stones: '石子总数',
  winning_moves: '必胜走法的个数',
};
