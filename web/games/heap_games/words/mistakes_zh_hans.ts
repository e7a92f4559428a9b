import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  names_swapped: {
    title: '两个输出写反了',
    sentences: '程序判断出了谁赢，却输出了另一方的词。轮到走的一方胜时，应输出表示先手胜的词。',
  },
  first_30: {
    title: '把前 30 个值当成周期',
    sentences:
      '程序打出 到 29 为止的值，就让它们循环下去。看起来像周期并不是证明：值要在一整段窗口里重复才行，而且周期之前常有例外。',
  },
  sizes_xored: {
    title: '异或的是石子数，不是 SG 值',
    sentences:
      '程序像普通 Nim 那样把石子数异或起来。只有在 Nim 里一堆的 SG 值才等于石子数；别的游戏要异或 SG 值。',
  },
  every_heap_p: {
    title: '各堆都必败才算必败',
    sentences:
      '程序认为只有每一堆都必败时，整个局面才必败。两堆相等时总是必败，哪怕单独一堆是必胜的。',
  },
  values_added: {
    title: 'SG 值相加而不是异或',
    sentences:
      '程序把各堆的 SG 值加起来，只看和的奇偶。游戏之和的值是异或：1 和 3 得 2，是必胜态。',
  },
  last_heap_left_out: {
    title: '漏掉最后一堆',
    sentences: '程序异或时漏掉了最后一堆。每一堆都要算：只有一堆时结果就是它自己的值。',
  },
  mod_m: {
    title: '对 m 取余',
    sentences: '程序认为 m 的倍数必败。后手总能和先手凑成 m + 1 颗，所以必败的是 m + 1 的倍数。',
  },
  last_loses: {
    title: '当成取最后一颗者负',
    sentences:
      '程序按取最后一颗者负来判断，或者不许把一堆取光，结果是一样的。这里取最后一颗的人获胜，所以空堆对轮到走的一方是必败态。',
  },
  only_at_once: {
    title: '能一次取完才算必胜',
    sentences: '程序认为只有一步能取光时才必胜。只要能留给对方一个必败的堆就够了。',
  },
  stone_parity: {
    title: '只看奇偶',
    sentences: '程序只看石子数的奇偶，好像每步都取一颗。一步可以取更多颗，只看奇偶是不够的。',
  },
  without_one: {
    title: '表里漏了 1',
    sentences: '程序的可取数表从 2 开始。1 也在其中，所以 1 颗的一堆必胜。',
  },
  up_to_3: {
    title: '当成可取 1、2、3',
    sentences: '程序对 4 取余，好像可以取 1、2 或 3 颗。3 不是 2 的幂，所以 3 颗的一堆必败。',
  },
  short_list: {
    title: '斐波那契表太短',
    sentences:
      '程序的斐波那契数表在 610 之前就结束了。一堆最多有 1000 颗，所以 610 和 987 也可以取。',
  },
  unsorted_set: {
    title: '集合没有排序',
    sentences:
      '程序遇到第一个比石子数大的数就跳出循环。题目没有保证顺序，后面可能还有更小的数：应先排序，或者只跳过这个数。',
  },
  exceptions_ignored: {
    title: '忽略周期之前的例外',
    sentences: '程序找到了正确的周期，却从空堆起就使用它。周期开始之前的值是例外，要另外存表。',
  },
  period_of_largest: {
    title: '周期是猜的：最大的数加 1',
    sentences:
      '程序认为 SG 值以集合中最大的数加 1 为周期。只有不超过它的数都能取时才如此；{1,3,4} 的周期是 7，不是 5。',
  },
  period_of_ends: {
    title: '周期是猜的：两个数相加',
    sentences:
      '程序把集合中最小的数与最大的数之和当作周期，这只在集合有两个数时成立：{1,3,4} 的周期是 7，不是 5。应把表一直算到最大的堆。',
  },
  set_kept: {
    title: '集合没有清空',
    sentences: '程序把前面的集合里的数留在表里。每组数据有自己的集合，要先清空。',
  },
  from_zero: {
    title: '从 0 颗开始输出',
    sentences: '程序的第一个字母对应空堆。字母对应 1 到 n 颗，没有 0 颗的。',
  },
  normal_play: {
    title: '当成取最后一枚者胜',
    sentences: '程序按取最后一枚者胜来判断。这里取最后一枚的人输，所以余数为 1 到 p 时必败。',
  },
  below_p: {
    title: '余数恰好为 p',
    sentences: '程序认为余数小于 p 时才必败。恰好剩 p 枚时只能全部取走，所以 p 也必败。',
  },
  zero_loses: {
    title: '余数为 0',
    sentences: '程序像普通规则那样认为 p + q 的倍数必败。先手取 q 枚、留下 p 枚，所以必胜。',
  },
  from_one: {
    title: '从 1 枚起取',
    sentences: '程序允许一次取 1 到 q 枚。一次至少取 p 枚，只有剩下的不足 p 枚时才取得更少。',
  },
  last_wins: {
    title: '当成取最后一个者胜',
    sentences:
      '程序按普通规则判断：异或和为 0 就必败。这里取最后一个的人输，所以各行都是 1 时要看行数。',
  },
  always_reversed: {
    title: '处处相反',
    sentences:
      '程序在所有局面上都把普通规则的结论反过来。只有各行都是 1 时才该反过来：两行 2 在两种规则下都必败。',
  },
  switch_at_two: {
    title: '在 2 处就切换',
    sentences:
      '程序在各行都不超过 2 时，就用各行都是 1 的规则。一行 2 可以剩下 1 个或者不剩，所以仍属于另一条规则。',
  },
  switch_at_first: {
    title: '只看第一行',
    sentences: '程序只看第一行来判断各行是否都是 1。更长的行可能在输入的任何位置。',
  },
  switch_at_last: {
    title: '只看最后一行',
    sentences: '程序每读一行就重设标记，结果由最后一行决定。遇到大于 1 的行以后，标记就不能再变。',
  },
  single_one_only: {
    title: '只有单独一行 1 例外',
    sentences: '程序只知道一个例外：单独一行 1 必败。各行都是 1 时全是例外：两行必胜，三行必败。',
  },
  row_parity: {
    title: '只看行数',
    sentences: '程序认为行数为偶数就必胜。只有各行都是 1 时才这样；否则要看异或和。',
  },
  equal_halves: {
    title: '允许分成相等的两堆',
    sentences: '程序允许把 2 分成 1 和 1。两部分必须不相等，所以 2 不能再分。',
  },
  middle_left_out: {
    title: '漏了最中间的分法',
    sentences:
      '程序枚举一份的大小时结束得太早，例如 i 为奇数时写成 `j < i / 2`。3 颗可以分成 1 和 2，5 颗可以分成 2 和 3。',
  },
  parts_from_two: {
    title: '没有 1 颗的一份',
    sentences:
      '程序枚举一份的大小时从 2 开始。一份可以只有 1 颗，要从 1 开始：3 颗可以分成 1 和 2。',
  },
  empty_part: {
    title: '允许空的一份',
    sentences:
      '程序枚举时从 0 开始，于是把这一堆自己的值当成 0 来用。两份都至少有一颗，枚举要从 1 开始。',
  },
  short_table: {
    title: '表只到 1000',
    sentences: '程序认为超过 1000 的堆都必胜。1222 也必败，所以表至少要到 1222。',
  },
  mod_3_is_1: {
    title: '除以 3 余 1',
    sentences: '程序认为恰好是除以 3 余 1 的堆必败。小的堆如 1、4、7、10 确实如此，但 13 必胜。',
  },
  odd_quarter: {
    title: '奇数堆的规律猜错了',
    sentences:
      '程序把奇数堆 n 的值当成 (n - 1) / 4。奇数堆 n 的值等于 (n - 1) / 2 颗的值：7 等于 3 的值，再等于 1 的值，是 0。',
  },
  odd_zero: {
    title: '奇数堆的值当成 0',
    sentences:
      '程序把所有奇数堆的值都当成 0。5 颗可以变成 3 颗或 4 颗，它们的值是 0 和 2，所以 5 的值是 1。',
  },
  value_in_byte: {
    title: 'SG 值存在一个字节里',
    sentences: '程序把 SG 值存在一个字节里，256 就成了 0。512 颗的一堆值是 256，是必胜态。',
  },
  row_not_ring: {
    title: '当成一行而不是一圈',
    sentences:
      '程序把硬币当成排成一行，那样取中间总能赢。围成一圈时，第一步只是把圈打开，取中间的是后手。',
  },
  mod_3: {
    title: '看 3 的倍数',
    sentences:
      '程序像一堆石子那样认为 3 的倍数必败。中间有空位的硬币不相邻，所以一圈硬币不是一堆。',
  },
  k_ignored: {
    title: '忽略了 k',
    sentences: '程序只用 1 和 2 这两种走法，对 3 取余。如果 k 是 3 的倍数，走 k 步会改变结论。',
  },
  k_always: {
    title: '总是以 k + 1 为周期',
    sentences:
      '程序不论 k 是多少都对 k + 1 取余。只有 k 是 3 的倍数时才如此；否则看除以 3 的余数。',
  },
  k_rest_forgotten: {
    title: '余数为 k 时',
    sentences: '程序把余数 k 和其他 3 的倍数一样看待。剩 k 格时，走 k 步立刻就赢。',
  },
  only_k_itself: {
    title: '余数为 k 就胜，不只是 k 本身',
    sentences:
      '程序只在恰好剩 k 格时才让余数 k 胜。再多出 k + 1 的若干倍，答案不变：先取余数，再与 k 比较。',
  },
  outcomes_kept: {
    title: '存了胜负，没有存 SG 值',
    sentences:
      '程序对每堆只存了胜负。两堆都必胜时，合在一起可能胜也可能负：这要看它们的 SG 值，所以应存 SG 值。',
  },
  equals_before_xor: {
    title: '== 比 ^ 先算',
    sentences:
      '程序的答案就像只有最后一个值与 0 比较：`a ^ b ^ c == 0` 就是 `a ^ b ^ (c == 0)`。应写成 `(a ^ b ^ c) == 0`。',
  },
  differs_before_xor: {
    title: '!= 比 ^ 先算',
    sentences:
      '程序的答案就像只有最后一个值与 0 比较：`a ^ b ^ c != 0` 就是 `a ^ b ^ (c != 0)`。应写成 `(a ^ b ^ c) != 0`。',
  },
  outcomes_xored: {
    title: '数了必胜的堆',
    sentences:
      '程序数单独必胜的堆，奇数个就判必胜。应该异或 SG 值：值为 1 和 2 的两堆单独都必胜，合起来也必胜。',
  },
  first_heap_left_out: {
    title: '漏掉第一堆',
    sentences:
      '程序的循环开始得太晚，异或时漏掉了第一堆。每一堆都要算：只有一堆时结果就是它自己的值。',
  },
  sum_kept: {
    title: '异或和没有清零',
    sentences:
      '程序在算下一个局面之前没有把异或和清零，前面的堆还算在里面。每个局面的异或和都要从 0 开始。',
  },
  whole_heap_left: {
    title: '不能取光一堆',
    sentences:
      '程序在该用 <= 的地方用了 <，于是没有一步能把一堆取光。5 颗的一堆若能取 5 颗，就什么也不剩，这个后继的值是 0。',
  },
  options_counted: {
    title: '数了后继，没有求 mex',
    sentences:
      '程序把后继的个数当成 SG 值。SG 值是 mex，即后继的值中没有出现的最小数：后继的值为 1 和 2 时，SG 值是 0。',
  },
  max_plus_one: {
    title: '取最大值加 1',
    sentences:
      '程序取后继的最大值再加 1。SG 值是 mex，即后继的值中没有出现的最小数：后继的值为 0 和 2 时，SG 值是 1。',
  },
  mex_from_1: {
    title: 'mex 从 1 开始找',
    sentences: '程序从 1 开始找 mex，于是没有一堆的值是 0。没有走法的堆，值是 0。',
  },
  marks_kept: {
    title: '标记数组没有清空',
    sentences: '程序标记后继的值，却没有在算下一堆之前清空标记。只有别的堆才能到达的值不能算进去。',
  },
  shared_marks: {
    title: '递归共用一个标记数组',
    sentences:
      '递归函数用全局数组标记后继的值，内层的调用会把它清空、重新填写。应该把数组定义在函数内部。',
  },
  first_take_left_out: {
    title: '漏掉第一个数',
    sentences: '程序的循环或数组下标起点不对，漏掉了集合的第一个数。集合里的每个数都是一种走法。',
  },
  last_take_left_out: {
    title: '漏掉最后一个数',
    sentences: '程序的循环结束得太早，漏掉了集合的最后一个数。集合里的每个数都是一种走法。',
  },
  sum_kept_in_case: {
    title: '异或和每个集合才清零一次',
    sentences:
      '程序读入集合时才把异或和清零，而不是每个局面都清零。每个局面的异或和都要从 0 开始。',
  },
  values_kept: {
    title: '留着上一个集合的 SG 值',
    sentences: '程序留着用上一个集合算出的 SG 值。SG 值取决于集合：读入新的集合时要清空。',
  },
  last_take_decides: {
    title: '被最后一个数覆盖',
    sentences:
      '程序对每个可取的数都重新写入胜负，覆盖了前面的结果。只要有一步能赢就必胜：写成必胜之后就不能再改回去。',
  },
  numbers_swapped: {
    title: '两个数读反了',
    sentences: '程序把每组的两个数读反了。先是石子数 n，再是每步最多可取的 m，或集合的大小 k。',
  },
  from_two: {
    title: '从 2 颗起取',
    sentences: '程序枚举走法时从 2 开始，于是不能只取 1 颗。一步可以取 1 到 m 颗。',
  },
  odd_half: {
    title: '奇数堆的一半',
    sentences:
      '程序把奇数堆 n 的值当成 (n - 1) / 2。只有偶数堆的值才是 n / 2：奇数堆 n 的值等于 (n - 1) / 2 颗的那一堆的值。',
  },
  half_rounded_up: {
    title: '一半向上取整',
    sentences: '程序允许取走奇数堆的一半（向上取整）。最多只能取一半，所以 1 颗的一堆没有走法。',
  },
  below_half: {
    title: '不到一半',
    sentences: '程序只允许取走不到一半。恰好一半也可以取：2 颗可以取走 1 颗。',
  },
  only_one_wins: {
    title: '两枚判负',
    sentences: '程序认为两枚硬币必败。它们相邻，先手一次就能全部取走。',
  },
  three_wins: {
    title: '三枚判胜',
    sentences: '程序认为三枚硬币必胜。一步最多取两枚相邻的硬币，剩下的被对手取走。',
  },
  switch_at_any_one: {
    title: '有一行是 1 就切换',
    sentences:
      '程序只要看到有一行是 1，就改看行数。必须各行都是 1 才行：1 1 2 里还有更长的一行，要看异或和。',
  },
  switch_at_nim_sum: {
    title: '异或和为 1 就判负',
    sentences:
      '程序只看异或和：等于 1 必败，其余必胜。只有各行都是 1 时才如此：2 2 的异或和是 0，必败；2 3 的异或和是 1，必胜。',
  },
  ones_always_lose: {
    title: '各行都是 1 就判负',
    sentences:
      '程序认为只要各行都是 1，轮到走的一方就必败。要看行数的奇偶：1 1 必胜，因为最后一个只能由对手取。',
  },
  ones_always_win: {
    title: '各行都是 1 就判胜',
    sentences: '程序认为只要各行都是 1，轮到走的一方就必胜。要看行数的奇偶：1 1 1 必败。',
  },
  large_row_wins: {
    title: '有大于 1 的行就判胜',
    sentences:
      '程序认为只要有大于 1 的行就必胜。只有一行这样时确实如此；否则要看异或和，2 2 必败。',
  },
  ones_left_out: {
    title: '异或时漏了为 1 的行',
    sentences:
      '程序求异或和时漏掉了为 1 的行。只要还有更长的行，它们就要算进去：1 2 3 的异或和是 0，必败；只算 2 和 3，异或和就成了 1。',
  },
  first_row_left_out: {
    title: '漏了第一行',
    sentences: '程序的循环开始得太晚，异或时漏了第一行。每一行都要算：2 2 的异或和是 0，必败。',
  },
  last_row_left_out: {
    title: '漏了最后一行',
    sentences: '程序的循环结束得太早，异或时漏了最后一行。每一行都要算：2 2 的异或和是 0，必败。',
  },
  flag_kept: {
    title: '标志没有重置',
    sentences:
      '程序在读下一组数据之前没有重置“有大于 1 的行”这个标志，只要出现过这样的行，后面各组就都一样处理。每组数据都要重新检查是不是各行都是 1。',
  },
  moves_not_counted: {
    title: '只判断了胜负',
    sentences:
      '程序对所有必胜态都输出 1。题目问第一步有几种走法能赢：1 1 1 有 3 种，三堆都可以取。',
  },
  every_heap_counted: {
    title: '每一堆都数了',
    sentences:
      '程序对所有必胜态都输出 n，`heap ^ sum != heap` 就会这样。只有 `(heap ^ sum) < heap` 的堆才有必胜走法：1 2 里只能把 2 取到剩 1。',
  },
  same_heap_counted: {
    title: '把 < 写成 <=',
    sentences:
      '程序数的是 `(heap ^ sum) <= heap` 的堆，异或和为 0 时就输出 n。一步至少要取一颗，所以要用 <：必败态的必胜走法是 0 种。',
  },
  less_before_xor: {
    title: '< 比 ^ 先算',
    sentences:
      '程序的答案就像写了 `heap ^ sum < heap`，也就是 `heap ^ (sum < heap)`。应写成 `(heap ^ sum) < heap`。',
  },
  only_largest_heap: {
    title: '只看最大的一堆',
    sentences:
      '程序只在最大的一堆里找必胜走法。在异或和的最高位上是 1 的堆都有一种：3 8 9 的异或和是 2，只能把 3 取到剩 1。',
  },
  heap_above_sum: {
    title: '数了不小于异或和的堆',
    sentences:
      '程序数的是不小于异或和的堆。要看这一堆有没有异或和的最高位：4 7 的异或和是 3，可是 4 会变成 7。',
  },
  any_shared_bit: {
    title: '任何一位相同就算',
    sentences:
      '程序用 `heap & sum` 判断，只要与异或和有一位同时为 1 就算。只有最高位才算：1 2 的异或和是 3，而 1 会变成 2。',
  },
  lowest_bit: {
    title: '看了异或和的最低位',
    sentences:
      '程序数的是在异或和的最低位（`sum & -sum`）上为 1 的堆。一堆能不能变小由最高位决定：1 2 的异或和是 3，而 1 会变成 2。',
  },
  equal_heaps_once: {
    title: '相等的堆只数了一次',
    sentences: '程序把相等的几堆里的必胜走法只算作一种。它们是不同的走法：1 1 1 有 3 种。',
  },
  first_heap_not_counted: {
    title: '计数时漏了第一堆',
    sentences: '程序计数的循环开始得太晚，漏了第一堆。每一堆都可能有必胜走法：只有一堆时答案是 1。',
  },
  last_heap_not_counted: {
    title: '计数时漏了最后一堆',
    sentences:
      '程序计数的循环结束得太早，漏了最后一堆。每一堆都可能有必胜走法：只有一堆时答案是 1。',
  },
  count_kept: {
    title: '计数没有清零',
    sentences: '程序在读下一组数据之前没有把走法数清零，前面的还算在里面。每组都要从 0 开始数。',
  },
  heap_taken_for_t: {
    title: '把第一个数当成 T',
    sentences: '程序把第一个数当成数据组数。输入里没有组数：要一直读到结束为止。',
  },
};
