import type { MistakeWords } from '../../../kit/board/mistake_words';
import type { MistakeId } from './mistakes_en';

export const words: Readonly<Record<MistakeId, MistakeWords>> = {
  multiples_only: {
    title: '只算倍數，不算和',
    sentences:
      '程式認為選一個數只會帶走它的倍數。它與先前各數的和也會帶走：可選 2 和 5 時，3 已不可選，選 2 會帶走 5 = 2 + 3。',
  },
  sums_of_two: {
    title: '新選的數只加一次',
    sentences:
      '程式只把新選的數與先前不可選的數各加一次。一個數在和裡可以用多次：選 2 還會帶走 4 = 2 + 2。',
  },
  one_pass: {
    title: '沒有用新的和繼續加',
    sentences:
      '程式把新選的數與各個不可選的數以及它自己各加一次，卻沒有用新得到的和繼續加。一個數可以用任意多次：選 2 還會帶走 6 = 2 + 2 + 2。',
  },
  number_alone: {
    title: '只去掉所選的數',
    sentences:
      '程式只去掉所選的數，別的都不動，於是只看可選數的個數。由它加出來的和也會消失：可選 2 4 時，選 2 會把 4 也帶走。',
  },
  earlier_forgotten: {
    title: '忘了先前選過的數',
    sentences:
      '程式只用從現在起新選的數來求和。已經不可選的數也要算：可選 2 和 5 時，3 已不可選，選 2 會帶走 5 = 2 + 3。',
  },
  without_20: {
    title: '漏了 20',
    sentences: '程式的迴圈到 19 就結束，看不到 20。題目的數是 2 到 20。',
  },
  misere: {
    title: '把勝負規則弄反了',
    sentences: '程式認為選最後一個數的人輸。規則是沒有數可選的人輸：只剩 2 時，選 2 就贏。',
  },
  greedy: {
    title: '只看剩下個數的奇偶',
    sentences:
      '程式認為走後剩下偶數個可選數就贏。這只是猜測：可選 2 3 4 5 時，選 2 剩下 3 5，對手選 3 就贏。',
  },
  nim: {
    title: '對可選的數求互斥或和',
    sentences:
      '程式認為走後剩下的數互斥或和為 0 就贏。可選的數不是 Nim 的石子堆，選一個數會帶走別的數：2 3 的互斥或和是 1，卻是必敗態。',
  },
  not_restored: {
    title: '試完走法沒有還原',
    sentences:
      '程式試完一步後沒有還原可選的數，就接著試下一步。每一步都要從同一個局面開始試，例如在副本上操作。',
  },
  memo_by_count: {
    title: '按個數記憶化',
    sentences: '程式按可選數的個數儲存結果。要看是哪些數：2 3 必敗，2 4 卻必勝。',
  },
  first_only: {
    title: '只輸出了第一個必勝走法',
    sentences: '程式找到第一個必勝走法就停了。這裡要列出全部：可選 2 3 4 5 6 時是 4、5 和 6。',
  },
  input_order: {
    title: '按輸入的順序輸出',
    sentences: '程式按輸入的順序輸出必勝走法。題目要求從小到大輸出。',
  },
  case_from_0: {
    title: '測資編號從 0 開始',
    sentences: '程式從 0 開始給測資編號。題目從 1 開始。',
  },
  no_case_line: {
    title: '沒有輸出測資編號',
    sentences:
      '程式只輸出了走法。前面要有一行測資編號：POJ 是 `Test Case #1`，TUD 是 `Scenario #1:`。',
  },
  no_blank_line: {
    title: '沒有空行',
    sentences: '程式在兩筆答案之間沒有輸出空行。每筆答案之後都有空行，最後一筆也不例外。',
  },
  no_last_blank_line: {
    title: '末尾少了空行',
    sentences: '程式只在各筆答案之間輸出空行。最後一筆之後也有空行。',
  },
  test_case: {
    title: 'Test case 的大小寫',
    sentences: '程式照題目敘述輸出 `Test case`。範例寫的是 `Test Case`，以範例為準。',
  },
  there_is: {
    title: 'There’s 寫成了 There is',
    sentences:
      "沒有必勝走法時，程式輸出 `There is`。POJ 1143 要求縮寫：`There's no winning move.`。",
  },
  ends_at_zero: {
    title: '把 0 當成了結束',
    sentences:
      '程式遇到有 0 個數的場景就停了。場景的個數寫在第一行，所以它也是一個場景，沒有必勝走法。',
  },
  no_full_stop: {
    title: '少了句號',
    sentences: '程式在必勝走法之後沒有輸出句號。TUD 與 POJ 不同，要以句號結尾。',
  },
  theres: {
    title: 'There is 寫成了 There’s',
    sentences: "沒有必勝走法時，程式輸出 `There's`。TUD 要求不縮寫：`There is no winning move.`。",
  },
  no_colon: {
    title: '少了冒號',
    sentences: '程式在場景編號後面少寫了冒號。這一行應該是 `Scenario #1:`。',
  },
};
