import type { MistakeSentences } from '../../../kit/board/mistake_words';
import type { MistakeId } from '../vocabulary';

export const words: MistakeSentences<MistakeId> = {
  even_groups: {
    title: '奇偶级弄反了',
    sentences:
      '程序从第 0 级（最后一个空格右边的棋子）开始，隔一级取一级求异或和。那里的棋子根本动不了：起作用的是第 1、3、5 等奇数级。',
  },
  nim_of_distances: {
    title: '按距离当 Nim',
    sentences:
      '程序把每枚棋子当作一堆石子，它右边有几个空格，就有几颗。每步只能走到第一个空格，不能更远：18 上的一枚棋子要走两步，所以先手必败。',
  },
  no_jump: {
    title: '没有跳过棋子',
    sentences:
      '程序认为只有右边一格是空的，棋子才能走。棋子会越过挡路的所有棋子，落到右边第一个空格：在 18 19 中，18 上的棋子走到 20。',
  },
  max_plus_one: {
    title: '用最大值加 1 代替 mex',
    sentences:
      '程序取后继的最大 SG 值再加 1。SG 值应该是 mex，即后继中没有出现的最小的数：18 这一行唯一的后继值为 1，所以它的值是 0。',
  },
  options_counted: {
    title: '把走法数当成 SG 值',
    sentences:
      '程序把一行的走法数当作它的 SG 值。SG 值是各后继的值的 mex：18 这一行有 1 种走法，值却是 0。',
  },
  piece_parity: {
    title: '只看棋子数的奇偶',
    sentences: '程序认为棋子总数为奇数就必胜。要看棋子在哪里：20 上的一枚棋子动不了，先手必败。',
  },
  outcomes_xored: {
    title: '只统计必胜的行数',
    sentences:
      '程序数出单独看必胜的行，行数为奇数就判必胜。要用 SG 值：18 19 / 19 的两行单独看都必胜，但值是 2 和 1，异或和为 3，所以先手必胜。',
  },
  '19_cells': {
    title: '一行只算了 19 格',
    sentences: '程序只处理到第 19 格，漏了第 20 格。一行有 20 格：19 上的棋子可以走到 20。',
  },
  cell_1_left_out: {
    title: '漏了第 1 格',
    sentences: '程序从第 2 格开始处理，看不到第 1 格上的棋子。一行的格子是 1 到 20。',
  },
  wrong_end: {
    title: '数反了方向',
    sentences:
      '程序从左端数空格，好像棋子是向左走的。棋子是向右走的，台阶要从右端数起：20 上的棋子根本动不了。',
  },
  sum: {
    title: 'SG 值用了加法',
    sentences:
      '程序把各行的 SG 值相加，于是只要有一行大于 0 就判必胜。应该求异或和：19 / 19 两行的值都是 1，异或和为 0，先手必败。',
  },
  first_row_only: {
    title: '只看了第一行',
    sentences:
      '程序只看第一行就下结论。每步可以走任意一行，所以各行都要算：20 / 19 在第二行走一步就赢。',
  },
  last_row_only: {
    title: '只剩最后一行',
    sentences:
      '程序在每一行之前都把异或和置为 0，结果只剩最后一行的值。一组数据的所有行都要异或起来：19 / 20 在第一行走一步就赢。',
  },
  answers_swapped: {
    title: 'YES 和 NO 写反了',
    sentences: '程序在先手必胜时输出 `NO`，必败时输出 `YES`。`YES` 表示先手 Alice 赢。',
  },
  cells_from_0: {
    title: '格子从 0 数起',
    sentences:
      '程序的格子是 0 到 20，第 20 格后面好像还有一个空格。格子只有 1 到 20：右端多出一个空格，每组棋子都会升高一级。',
  },
  jumps_one: {
    title: '最多跳过一枚棋子',
    sentences:
      '程序认为最多只能跳过 1 枚棋子。挡路的棋子要全部跳过：在 17 18 19 中，17 上的棋子一步走到 20。',
  },
  shared_marks: {
    title: '递归各层共用标记数组',
    sentences:
      '程序在递归各层共用的数组里标记后继的值，内层调用会把标记弄乱。每层递归都要有自己的标记数组：17 18 这一行的后继值为 1 和 2，所以它的值是 0。',
  },
  value_kept: {
    title: '异或和没有清零',
    sentences:
      '程序在读下一组数据之前没有把异或和清零，前面各组的行还算在里面。每组数据的异或和都要从 0 开始。',
  },
  cells_kept: {
    title: '格子没有清空',
    sentences:
      '程序在读下一行之前没有清空格子，前面各行的棋子还留在上面。每一行都要从空的格子开始。',
  },
  yes_and_no: {
    title: '大小写不对',
    sentences: '程序输出的是 `Yes` 和 `No`。题目要求全部大写：`YES` 和 `NO`。',
  },
  case_numbers: {
    title: '多输出了数据编号',
    sentences: '程序在答案前面输出了数据编号。HDU 5724 只要 `YES` 或 `NO`。',
  },
  row_alone: {
    title: '只看所走的那一行',
    sentences:
      '程序认为把所走那一行的 SG 值变成 0 就赢。其他行也要算：走后所有行的异或和必须是 0。',
  },
  all_moves: {
    title: '列出了所有走法',
    sentences:
      '程序列出了所有合法走法。只有使异或和变成 0 的走法才赢：在 18 19 中是 `1:18>20`，走 `1:19>20` 则对手必胜。',
  },
  first_only: {
    title: '只输出了第一个必胜走法',
    sentences:
      '程序找到第一个必胜走法就停了。这里要列出全部：16 17 19 / 18 19 有 `1:17>18` 和 `2:19>20`。',
  },
  next_cell: {
    title: '终点写成了下一格',
    sentences:
      '程序把终点一律写成下一格，跳过棋子时也是如此。终点是棋子落下的那一格：在 18 19 中，18 上的棋子的走法是 `1:18>20`。',
  },
  rows_from_0: {
    title: '行的编号从 0 开始',
    sentences: '程序从 0 开始给行编号。在走法 `行:起点>终点` 里，第一行是 1。',
  },
  cells_printed_from_0: {
    title: '输出的格子从 0 数起',
    sentences:
      '程序按数组下标输出走法里的格子，是 0 到 19。在走法 `行:起点>终点` 里，格子是 1 到 20。',
  },
};
