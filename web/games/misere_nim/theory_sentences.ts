// What the picture of Misère Nim, its explanation and its drawing say. Numbers and lists of moves come ready.
import type { Language } from '../../i18n/language';

interface TheorySentences {
  /** Moves of which any will do. */
  readonly choice: (moves: readonly string[], more: number) => string;

  readonly binary: string;
  readonly binaryHint: string;
  readonly xor: string;
  readonly afterLook: (move: string) => string;
  readonly switchTitle: string;
  readonly largeHeaps: (count: string) => string;
  readonly inForce: string;
  readonly normalRule: string;
  readonly normalRuleWhen: string;
  readonly onesRule: string;
  readonly onesRuleWhen: string;

  readonly drawing: (heaps: string) => string;
  readonly drawingEmpty: string;
  readonly positionN: string;
  readonly positionNBy: (moves: string) => string;
  readonly positionP: string;

  readonly nothingLeft: string;
  readonly nothingLeftInNim: string;
  readonly onlyOnes: string;
  readonly onesOdd: (count: number) => string;
  readonly onesEven: (count: number) => string;
  readonly onesInNim: string;
  readonly oneLarge: (heap: number, stones: string) => string;
  readonly oneLargeWins: (move: string) => string;
  readonly oneLargeInNim: string;
  readonly manyLarge: (large: string, nimSum: string) => string;
  readonly zeroLoses: string;
  readonly otherWins: (moves: string) => string;
  readonly switchLater: string;
}

function englishChoice(moves: readonly string[], more: number): string {
  if (more > 0) return `${moves.join('; ')}; or one of ${more} more`;
  const last = moves.at(-1) ?? '';
  return moves.length < 2 ? last : `${moves.slice(0, -1).join('; ')}; or ${last}`;
}

export const theorySentences: Readonly<Record<Language, TheorySentences>> = {
  en: {
    choice: englishChoice,

    binary: 'The heaps in binary',
    binaryHint: 'The nim-sum has a 1 in each column with an odd number of ones.',
    xor: 'Nim-sum',
    afterLook: (move) => `After “${move}”`,
    switchTitle: 'The switch',
    largeHeaps: (count) => `Heaps above 1: ${count}`,
    inForce: 'in force',
    normalRule: 'Nim-sum 0 loses',
    normalRuleWhen: 'while some heap is above 1',
    onesRule: 'An odd number of ones loses',
    onesRuleWhen: 'once every heap is 0 or 1',

    drawing: (heaps) => `Heaps: ${heaps}.`,
    drawingEmpty: 'No heaps.',
    positionN: 'Position: N, the player to move wins.',
    positionNBy: (moves) => `Position: N, the player to move wins (${moves}).`,
    positionP: 'Position: P, the player to move loses.',

    nothingLeft:
      'No stone is left. Whoever took the last one has lost, so the player to move has won: an **N-position**, although it has no move.',
    nothingLeftInNim: 'In normal Nim it is the other way round: there, who cannot move loses.',
    onlyOnes: 'No heap is above 1, so every move takes a whole heap, and only their number counts.',
    onesOdd: (count) =>
      `Heaps of 1: ${count}, an odd number, so the player to move also takes the last stone. This is a **P-position**.`,
    onesEven: (count) =>
      `Heaps of 1: ${count}, an even number, so the other player takes the last stone. This is an **N-position**, and every move wins.`,
    onesInNim: 'In normal Nim it is the other way round: only here does misère differ.',
    oneLarge: (heap, stones) =>
      `Only heap ${heap} is above 1 (${stones} stones), so the player to move decides how many heaps of 1 remain. This is an **N-position**.`,
    oneLargeWins: (move) =>
      `${move} wins: an odd number of heaps of 1 remains, and the other player will take the last stone.`,
    oneLargeInNim: 'This is the switch: in normal Nim an even number would have to remain.',
    manyLarge: (large, nimSum) =>
      `${large} heaps are above 1, so the rule of normal Nim holds, and the nim-sum (the binary sum without carries) is ${nimSum}.`,
    zeroLoses:
      'This is a **P-position**: every move makes the nim-sum something else than 0, and the other player has a winning answer.',
    otherWins: (moves) => `This is an **N-position**: to win, make the nim-sum 0: ${moves}.`,
    switchLater:
      'The rule changes when a single heap above 1 is left: whoever moves then leaves an odd number of heaps of 1, and wins.',
  },

  'zh-Hans': {
    choice: (moves, more) =>
      more > 0 ? `${moves.join('；')}；另有 ${more} 种` : moves.join('；或'),

    binary: '各堆的二进制',
    binaryHint: '某一列有奇数个 1 时，Nim 和的这一位是 1。',
    xor: 'Nim 和',
    afterLook: (move) => `“${move}”之后`,
    switchTitle: '转折',
    largeHeaps: (count) => `大于 1 的堆数：${count}`,
    inForce: '当前适用',
    normalRule: 'Nim 和为 0 者必败',
    normalRuleWhen: '还有大于 1 的堆时',
    onesRule: '1 的个数为奇数者必败',
    onesRuleWhen: '各堆都是 0 或 1 时',

    drawing: (heaps) => `各堆：${heaps}。`,
    drawingEmpty: '没有石子堆。',
    positionN: '局面：N，先手必胜。',
    positionNBy: (moves) => `局面：N，先手必胜（${moves}）。`,
    positionP: '局面：P，先手必败。',

    nothingLeft:
      '一颗石子也不剩。取到最后一颗的一方已经输了，所以轮到走的一方胜：这是**必胜态（N）**，尽管已无路可走。',
    nothingLeftInNim: '普通 Nim 正好相反：无法移动的一方输。',
    onlyOnes: '没有大于 1 的堆，每步都取走一整堆，所以只看堆数的奇偶。',
    onesOdd: (count) =>
      `只有 1 颗的堆有 ${count} 个，是奇数，最后一颗会由先手取走。这是**必败态（P）**。`,
    onesEven: (count) =>
      `只有 1 颗的堆有 ${count} 个，是偶数，最后一颗会由后手取走。这是**必胜态（N）**，怎么走都胜。`,
    onesInNim: '普通 Nim 正好相反；反常 Nim 与它的不同只在这里。',
    oneLarge: (heap, stones) =>
      `只有第 ${heap} 堆大于 1（${stones} 颗），先手可以决定剩下几个只有 1 颗的堆。这是**必胜态（N）**。`,
    oneLargeWins: (move) => `${move}即胜：剩下奇数个只有 1 颗的堆，最后一颗会由对手取走。`,
    oneLargeInNim: '转折就在这里：普通 Nim 要留下偶数个。',
    manyLarge: (large, nimSum) =>
      `有 ${large} 堆大于 1，适用普通 Nim 的规则；Nim 和（各堆的异或）是 ${nimSum}。`,
    zeroLoses: '这是**必败态（P）**：无论怎么走，Nim 和都不再是 0，对手总有必胜的应手。',
    otherWins: (moves) => `这是**必胜态（N）**：把 Nim 和变成 0 即胜。必胜走法：${moves}。`,
    switchLater:
      '等到只剩一堆大于 1 时规则才变：此时轮到走的一方留下奇数个只有 1 颗的堆，就能取胜。',
  },

  'zh-Hant': {
    choice: (moves, more) =>
      more > 0 ? `${moves.join('；')}；另有 ${more} 種` : moves.join('；或'),

    binary: '各堆的二進位',
    binaryHint: '某一欄有奇數個 1 時，Nim 和的這一位是 1。',
    xor: 'Nim 和',
    afterLook: (move) => `「${move}」之後`,
    switchTitle: '轉折',
    largeHeaps: (count) => `大於 1 的堆數：${count}`,
    inForce: '目前適用',
    normalRule: 'Nim 和為 0 者必敗',
    normalRuleWhen: '還有大於 1 的堆時',
    onesRule: '1 的個數為奇數者必敗',
    onesRuleWhen: '各堆都是 0 或 1 時',

    drawing: (heaps) => `各堆：${heaps}。`,
    drawingEmpty: '沒有石子堆。',
    positionN: '局面：N，先手必勝。',
    positionNBy: (moves) => `局面：N，先手必勝（${moves}）。`,
    positionP: '局面：P，先手必敗。',

    nothingLeft:
      '一顆石子也不剩。取到最後一顆的一方已經輸了，所以輪到走的一方勝：這是**必勝態（N）**，儘管已無路可走。',
    nothingLeftInNim: '一般 Nim 正好相反：無法移動的一方輸。',
    onlyOnes: '沒有大於 1 的堆，每步都取走一整堆，所以只看堆數的奇偶。',
    onesOdd: (count) =>
      `只有 1 顆的堆有 ${count} 個，是奇數，最後一顆會由先手取走。這是**必敗態（P）**。`,
    onesEven: (count) =>
      `只有 1 顆的堆有 ${count} 個，是偶數，最後一顆會由後手取走。這是**必勝態（N）**，怎麼走都勝。`,
    onesInNim: '一般 Nim 正好相反；反常 Nim 與它的不同只在這裡。',
    oneLarge: (heap, stones) =>
      `只有第 ${heap} 堆大於 1（${stones} 顆），先手可以決定剩下幾個只有 1 顆的堆。這是**必勝態（N）**。`,
    oneLargeWins: (move) => `${move}即勝：剩下奇數個只有 1 顆的堆，最後一顆會由對手取走。`,
    oneLargeInNim: '轉折就在這裡：一般 Nim 要留下偶數個。',
    manyLarge: (large, nimSum) =>
      `有 ${large} 堆大於 1，適用一般 Nim 的規則；Nim 和（各堆的互斥或）是 ${nimSum}。`,
    zeroLoses: '這是**必敗態（P）**：無論怎麼走，Nim 和都不再是 0，對手總有必勝的應手。',
    otherWins: (moves) => `這是**必勝態（N）**：把 Nim 和變成 0 即勝。必勝走法：${moves}。`,
    switchLater:
      '等到只剩一堆大於 1 時規則才變：此時輪到走的一方留下奇數個只有 1 顆的堆，就能取勝。',
  },
};
