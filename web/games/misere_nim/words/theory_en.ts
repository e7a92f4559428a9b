// The words of the picture, the explanation and the drawing of Misère Nim. Numbers
// and lists of moves are already formatted.
import { ranges } from '../../../i18n/ranges';
import type { Term } from '../../../i18n/why_en';
export interface TheorySentences {
  /** Joins moves of which any one wins. */
  readonly choice: (moves: readonly string[], more: number) => string;

  readonly binary: string;
  readonly xor: string;
  readonly showHeaps: (count: number) => string;
  readonly inForce: string;
  readonly normalRule: string;
  readonly normalRuleWhen: string;
  readonly onesRule: string;
  readonly onesRuleWhen: string;
  readonly stones: (count: number) => string;
  readonly takenFirst: string;
  readonly takenSecond: string;

  readonly drawing: (heaps: string) => string;
  readonly drawingEmpty: string;
  readonly positionN: string;
  readonly positionNBy: (moves: string) => string;
  readonly positionP: string;

  /** The reason in one sentence, in each case. */
  readonly noStones: string;
  readonly lastStone: string;
  readonly onesOdd: (count: string) => string;
  readonly onesEven: (count: string) => string;
  readonly oneLarge: (heap: string, move: string, ones: number) => string;
  /** `columns`: the powers of two in whose columns the number of ones is odd. */
  readonly oddColumns: (columns: readonly string[], move: string) => string;
  readonly manyOddColumns: (count: string, move: string) => string;
  readonly allEven: string;
  readonly twoLarge: string;

  readonly whileLarge: string;
  readonly theSwitch: string;
  readonly onlyOnes: string;
  readonly allWinning: (moves: string) => string;

  /** The replies to moves, by what they do. `heaps`: their numbers, ascending. */
  readonly anyMoveIn: (heaps: readonly number[]) => string;
  readonly restore: string;
  readonly restoreOrSwitch: string;
  readonly leaveOdd: string;
  /** There is no reply: the move took the last stone. */
  readonly theLast: string;

  readonly terms: readonly Term[];
}

function englishChoice(moves: readonly string[], more: number): string {
  if (more > 0) return `${moves.join('; ')}; or one of ${more} more`;
  const last = moves.at(-1) ?? '';
  return moves.length < 2 ? last : `${moves.slice(0, -1).join('; ')}; or ${last}`;
}

const strong = (text: string): string => `**${text}**`;

export const words: TheorySentences = {
  choice: englishChoice,

  binary: 'The heaps in binary',
  xor: 'Nim-sum',
  showHeaps: (count) => `Show ${count.toLocaleString('en')} more ${count === 1 ? 'heap' : 'heaps'}`,
  inForce: ' (in force)',
  normalRule: 'nim-sum 0 loses',
  normalRuleWhen: 'While some heap is above 1:',
  onesRule: 'an odd number loses',
  onesRuleWhen: 'Once only heaps of 1 are left:',
  stones: (count) =>
    count === 1
      ? 'One heap of 1'
      : `${count.toLocaleString('en')} heaps of 1, taken by turns; the last one loses.`,
  takenFirst: 'taken by the player to move',
  takenSecond: 'taken by the other player',

  drawing: (heaps) => `Heaps: ${heaps}.`,
  drawingEmpty: 'No heaps.',
  positionN: 'Position: N, the player to move wins.',
  positionNBy: (moves) => `Position: N, the player to move wins (${moves}).`,
  positionP: 'Position: P, the player to move loses.',

  noStones: 'No stone is left: whoever took the last one has lost, so the player to move wins.',
  lastStone: 'This is the last stone: whoever takes it loses.',
  onesOdd: (count) =>
    `${count} heaps of 1 are left, an **odd** number: the player to move also takes the last one, and loses.`,
  onesEven: (count) =>
    `${count} heaps of 1 are left, an **even** number: take any, and the other player takes the last one and loses.`,
  oneLarge: (heap, move, ones) =>
    `Only heap ${heap} is above 1: ${move}, and ${ones} ${ones === 1 ? 'heap' : 'heaps'} of 1 ${ones === 1 ? 'is' : 'are'} left, an **odd** number.`,
  oddColumns: (columns, move) =>
    columns.length === 1
      ? `Column **${columns[0]}** has an odd number of 1s: ${move}, and every column has an even number.`
      : `Columns ${columns.slice(0, -1).map(strong).join(', ')} and **${columns.at(-1)}** have an odd number of 1s: ${move}, and every column has an even number.`,
  manyOddColumns: (count, move) =>
    `**${count}** columns have an odd number of 1s: ${move}, and every column has an even number.`,
  allEven:
    'Every column has an **even** number of 1s: any move makes one odd, and a reply makes all even again.',
  twoLarge:
    'Every column has an **even** number of 1s: a reply restores this or, with one heap above 1, leaves an odd number of 1s.',

  whileLarge:
    'While two heaps or more are above 1, make the **nim-sum** 0, as in normal Nim: an even number of ones in every column of the binary numbers. Any move then makes some column odd. The highest odd column has a one in some heap, and reducing that heap can make all columns even again.',
  theSwitch:
    'The rule changes when a single heap is above 1: whoever moves then takes all of it or all but one stone, so that an odd number of heaps of 1 is left, and wins.',
  onlyOnes:
    'Once no heap is above 1, every move takes a whole heap, so an odd number of heaps is a **P-position** and an even number an **N-position**. In normal Nim it is the other way round: only here does misère differ.',
  allWinning: (moves) => `Winning moves here: ${moves}.`,

  anyMoveIn: (heaps) =>
    `any move in ${heaps.length > 1 ? 'heaps' : 'heap'} ${ranges(heaps, ' to ', ', ')}`,
  restore: 'make the nim-sum 0 again',
  restoreOrSwitch:
    'make the nim-sum 0 again; but if only one heap is above 1 now, leave an odd number of heaps of 1',
  leaveOdd: 'take another heap, so that an odd number is left',
  theLast: 'that was the last stone: whoever takes it loses',

  terms: [
    {
      name: 'misère play',
      found: 'mis[eè]re(?: play)?',
      meaning:
        'The winning rule reversed: whoever makes the last move loses. In normal play the last move wins.',
    },
  ],
};
