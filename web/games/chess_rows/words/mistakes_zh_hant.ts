import type { MistakeWords } from '../../../kit/board/mistake_words';
import type { MistakeId } from './mistakes_en';

export const words: Readonly<Record<MistakeId, MistakeWords>> = {
  even_groups: {
    title: '奇偶級弄反了',
    sentences:
      '程式從第 0 級（最後一個空格右邊的棋子）開始，隔一級取一級求互斥或和。那裡的棋子根本動不了：起作用的是第 1、3、5 等奇數級。',
  },
  nim_of_distances: {
    title: '按距離當 Nim',
    sentences:
      '程式把每枚棋子當作一堆石子，它右邊有幾個空格，就有幾顆。每步只能走到第一個空格，不能更遠：18 上的一枚棋子要走兩步，所以先手必敗。',
  },
  no_jump: {
    title: '沒有跳過棋子',
    sentences:
      '程式認為只有右邊一格是空的，棋子才能走。棋子會越過擋路的所有棋子，落到右邊第一個空格：在 18 19 中，18 上的棋子走到 20。',
  },
  max_plus_one: {
    title: '用最大值加 1 代替 mex',
    sentences:
      '程式取後繼的最大 SG 值再加 1。SG 值應該是 mex，即後繼中沒有出現的最小的數：18 這一列唯一的後繼值為 1，所以它的值是 0。',
  },
  options_counted: {
    title: '把走法數當成 SG 值',
    sentences:
      '程式把一列的走法數當作它的 SG 值。SG 值是各後繼的值的 mex：18 這一列有 1 種走法，值卻是 0。',
  },
  piece_parity: {
    title: '只看棋子數的奇偶',
    sentences: '程式認為棋子總數為奇數就必勝。要看棋子在哪裡：20 上的一枚棋子動不了，先手必敗。',
  },
  outcomes_xored: {
    title: '只統計必勝的列數',
    sentences:
      '程式數出單獨看必勝的列，列數為奇數就判必勝。要用 SG 值：18 19 / 19 的兩列單獨看都必勝，但值是 2 和 1，互斥或和為 3，所以先手必勝。',
  },
  '19_cells': {
    title: '一列只算了 19 格',
    sentences: '程式只處理到第 19 格，漏了第 20 格。一列有 20 格：19 上的棋子可以走到 20。',
  },
  cell_1_left_out: {
    title: '漏了第 1 格',
    sentences: '程式從第 2 格開始處理，看不到第 1 格上的棋子。一列的格子是 1 到 20。',
  },
  wrong_end: {
    title: '數反了方向',
    sentences:
      '程式從左端數空格，好像棋子是向左走的。棋子是向右走的，台階要從右端數起：20 上的棋子根本動不了。',
  },
  sum: {
    title: 'SG 值用了加法',
    sentences:
      '程式把各列的 SG 值相加，於是只要有一列大於 0 就判必勝。應該求互斥或和：19 / 19 兩列的值都是 1，互斥或和為 0，先手必敗。',
  },
  first_row_only: {
    title: '只看了第一列',
    sentences:
      '程式只看第一列就下結論。每步可以走任意一列，所以各列都要算：20 / 19 在第二列走一步就贏。',
  },
  last_row_only: {
    title: '只剩最後一列',
    sentences:
      '程式在每一列之前都把互斥或和設為 0，結果只剩最後一列的值。一筆測資的所有列都要互斥或起來：19 / 20 在第一列走一步就贏。',
  },
  answers_swapped: {
    title: 'YES 和 NO 寫反了',
    sentences: '程式在先手必勝時輸出 `NO`，必敗時輸出 `YES`。`YES` 表示先手 Alice 贏。',
  },
  cells_from_0: {
    title: '格子從 0 數起',
    sentences:
      '程式的格子是 0 到 20，第 20 格後面好像還有一個空格。格子只有 1 到 20：右端多出一個空格，每組棋子都會升高一級。',
  },
  jumps_one: {
    title: '最多跳過一枚棋子',
    sentences:
      '程式認為最多只能跳過 1 枚棋子。擋路的棋子要全部跳過：在 17 18 19 中，17 上的棋子一步走到 20。',
  },
  shared_marks: {
    title: '遞迴各層共用標記陣列',
    sentences:
      '程式在遞迴各層共用的陣列裡標記後繼的值，內層呼叫會把標記弄亂。每層遞迴都要有自己的標記陣列：17 18 這一列的後繼值為 1 和 2，所以它的值是 0。',
  },
  value_kept: {
    title: '互斥或和沒有歸零',
    sentences:
      '程式在讀下一筆測資之前沒有把互斥或和歸零，前面各筆的列還算在裡面。每筆測資的互斥或和都要從 0 開始。',
  },
  cells_kept: {
    title: '格子沒有清空',
    sentences:
      '程式在讀下一列之前沒有清空格子，前面各列的棋子還留在上面。每一列都要從空的格子開始。',
  },
  yes_and_no: {
    title: '大小寫不對',
    sentences: '程式輸出的是 `Yes` 和 `No`。題目要求全部大寫：`YES` 和 `NO`。',
  },
  case_numbers: {
    title: '多輸出了測資編號',
    sentences: '程式在答案前面輸出了測資編號。HDU 5724 只要 `YES` 或 `NO`。',
  },
  row_alone: {
    title: '只看所走的那一列',
    sentences:
      '程式認為把所走那一列的 SG 值變成 0 就贏。其他列也要算：走後所有列的互斥或和必須是 0。',
  },
  all_moves: {
    title: '列出了所有走法',
    sentences:
      '程式列出了所有合法走法。只有使互斥或和變成 0 的走法才贏：在 18 19 中是 `1:18>20`，走 `1:19>20` 則對手必勝。',
  },
  first_only: {
    title: '只輸出了第一個必勝走法',
    sentences:
      '程式找到第一個必勝走法就停了。這裡要列出全部：16 17 19 / 18 19 有 `1:17>18` 和 `2:19>20`。',
  },
  next_cell: {
    title: '終點寫成了下一格',
    sentences:
      '程式把終點一律寫成下一格，跳過棋子時也是如此。終點是棋子落下的那一格：在 18 19 中，18 上的棋子的走法是 `1:18>20`。',
  },
  rows_from_0: {
    title: '列的編號從 0 開始',
    sentences: '程式從 0 開始給列編號。在走法 `列:起點>終點` 裡，第一列是 1。',
  },
  cells_printed_from_0: {
    title: '輸出的格子從 0 數起',
    sentences:
      '程式按陣列索引輸出走法裡的格子，是 0 到 19。在走法 `列:起點>終點` 裡，格子是 1 到 20。',
  },
};
