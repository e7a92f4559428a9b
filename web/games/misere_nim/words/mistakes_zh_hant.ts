import type { MistakeWords } from '../../../kit/board/mistake_words';
import type { MistakeId } from './mistakes_en';

export const words: Readonly<Record<MistakeId, MistakeWords>> = {
  normal_nim: {
    title: '當成了一般 Nim',
    sentences:
      '程式按一般 Nim 判斷：互斥或和為 0 就必敗。在反 Nim 裡，只有還存在大於 1 的堆時才是這樣；各堆都是 1 時，堆數為奇數才必敗。',
  },
  reversed: {
    title: '處處與一般 Nim 相反',
    sentences:
      '程式在所有局面上都把一般 Nim 的結論反過來。只有各堆都是 1 時才該反過來：2 2 在一般 Nim 和反 Nim 裡都是必敗態。',
  },
  names_swapped: {
    title: '兩個名字寫反了',
    sentences:
      '程式判斷出了誰贏，卻輸出了另一個人的名字。輪到走的一方勝時，應輸出先手的名字：LightOJ 上是 `Alice`，HDU 上是 `John`，HackerRank 上是 `First`。',
  },
  switch_at_two: {
    title: '在 2 處就切換',
    sentences:
      '程式在每堆都不超過 2 時，就用各堆都是 1 的規則。這太早了：2 顆的一堆可以取成 1 顆，也可以取光，所以單獨一堆 2 取走 1 顆就贏。',
  },
  switch_at_nim_sum: {
    title: '互斥或和為 1 就判負',
    sentences:
      '程式只看互斥或和：等於 1 必敗，其餘必勝。只有各堆都是 1 時才如此：2 2 的互斥或和是 0，必敗；2 3 的互斥或和是 1，必勝。',
  },
  switch_at_sum: {
    title: '按石子總數切換',
    sentences:
      '程式在石子總數不超過 3 時，就用各堆都是 1 的規則。要看各堆的大小，不是看總數：單獨一堆 2 取走 1 顆就贏，而 1 1 1 1 仍然各堆都是 1。',
  },
  switch_at_any_one: {
    title: '有一堆是 1 就切換',
    sentences:
      '程式只要看到有一堆是 1，就把一般 Nim 的結論反過來。必須所有堆都是 1 才行：1 2 裡還有更大的一堆，把這一堆取光就贏。',
  },
  switch_at_first_heap: {
    title: '只檢查了第一堆',
    sentences:
      '程式只看第一堆，就斷定是不是各堆都是 1。更大的堆可能在任何位置：1 2 的第一堆雖然是 1，卻是必勝態。',
  },
  switch_at_last_heap: {
    title: '旗標被最後一堆覆蓋',
    sentences:
      '程式每讀一堆就重新設定旗標，結果只由最後一堆決定是不是各堆都是 1。一旦出現大於 1 的堆，旗標就不能再變：2 1 的最後一堆雖然是 1，卻是必勝態。',
  },
  single_one_only: {
    title: '只特判了單獨一堆 1',
    sentences:
      '程式只知道一般 Nim 的一個例外：單獨一堆 1 必敗。凡是各堆都是 1 的局面都是例外：1 1 必勝，1 1 1 必敗。',
  },
  one_heap_wins: {
    title: '單獨一堆總是必勝',
    sentences:
      '程式認為單獨一堆總能取到只剩 1 顆，所以必勝。只有 1 顆時卻做不到：唯一的走法就是取走最後一顆，於是輸掉。',
  },
  large_heap_wins: {
    title: '有大於 1 的堆就判勝',
    sentences:
      '程式認為只要有大於 1 的堆，先手就必勝。只有一個這樣的堆時確實如此；有多個時要看互斥或和，2 2 就是必敗態。',
  },
  heap_parity: {
    title: '只看堆數的奇偶',
    sentences:
      '程式認為堆數為偶數必勝，為奇數必敗。那是各堆都是 1 時的規則；更大的堆可以選擇取幾顆，單獨一堆 2 取走 1 顆就贏。',
  },
  stone_parity: {
    title: '只看石子總數的奇偶',
    sentences:
      '程式認為石子總數為偶數就必勝，好像每步只能取 1 顆。每步可以從一堆裡取任意多顆：單獨一堆 3 取走 2 顆就贏。',
  },
  sum: {
    title: '用一般加法代替互斥或',
    sentences:
      '程式把最大的一堆與其餘各堆之和比較。互斥或和是不進位的二進位加法：1 + 1 = 2，但 1 1 2 是必勝態；2 + 3 + 4 ≠ 5，但 2 3 4 5 是必敗態。',
  },
  last_heap_left_out: {
    title: '漏了最後一堆',
    sentences:
      '程式的迴圈結束得太早，互斥或和裡漏了最後一堆。每一堆都要算：2 2 的互斥或和是 0，必敗；漏掉最後一堆，互斥或和就成了 2。',
  },
  '32_bits': {
    title: '32 位元裝不下',
    sentences:
      '程式用 32 位元整數存互斥或和，2^32 + 5 顆的一堆就和 5 顆的一堆一樣了。題目範圍內的石子數裝得下，更大的數需要 64 位元。',
  },
  empty_loses: {
    title: '沒有石子時判負',
    sentences:
      '程式認為一顆石子也不剩時，輪到走的一方輸，就像一般 Nim。在反 Nim 裡，最後一顆剛被對手取走，輸的是對手，所以輪到走的一方勝。',
  },
  nim_sum_kept: {
    title: '互斥或和沒有歸零',
    sentences:
      '程式在讀下一筆測資之前沒有把互斥或和歸零，前面各筆的石子還算在裡面。每筆測資的互斥或和都要從 0 開始。',
  },
  flag_kept: {
    title: '旗標沒有重置',
    sentences:
      '程式在讀下一筆測資之前沒有重置「有大於 1 的堆」這個旗標，只要出現過這樣的堆，後面各筆就都按一般 Nim 判斷。每筆測資都要重新檢查是不是各堆都是 1。',
  },
  case_from_0: {
    title: '測資編號從 0 開始',
    sentences: '程式從 0 開始給測資編號。題目從 1 開始：第一行的開頭是 `Case 1`。',
  },
  no_case_number: {
    title: '沒有輸出測資編號',
    sentences: '程式只輸出了名字。LightOJ 要求在前面寫出測資編號：`Case 1: Alice`。',
  },
  no_colon: {
    title: '少了冒號',
    sentences: '程式在測資編號後面少寫了冒號。這一行應該是 `Case 1: Alice`。',
  },
  no_space: {
    title: '冒號後少了空白',
    sentences: '程式在冒號後面沒有輸出空白。這一行應該是 `Case 1: Alice`。',
  },
  small_letters: {
    title: '大小寫不對',
    sentences:
      '程式輸出的單字全是小寫。評測系統區分大小寫，`Alice`、`John`、`First` 等名字的首字母要大寫。',
  },
  by_lines: {
    title: '逐行讀入',
    sentences:
      '程式逐行讀入，把一行當成一筆測資的全部石子堆。一筆測資的石子可能分寫在幾行裡：應該按給出的堆數逐個讀數。',
  },
  case_numbers: {
    title: '多輸出了測資編號',
    sentences: '程式在名字前面輸出了測資編號。HDU 1907 和 HackerRank 只要名字。',
  },
  none: {
    title: '該輸出 CONCEDE，卻輸出了 none',
    sentences: '沒有必勝走法時，程式輸出了 `none`。CodinGame 要的是大寫的 `CONCEDE`。',
  },
  late_switch: {
    title: '勝負對了，走法錯了',
    sentences:
      '程式能判斷誰贏，但在走後各堆都是 1 時，也把互斥或和變成 0。這時應該留下奇數個 1：在 1 1 2 中，要從第 3 堆取 1 顆，而不是 2 顆。',
  },
  takes_nim_sum: {
    title: '把互斥或和當成要取的顆數',
    sentences:
      '程式取走的顆數就是互斥或和。應該把某一堆 `h` 變成 `h ^ nim_sum`，而且要變小：1 2 2 的互斥或和是 1，只有從 1 顆的那一堆取 1 顆才贏。',
  },
  whole_heap: {
    title: '把唯一的一堆取光',
    sentences: '只剩一堆時，程式像一般 Nim 那樣把它取光。這樣會取到最後一顆而輸掉：應該留下 1 顆。',
  },
  largest_only: {
    title: '只看最大的一堆',
    sentences:
      '程式只在最大的一堆裡找必勝走法。較小的堆也可能有：3 4 5 的唯一必勝走法，是從 3 顆的那一堆取 2 顆。',
  },
  first_only: {
    title: '只輸出了第一個必勝走法',
    sentences: '程式找到第一個必勝走法就停了。這裡要列出全部：7 7 7 有 3 種，每堆各一種。',
  },
  heaps_from_0: {
    title: '堆的編號從 0 開始',
    sentences: '程式從 0 開始給堆編號。在走法 `堆:顆數` 裡，第一堆是 1。',
  },
  stones_left: {
    title: '寫成了剩下的顆數',
    sentences: '程式寫的是走後這一堆還剩幾顆。在走法 `堆:顆數` 裡，顆數是取走的顆數。',
  },
  amount_first: {
    title: '堆與顆數寫反了',
    sentences: '程式把顆數寫在了堆的編號前面。走法應寫作 `堆:顆數`。',
  },
};
