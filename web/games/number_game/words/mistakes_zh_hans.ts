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
  memo_by_count: {
    title: '按个数记忆化',
    sentences: '程序按可选数的个数保存结果。要看是哪些数：2 3 必败，2 4 却必胜。',
  },
  first_only: {
    title: '只输出了第一个必胜走法',
    sentences: '程序找到第一个必胜走法就停了。这里要列出全部：可选 2 3 4 5 6 时是 4、5 和 6。',
  },
  input_order: {
    title: '按输入的顺序输出',
    sentences: '程序按输入的顺序输出必胜走法。题目要求从小到大输出。',
  },
  case_from_0: {
    title: '数据编号从 0 开始',
    sentences: '程序从 0 开始给数据编号。题目从 1 开始。',
  },
  no_case_line: {
    title: '没有输出数据编号',
    sentences:
      '程序只输出了走法。前面要有一行数据编号：POJ 是 `Test Case #1`，TUD 是 `Scenario #1:`。',
  },
  no_blank_line: {
    title: '没有空行',
    sentences: '程序在两组答案之间没有输出空行。每组答案之后都有空行，最后一组也不例外。',
  },
  no_last_blank_line: {
    title: '末尾少了空行',
    sentences: '程序只在各组答案之间输出空行。最后一组之后也有空行。',
  },
  test_case: {
    title: 'Test case 的大小写',
    sentences: '程序照题面文字输出 `Test case`。样例写的是 `Test Case`，以样例为准。',
  },
  there_is: {
    title: 'There’s 写成了 There is',
    sentences:
      "没有必胜走法时，程序输出 `There is`。POJ 1143 要求缩写：`There's no winning move.`。",
  },
  ends_at_zero: {
    title: '把 0 当成了结束',
    sentences:
      '程序遇到有 0 个数的场景就停了。场景的个数写在第一行，所以它也是一个场景，没有必胜走法。',
  },
  no_full_stop: {
    title: '少了句点',
    sentences: '程序在必胜走法之后没有输出句点。TUD 与 POJ 不同，要以句点结尾。',
  },
  theres: {
    title: 'There is 写成了 There’s',
    sentences: "没有必胜走法时，程序输出 `There's`。TUD 要求不缩写：`There is no winning move.`。",
  },
  no_colon: {
    title: '少了冒号',
    sentences: '程序在场景编号后面少写了冒号。这一行应该是 `Scenario #1:`。',
  },
};
