import type { MistakeWords } from '../../../kit/board/mistake_words';
import type { MistakeId } from './mistakes_en';

export const words: Readonly<Record<MistakeId, MistakeWords>> = {
  nim: {
    title: '當成了兩堆 Nim',
    sentences:
      '程式按一般 Nim 判斷，認為兩堆相等才必敗。這裡還可以從兩堆取走同樣多顆：1 1 一步就贏，而 1 2 必敗。',
  },
  equal_heaps_lose: {
    title: '兩堆相等判負',
    sentences:
      '程式認為除了奇異局勢，兩堆相等也必敗。兩堆相等時一步就能全部取光，其中只有 0 0 必敗。',
  },
  one_stone: {
    title: '每步只取一顆',
    sentences:
      '程式認為每步只能從一堆取 1 顆，或從兩堆各取 1 顆，於是只看奇偶。每步取多少不限：2 2 全部取光就贏。',
  },
  no_swap: {
    title: '沒有交換兩堆',
    sentences: '程式認為第一堆總是較小的一堆。題目沒有保證順序：2 1 就是奇異局勢 1 2。',
  },
  float: {
    title: '用 float 存黃金比例',
    sentences:
      '程式用 `float` 存黃金比例，它只有 24 位元的精度。對奇異局勢 4180 6764 就已經不夠了：應該用整數判斷。',
  },
  double: {
    title: '用 double 存黃金比例',
    sentences:
      '程式用 `double` 存黃金比例，它有 53 位元的精度。對奇異局勢 165580140 267914295 就不夠了：應該用整數判斷。',
  },
  rounded_ratio: {
    title: '黃金比例取 1.618',
    sentences: '程式把黃金比例取為 1.618。這個值偏小：第一個漏掉的奇異局勢是 377 610。',
  },
  nearest: {
    title: '四捨五入',
    sentences:
      '程式把差與黃金比例的乘積四捨五入。應該向下取整：差為 1 的奇異局勢是 1 2，不是 2 3。',
  },
  rounded_up: {
    title: '向上取整',
    sentences:
      '程式把差與黃金比例的乘積向上取整。應該向下取整：差為 1 的奇異局勢是 1 2，不是 2 3。',
  },
  off_by_one: {
    title: '差從 1 數起',
    sentences:
      '程式認為奇異局勢的差從 1 開始。第一個奇異局勢是 0 0，差為 0；所以差為 1 的是 1 2，不是 0 1。',
  },
  ratio_of_heaps: {
    title: '比的是兩堆之比',
    sentences:
      '程式用較小的一堆乘黃金比例，再與較大的一堆比較。應該用兩堆之差去乘，再與較小的一堆比較：程式認為 2 3 是奇異局勢，其實是必勝態。',
  },
  '32_bits': {
    title: '32 位元裝不下',
    sentences:
      '程式用 32 位元整數存石子數，2^32 + 5 就變成了 5。題目範圍內的石子數裝得下，更大的數需要 64 位元。',
  },
  empty_wins: {
    title: '沒有石子時判勝',
    sentences:
      '程式認為一顆石子也不剩時，輪到走的一方勝。對手剛取走最後一顆，勝的是對手，所以 0 0 必敗。',
  },
  answers_swapped: {
    title: '1 和 0 寫反了',
    sentences: '程式在先手必勝時輸出 `0`，必敗時輸出 `1`。`1` 表示先手勝。',
  },
  ends_at_zeros: {
    title: '把 0 0 當成了結束',
    sentences: '程式讀到 0 0 就停了。要一直讀到檔案結束，0 0 也是一筆測資，答案是 0。',
  },
  first_pair_only: {
    title: '只讀了一筆測資',
    sentences: '程式回答第一筆測資後就結束了。輸入有任意多筆測資：要一直讀到檔案結束。',
  },
  one_line: {
    title: '答案都在一行裡',
    sentences: '程式把所有答案輸出在一行裡。每個答案都要單獨佔一行。',
  },
  plain_nim: {
    title: '一般 Nim 的走法',
    sentences:
      '程式列出使兩堆相等的走法，就像一般 Nim。這樣對手一步就能全部取光：必勝走法要走到奇異局勢，其中只有 0 0 兩堆相等。',
  },
  no_diagonal: {
    title: '忘了同時取兩堆',
    sentences:
      '程式只考慮從一堆取的走法。還可以從兩堆取走同樣多顆：4 6 的唯一必勝走法是各取 1 顆，剩下 3 5。',
  },
  larger_heap_only: {
    title: '漏了較小的一堆',
    sentences:
      '程式沒有考慮只從較小一堆取的走法。這樣也可能贏：從 10 15 走 `1,0`，剩下奇異局勢 9 15。',
  },
  first_only: {
    title: '只輸出了第一個必勝走法',
    sentences: '程式找到第一個必勝走法就停了。這裡要列出全部：10 15 有 `0,9`、`1,0` 和 `2,2`。',
  },
  heaps_left: {
    title: '寫成了剩下的石子',
    sentences:
      '程式寫的是走後兩堆還剩幾顆。走法 `x,y` 寫的是從第一、第二堆取走的顆數：4 6 的必勝走法是 `1,1`，不是 `3,5`。',
  },
  sorted_heaps: {
    title: '交換兩堆後沒有換回來',
    sentences:
      '程式交換了兩堆，讓較小的一堆在前，輸出走法時卻沒有換回來。走法的第一個數屬於輸入的第一堆：3 1 的必勝走法是 `1,0`，不是 `0,1`。',
  },
  order: {
    title: '走法的順序不同',
    sentences:
      '程式按種類列出走法：第一堆、第二堆、兩堆。這裡的答案按從小到大排列：10 15 依次是 `0,9`、`1,0`、`2,2`。',
  },
  none: {
    title: 'none 應為 cold',
    sentences: '程式對奇異局勢輸出 `none`。這裡應該輸出 `cold`。',
  },
  smaller_heap: {
    title: '奇異局勢只列到較小的一堆',
    sentences:
      '程式只把奇異局勢列到較小的一堆為止。只要較小的數不超過較大的一堆，就要列出：4 6 的最後一對是 6 10。',
  },
  both_numbers: {
    title: '要求兩個數都不超過較大的一堆',
    sentences:
      '程式要求奇異局勢的兩個數都不超過較大的一堆。只看較小的數就行：4 6 還要列出 4 7 和 6 10。',
  },
  no_list: {
    title: '沒有列出奇異局勢',
    sentences: '程式沒有列出奇異局勢，那一行是空的。對局之前要先列出奇異局勢：4 6 的第一對是 1 2。',
  },
  plays_nim: {
    title: '按一般 Nim 走',
    sentences:
      '在對局中，`I` 總把兩堆變成相等，就像一般 Nim。這樣 `She` 一步就能全部取光：只要能走到奇異局勢，`I` 就必須這樣走。',
  },
  takes_one: {
    title: '總是只取一顆',
    sentences:
      '在對局中，`I` 總是從較大的一堆取 1 顆。只要能走到奇異局勢，`I` 就必須這樣走：從 4 6 兩堆各取 1 顆，到 3 5。',
  },
};
