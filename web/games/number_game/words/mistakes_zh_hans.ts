import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  multiples_only: {
    title: '只算倍数，不算和',
    sentences:
      '程序认为选一个数只会带走它的倍数。它与先前各数的和也会带走：可选 2 和 5 时，3 已不可选，选 2 会带走 5 = 2 + 3。',
  },
  sums_of_two: {
    title: '新选的数只加一次',
    sentences:
      '程序只把新选的数与先前不可选的数各加一次。一个数在和里可以用多次：选 2 还会带走 4 = 2 + 2。',
  },
  one_pass: {
    title: '没有用新的和继续加',
    sentences:
      '程序把新选的数与各个不可选的数以及它自己各加一次，却没有用新得到的和继续加。一个数可以用任意多次：选 2 还会带走 6 = 2 + 2 + 2。',
  },
  number_alone: {
    title: '只去掉所选的数',
    sentences:
      '程序只去掉所选的数，别的都不动，于是只看可选数的个数。由它加出来的和也会消失：可选 2 4 时，选 2 会把 4 也带走。',
  },
  earlier_forgotten: {
    title: '忘了先前选过的数',
    sentences:
      '程序只用从现在起新选的数来求和。已经不可选的数也要算：可选 2 和 5 时，3 已不可选，选 2 会带走 5 = 2 + 3。',
  },
  without_20: {
    title: '漏了 20',
    sentences: '程序的循环到 19 就结束，看不到 20。题目的数是 2 到 20。',
  },
  misere: {
    title: '把胜负规则弄反了',
    sentences: '程序认为选最后一个数的人输。规则是没有数可选的人输：只剩 2 时，选 2 就赢。',
  },
  greedy: {
    title: '只看剩下个数的奇偶',
    sentences:
      '程序认为走后剩下偶数个可选数就赢。这只是猜测：可选 2 3 4 5 时，选 2 剩下 3 5，对手选 3 就赢。',
  },
  nim: {
    title: '对可选的数求异或和',
    sentences:
      '程序认为走后剩下的数异或和为 0 就赢。可选的数不是 Nim 的石子堆，选一个数会带走别的数：2 3 的异或和是 1，却是必败态。',
  },
  not_restored: {
    title: '试完走法没有还原',
    sentences:
      '程序试完一步后没有还原可选的数，就接着试下一步。每一步都要从同一个局面开始试，例如在副本上操作。',
  },
  win_not_restored: {
    title: '找到必胜的一步后没有还原',
    sentences:
      '程序一找到必胜的一步就返回，没有还原这一步占掉的数，上一层便在缺了数的局面上继续。每次返回之前都要还原。',
  },
  memo_by_count: {
    title: '按个数记忆化',
    sentences: '程序按可选数的个数保存结果。要看是哪些数：2 3 必败，2 4 却必胜。',
  },
  memo_by_places: {
    title: '按下标记忆化，下一组也没有清空',
    sentences:
      '程序按数在列表中的下标保存结果，到下一组数据也没有清空。下一组里同样的下标是别的数：请清空结果，或者按数本身来保存。',
  },
  first_only: {
    title: '只输出了第一个必胜走法',
    sentences: '程序找到第一个必胜走法就停了。这里要列出全部：可选 2 3 4 5 6 时是 4、5 和 6。',
  },
  no_case_line: {
    title: '没有输出数据编号',
    sentences:
      '程序只输出了走法。前面要有一行数据编号：POJ 是 `Test Case #1`，TUD 是 `Scenario #1:`。',
  },
  ends_at_zero: {
    title: '把 0 当成了结束',
    sentences:
      '程序遇到有 0 个数的场景就停了。场景的个数写在第一行，所以它也是一个场景，没有必胜走法。',
  },
  last_only: {
    title: '只输出了最后一个必胜走法',
    sentences: '程序只输出找到的最后一个必胜走法。这里要列出全部：可选 2 3 4 5 6 时是 4、5 和 6。',
  },
  losing_moves: {
    title: '列出的是会输的走法',
    sentences:
      '程序列出的是走完后对手必胜的数。必胜走法走完之后，轮到走的一方必败：逐个试每个数，留下必败局面的才列出。',
  },
  memo_by_sum: {
    title: '按总和记忆化',
    sentences:
      '程序按可选数的总和保存结果。应该按可选数的集合来保存，因为总和相同的局面可以不同：3 5 7 必胜，2 3 4 6 却必败。',
  },
};
