import type { FeatureSentences } from '../../../kit/board/feature_words';
import type { FeatureId } from '../vocabulary';

export const words: FeatureSentences<FeatureId> = {
  rows: '行数',
  loses: { holds: '先手必败', fails: '先手必胜', hint: '程序输出过先手必败吗？' },
  jump: {
    holds: '有棋子能跳过别的棋子',
    fails: '没有棋子能跳过别的棋子',
    hint: '棋子走到右边第一个空格，可以跳过中间所有的棋子。',
  },
  no_move: { holds: '没有棋子能走', fails: '有棋子能走', hint: '无法走棋的一方输。' },
  empty_row: { holds: '有一行没有棋子', fails: '每行都有棋子', hint: '没有棋子的行，SG 值为 0。' },
  full_row: { holds: '有一行摆满了棋子', fails: '没有摆满棋子的行' },
  equal_rows: { holds: '有两行相同', fails: '任何两行都不相同', hint: '相同的两行互相抵消。' },
  last_cell: { holds: '第 20 格有棋子', fails: '第 20 格没有棋子' },
  first_cell: { holds: '第 1 格有棋子', fails: '第 1 格没有棋子' },
  most_pieces: '一行中最多的棋子数',
  largest_value: '各行中最大的 SG 值',
  value: 'SG 值',
};
