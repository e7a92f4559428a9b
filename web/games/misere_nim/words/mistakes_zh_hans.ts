import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  normal_nim: {
    title: '当成了普通 Nim',
    sentences:
      '程序按普通 Nim 判断：异或和为 0 就必败。在反 Nim 里，只有还存在大于 1 的堆时才是这样；各堆都是 1 时，堆数为奇数才必败。',
  },
  reversed: {
    title: '处处与普通 Nim 相反',
    sentences:
      '程序在所有局面上都把普通 Nim 的结论反过来。只有各堆都是 1 时才该反过来：2 2 在普通 Nim 和反 Nim 里都是必败态。',
  },
  names_swapped: {
    title: '两个名字写反了',
    sentences:
      '程序判断出了谁赢，却输出了另一个人的名字。轮到走的一方胜时，应输出先手的名字：LightOJ 上是 `Alice`，HDU 上是 `John`，HackerRank 上是 `First`。',
  },
  switch_at_two: {
    title: '在 2 处就切换',
    sentences:
      '程序在每堆都不超过 2 时，就用各堆都是 1 的规则。这太早了：2 颗的一堆可以取成 1 颗，也可以取光，所以单独一堆 2 取走 1 颗就赢。',
  },
  switch_at_nim_sum: {
    title: '异或和为 1 就判负',
    sentences:
      '程序只看异或和：等于 1 必败，其余必胜。只有各堆都是 1 时才如此：2 2 的异或和是 0，必败；2 3 的异或和是 1，必胜。',
  },
  switch_at_sum: {
    title: '按石子总数切换',
    sentences:
      '程序在石子总数不超过 3 时，就用各堆都是 1 的规则。要看各堆的大小，不是看总数：单独一堆 2 取走 1 颗就赢，而 1 1 1 1 仍然各堆都是 1。',
  },
  switch_at_any_one: {
    title: '有一堆是 1 就切换',
    sentences:
      '程序只要看到有一堆是 1，就把普通 Nim 的结论反过来。必须所有堆都是 1 才行：1 2 里还有更大的一堆，把这一堆取光就赢。',
  },
  switch_at_first_heap: {
    title: '只检查了第一堆',
    sentences:
      '程序只看第一堆，就断定是不是各堆都是 1。更大的堆可能在任何位置：1 2 的第一堆虽然是 1，却是必胜态。',
  },
  switch_at_last_heap: {
    title: '标志被最后一堆覆盖',
    sentences:
      '程序每读一堆就重新给标志赋值，结果只由最后一堆决定是不是各堆都是 1。一旦出现大于 1 的堆，标志就不能再变：2 1 的最后一堆虽然是 1，却是必胜态。',
  },
  single_one_only: {
    title: '只特判了单独一堆 1',
    sentences:
      '程序只知道普通 Nim 的一个例外：单独一堆 1 必败。凡是各堆都是 1 的局面都是例外：1 1 必胜，1 1 1 必败。',
  },
  one_heap_wins: {
    title: '单独一堆总是必胜',
    sentences:
      '程序认为单独一堆总能取到只剩 1 颗，所以必胜。只有 1 颗时却做不到：唯一的走法就是取走最后一颗，于是输掉。',
  },
  one_heap_loses: {
    title: '单独一堆总是必败',
    sentences:
      '程序认为单独一堆必败，好像必须一次取完。只有 1 颗的堆才必败：更大的堆取到只剩 1 颗就赢。',
  },
  sum_32_bits: {
    title: '石子总数只有 32 位',
    sentences:
      '程序用石子总数是否等于堆数来判断各堆是否都是 1，但总数只存了 32 位。两堆 2147483649 的总数也会这样相等，而它们都不是 1：请用 64 位，或逐堆判断。',
  },
  large_heap_wins: {
    title: '有大于 1 的堆就判胜',
    sentences:
      '程序认为只要有大于 1 的堆，先手就必胜。只有一个这样的堆时确实如此；有多个时要看异或和，2 2 就是必败态。',
  },
  heap_parity: {
    title: '只看堆数的奇偶',
    sentences:
      '程序认为堆数为偶数必胜，为奇数必败。那是各堆都是 1 时的规则；更大的堆可以选择取几颗，单独一堆 2 取走 1 颗就赢。',
  },
  stone_parity: {
    title: '只看石子总数的奇偶',
    sentences:
      '程序认为石子总数为偶数就必胜，好像每步只能取 1 颗。每步可以从一堆里取任意多颗：单独一堆 3 取走 2 颗就赢。',
  },
  sum: {
    title: '用普通加法代替异或',
    sentences:
      '程序把最大的一堆与其余各堆的普通和比较。异或和是不进位的二进制加法：1 + 1 = 2，但 1 1 2 是必胜态；2 + 3 + 4 ≠ 5，但 2 3 4 5 是必败态。',
  },
  last_heap_left_out: {
    title: '漏了最后一堆',
    sentences:
      '程序的循环结束得太早，异或和里漏了最后一堆。每一堆都要算：2 2 的异或和是 0，必败；漏掉最后一堆，异或和就成了 2。',
  },
  '32_bits': {
    title: '32 位装不下',
    sentences:
      '程序用 32 位整数存异或和，2^32 + 5 颗的一堆就和 5 颗的一堆一样了。题目范围内的石子数装得下，更大的数需要 64 位。',
  },
  empty_loses: {
    title: '没有石子时判负',
    sentences:
      '程序认为一颗石子也不剩时，轮到走的一方输，就像普通 Nim。在反 Nim 里，最后一颗刚被对手取走，输的是对手，所以轮到走的一方胜。',
  },
  nim_sum_kept: {
    title: '异或和没有清零',
    sentences:
      '程序在读下一组数据之前没有把异或和清零，前面各组的石子还算在里面。每组数据的异或和都要从 0 开始。',
  },
  flag_kept: {
    title: '标志没有重置',
    sentences:
      '程序在读下一组数据之前没有重置“有大于 1 的堆”这个标志，只要出现过这样的堆，后面各组就都按普通 Nim 判断。每组数据都要重新检查是不是各堆都是 1。',
  },
  case_from_0: {
    title: '数据编号从 0 开始',
    sentences: '程序从 0 开始给数据编号。题目从 1 开始：第一行的开头是 `Case 1`。',
  },
  no_case_number: {
    title: '没有输出数据编号',
    sentences: '程序只输出了名字。LightOJ 要求在前面写出数据编号：`Case 1: Alice`。',
  },
  no_colon: {
    title: '少了冒号',
    sentences: '程序在数据编号后面少写了冒号。这一行应该是 `Case 1: Alice`。',
  },
  no_space: {
    title: '冒号后少了空格',
    sentences: '程序在冒号后面没有输出空格。这一行应该是 `Case 1: Alice`。',
  },
  small_letters: {
    title: '大小写不对',
    sentences:
      '程序输出的单词全是小写。评测区分大小写，`Alice`、`John`、`First` 等名字的首字母要大写。',
  },
  by_lines: {
    title: '逐行读入',
    sentences:
      '程序逐行读入，把一行当成一组数据的全部石子堆。一组数据的石子可能分写在几行里：应该按给出的堆数逐个读数。',
  },
  case_numbers: {
    title: '多输出了数据编号',
    sentences: '程序在名字前面输出了数据编号。HDU 1907 和 HackerRank 只要名字。',
  },
  none: {
    title: '该输出 CONCEDE，却输出了 none',
    sentences: '没有必胜走法时，程序输出了 `none`。CodinGame 要的是大写的 `CONCEDE`。',
  },
  late_switch: {
    title: '胜负对了，走法错了',
    sentences:
      '程序能判断谁赢，但在走后各堆都是 1 时，也把异或和变成 0。这时应该留下奇数个 1：在 1 1 2 中，要从第 3 堆取 1 颗，而不是 2 颗。',
  },
  takes_nim_sum: {
    title: '把异或和当成要取的颗数',
    sentences:
      '程序取走的颗数就是异或和。应该把某一堆 `h` 变成 `h ^ nim_sum`，而且要变小：1 2 2 的异或和是 1，只有从 1 颗的那一堆取 1 颗才赢。',
  },
  whole_heap: {
    title: '把唯一的一堆取光',
    sentences: '只剩一堆时，程序像普通 Nim 那样把它取光。这样会取到最后一颗而输掉：应该留下 1 颗。',
  },
  largest_only: {
    title: '只看最大的一堆',
    sentences:
      '程序只在最大的一堆里找必胜走法。较小的堆也可能有：3 4 5 的唯一必胜走法，是从 3 颗的那一堆取 2 颗。',
  },
  first_only: {
    title: '只输出了第一个必胜走法',
    sentences: '程序找到第一个必胜走法就停了。这里要列出全部：7 7 7 有 3 种，每堆各一种。',
  },
  heaps_from_0: {
    title: '堆的编号从 0 开始',
    sentences: '程序从 0 开始给堆编号。在走法 `堆:颗数` 里，第一堆是 1。',
  },
  stones_left: {
    title: '写成了剩下的颗数',
    sentences: '程序写的是走后这一堆还剩几颗。在走法 `堆:颗数` 里，颗数是取走的颗数。',
  },
  amount_first: {
    title: '堆与颗数写反了',
    sentences: '程序把颗数写在了堆的编号前面。走法应写作 `堆:颗数`。',
  },
};
