// The words of the picture, the explanation and the drawing of Misère Nim. Numbers
// and lists of moves are already formatted.
import { ranges } from '../../../i18n/ranges';
import type { Term } from '../../../i18n/why_en';
export interface TheorySentences {
  /** Joins moves of which any one wins. */
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

  /** The replies to moves, by what they do. `heaps`: their numbers, ascending. */
  readonly anyMoveIn: (heaps: readonly number[]) => string;
  readonly restore: string;
  readonly restoreOrSwitch: string;
  readonly leaveOdd: string;

  readonly terms: readonly Term[];
}

function englishChoice(moves: readonly string[], more: number): string {
  if (more > 0) return `${moves.join('; ')}; or one of ${more} more`;
  const last = moves.at(-1) ?? '';
  return moves.length < 2 ? last : `${moves.slice(0, -1).join('; ')}; or ${last}`;
}

export const words: TheorySentences = {
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
  nothingLeftInNim: 'In normal Nim it is the other way round: whoever cannot move loses.',
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
    'This is a **P-position**: after every move the nim-sum is not 0, so the opponent has a winning reply.',
  otherWins: (moves) => `This is an **N-position**. To win, make the nim-sum 0: ${moves}.`,
  switchLater:
    'The rule changes when a single heap above 1 is left: whoever moves then leaves an odd number of heaps of 1, and wins.',

  anyMoveIn: (heaps) =>
    `any move in ${heaps.length > 1 ? 'heaps' : 'heap'} ${ranges(heaps, ' to ', ', ')}`,
  restore: 'make the nim-sum 0 again',
  restoreOrSwitch:
    'make the nim-sum 0 again; but if only one heap is above 1 now, leave an odd number of heaps of 1',
  leaveOdd: 'take another heap, so that an odd number is left',

  terms: [
    {
      name: 'misère play',
      found: 'mis[eè]re(?: play)?',
      meaning:
        'The winning rule reversed: whoever makes the last move loses. In normal play the last move wins.',
    },
  ],
};
