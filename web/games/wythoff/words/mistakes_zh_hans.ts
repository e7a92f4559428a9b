import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  nim: {
    title: '当成了两堆 Nim',
    sentences:
      '程序按普通 Nim 判断，认为两堆相等才必败。这里还可以从两堆取走同样多颗：1 1 一步就赢，而 1 2 必败。',
  },
  equal_heaps_lose: {
    title: '两堆相等判负',
    sentences:
      '程序认为除了奇异局势，两堆相等也必败。两堆相等时一步就能全部取光，其中只有 0 0 必败。',
  },
  one_stone: {
    title: '每步只取一颗',
    sentences:
      '程序认为每步只能从一堆取 1 颗，或从两堆各取 1 颗，于是只看奇偶。每步取多少不限：2 2 全部取光就赢。',
  },
  no_swap: {
    title: '没有交换两堆',
    sentences: '程序认为第一堆总是较小的一堆。题目没有保证顺序：2 1 就是奇异局势 1 2。',
  },
  first_heap_compared: {
    title: '比较的是第一堆，不是较小的一堆',
    sentences:
      '程序算对了两堆之差，却拿第一堆而不是较小的一堆去比较。题目没有保证顺序：2 1 就是奇异局势 1 2。',
  },
  larger_heap_compared: {
    title: '拿较大的堆比较',
    sentences:
      '程序拿较大的堆与奇异局势中较小的数比较。应该比较较小的堆：1 2 是奇异局势，差是 1，较小的数是 1。',
  },
  short_table: {
    title: '表太短',
    sentences:
      '程序把奇异局势存在表里，表只到较小堆 1000000 为止，更大的都被判成必胜。请不用表，直接由两堆之差算出这一对。',
  },
  float: {
    title: '用 float 存黄金分割',
    sentences:
      '程序用 `float` 存黄金分割，它只有 24 位精度。对奇异局势 4180 6764 就已经不够了：应该用整数判断。',
  },
  double: {
    title: '用 double 存黄金分割',
    sentences:
      '程序用 `double` 存黄金分割，它有 53 位精度。对奇异局势 165580140 267914295 就不够了：应该用整数判断。',
  },
  long_double: {
    title: '使用 long double',
    sentences:
      '程序把黄金分割存成 long double，在多数评测机上它只有 64 位。堆接近 10^18 时这不够：请用整数判断。',
  },
  rounded_ratio: {
    title: '黄金分割取 1.618',
    sentences: '程序把黄金分割取为 1.618。这个值偏小：第一个漏掉的奇异局势是 377 610。',
  },
  few_digits: {
    title: '黄金分割的小数位太少',
    sentences: '程序把黄金分割写成小数位太少的常数。堆很大时，任何常数都不够：请用整数判断。',
  },
  nearest: {
    title: '四舍五入',
    sentences:
      '程序把差与黄金分割的乘积四舍五入。应该向下取整：差为 1 的奇异局势是 1 2，不是 2 3。',
  },
  rounded_up: {
    title: '向上取整',
    sentences:
      '程序把差与黄金分割的乘积向上取整。应该向下取整：差为 1 的奇异局势是 1 2，不是 2 3。',
  },
  off_by_one: {
    title: '差从 1 数起',
    sentences:
      '程序认为奇异局势的差从 1 开始。第一个奇异局势是 0 0，差为 0；所以差为 1 的是 1 2，不是 0 1。',
  },
  ratio_of_heaps: {
    title: '比的是两堆之比',
    sentences:
      '程序用较小的一堆乘黄金分割，再与较大的一堆比较。应该用两堆之差去乘，再与较小的一堆比较：程序认为 2 3 是奇异局势，其实是必胜态。',
  },
  '32_bits': {
    title: '32 位装不下',
    sentences:
      '程序用 32 位整数存石子数或它们的差，2^32 + 5 就变成了 5。不小于 2^31 的石子数需要 64 位。',
  },
  empty_wins: {
    title: '没有石子时判胜',
    sentences:
      '程序认为一颗石子也不剩时，轮到走的一方胜。对手刚取走最后一颗，胜的是对手，所以 0 0 必败。',
  },
  empty_heap_loses: {
    title: '有空堆就判负',
    sentences:
      '程序认为只要有一堆是空的，轮到走的一方就输。另一堆可以一次取完，所以只有 0 0 必败。',
  },
  answers_swapped: {
    title: '胜负写反了',
    sentences: '程序把先手必胜和必败的输出写反了。`1`（51nod 上是 `A`）表示先手胜。',
  },
  ends_at_zeros: {
    title: '把 0 0 当成了结束',
    sentences: '程序读到 0 0 就停了。要一直读到文件结束，0 0 也是一组数据，答案是 0。',
  },
  first_pair_only: {
    title: '只回答了第一组数据',
    sentences: '输出在第一组数据的答案之后就结束了。输入有任意多组数据：要一直读到文件结束。',
  },
  t_taken_for_heap: {
    title: '没有读入 T',
    sentences:
      '程序没有读入数据组数 T，把它当成了第一组的第一堆，后面的数也就全部读错。应该先读入 T。',
  },
  heap_taken_for_t: {
    title: '把第一个数当成 T',
    sentences:
      '输入里没有数据组数，程序却把第一堆当成组数，后面的数也就全部读错。应该一对一对地读到输入结束。',
  },
  plain_nim: {
    title: '普通 Nim 的走法',
    sentences:
      '程序列出使两堆相等的走法，就像普通 Nim。这样对手一步就能全部取光：必胜走法要走到奇异局势，其中只有 0 0 两堆相等。',
  },
  no_diagonal: {
    title: '忘了同时取两堆',
    sentences:
      '程序只考虑从一堆取的走法。还可以从两堆取走同样多颗：4 6 的唯一必胜走法是各取 1 颗，剩下 3 5。',
  },
  larger_heap_only: {
    title: '漏了较小的一堆',
    sentences:
      '程序没有考虑只从较小一堆取的走法。这样也可能赢：从 10 15 走 `1,0`，剩下奇异局势 9 15。',
  },
  first_only: {
    title: '只输出了第一个必胜走法',
    sentences: '程序找到第一个必胜走法就停了。这里要列出全部：10 15 有 `0,9`、`1,0` 和 `2,2`。',
  },
  heaps_left: {
    title: '写成了剩下的石子',
    sentences:
      '程序写的是走后两堆还剩几颗。走法 `x,y` 写的是从第一、第二堆取走的颗数：4 6 的必胜走法是 `1,1`，不是 `3,5`。',
  },
  sorted_heaps: {
    title: '交换两堆后没有换回来',
    sentences:
      '程序交换了两堆，让较小的一堆在前，输出走法时却没有换回来。走法的第一个数属于输入的第一堆：3 1 的必胜走法是 `1,0`，不是 `0,1`。',
  },
  smaller_heap: {
    title: '奇异局势只列到较小的一堆',
    sentences:
      '程序只把奇异局势列到较小的一堆为止。只要较小的数不超过较大的一堆，就要列出：4 6 的最后一对是 6 10。',
  },
  both_numbers: {
    title: '要求两个数都不超过较大的一堆',
    sentences:
      '程序要求奇异局势的两个数都不超过较大的一堆。只看较小的数就行：4 6 还要列出 4 7 和 6 10。',
  },
  no_list: {
    title: '没有列出奇异局势',
    sentences: '程序没有列出奇异局势，那一行是空的。对局之前要先列出奇异局势：4 6 的第一对是 1 2。',
  },
  plays_nim: {
    title: '按普通 Nim 走',
    sentences:
      '在对局中，`I` 总把两堆变成相等，就像普通 Nim。这样 `She` 一步就能全部取光：只要能走到奇异局势，`I` 就必须这样走。',
  },
  takes_one: {
    title: '总是只取一颗',
    sentences:
      '在对局中，`I` 总是从较大的一堆取 1 颗。只要能走到奇异局势，`I` 就必须这样走：从 4 6 两堆各取 1 颗，到 3 5。',
  },
  whole_ratio: {
    title: '黄金分割被取整成 1',
    sentences:
      '程序先把黄金分割取整成 1 再去乘，例如 `(int)phi * k`。应该对乘积取整：差为 2 时 `(int)(phi * k)` 是 3，而取整成 1 的结果是 2。',
  },
  carry_lost: {
    title: '黄金分割只有九位小数正确',
    sentences:
      '程序的答案相当于黄金分割从第十位小数起缺失或写错，或者把乘积拆成几段计算时丢了最低一段的进位。应该取够题目范围所需的小数位，或者把每一段的进位加到上一段。',
  },
  tolerant: {
    title: '放宽了一个数',
    sentences:
      '程序既接受与黄金分割乘积的取整，也接受它的下一个数。只有取整的那个数才组成奇异局势：3 5 是，4 6 不是。',
  },
};
