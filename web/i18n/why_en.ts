// The words of the explanation that belong to no single game. They are loaded with its panel.
import type { Outcome, PlayConvention } from '../engine/types';

/** A term of the field. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
  /** Finds the term in a text: the source of a regular expression. */
  readonly found: string;
  /** Only for games of this convention. */
  readonly play?: PlayConvention;
}

export interface WhySentences {
  /** Shown instead of the explanation at lower hint levels. */
  readonly sealed: string;
  readonly unseal: string;

  /** The position's outcome in a line. */
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** For a position without moves: who has won. */
  readonly over: Readonly<Record<PlayConvention, string>>;
  /** `complete`: all winning moves are known. */
  readonly winningMoves: (count: number, complete: boolean) => string;
  /** A winning move exists, but none is known. */
  /** The name of the part that plays the game to its end. */
  readonly showEnd: string;
  readonly theory: string;
  readonly copies: string;
  readonly everyMove: string;
  /** After a winning move. */
  readonly thenEveryMove: (move: string) => string;

  readonly play: string;
  readonly playMove: (move: string) => string;
  readonly ifTheyPlay: string;
  readonly answer: string;
  /** The heading of a table: the moves that lead to its position. */
  readonly afterMoves: (moves: readonly string[]) => string;
  readonly leaves: string;
  readonly endsGame: string;
  /** The reply was the last move, in misère play. */
  readonly theyLost: string;
  /** No answer is known to win. */
  readonly noAnswerYet: string;
  /** The reply to the move before. */
  readonly replyIs: (move: string) => string;
  /** A game that is stepped through. `count`: the number of moves made. */
  readonly stepBack: string;
  readonly stepForth: string;
  readonly theyPlay: string;
  readonly theirTurn: string;
  readonly theyPlayed: (count: string, move: string, reply: string) => string;
  readonly youPlayed: (count: string, move: string) => string;
  /** Who made the last move of the game, and with it won or lost. */
  readonly youEnd: (count: string, move: string) => string;
  readonly theyEnd: (count: string, move: string) => string;
  readonly orElse: (count: number) => string;
  readonly more: (count: string) => string;
  readonly listed: (total: string, shown: string) => string;
  /** For more moves than can be counted. */
  readonly listedOfMany: (shown: string) => string;
  readonly showMore: (count: string) => string;
  readonly searching: string;
  readonly failed: string;
  /** Shown while the game's own part of the explanation is loaded. */
  readonly loading: string;
  readonly loadFailed: string;
  readonly retry: string;
  readonly reload: string;
  /** A position whose notation is the empty text. */
  readonly emptyPosition: string;

  readonly mex: string;
  /** `values`: each value with the number of moves that lead to it. */
  readonly mexOf: (values: readonly (readonly [string, number])[], value: string) => string;
  /** For too many values to name: all values from 0 to `last` occur, and `value` does not. */
  readonly mexOfMany: (value: string, last: string) => string;
  readonly mexOfNothing: string;
  readonly mexTruncated: (total: string, shown: string) => string;
  readonly larger: string;
  readonly nimSumOf: (values: readonly string[], value: string) => string;
  readonly nimSumOfMany: (count: string, value: string) => string;

  readonly words: string;
  readonly copyExplanation: string;
  readonly copySvg: string;
  readonly downloadSvg: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly notMade: string;

  /** For the copied text. */
  readonly markdown: {
    readonly heading: (game: string) => string;
    readonly position: string;
    readonly outcome: string;
    readonly winningMoves: string;
    readonly none: string;
    /** Not all winning moves are known. */
    readonly perhapsMore: string;
    readonly answersHere: string;
    readonly page: string;
    /** Separators after a label, between items and between clauses; brackets around an aside. */
    readonly colon: string;
    readonly comma: string;
    readonly clause: string;
    readonly bracketed: (text: string) => string;
  };

  /** The terms that all games share; a game adds its own. */
  readonly terms: readonly Term[];
}

export const words: WhySentences = {
  sealed: 'The explanation reveals the winning moves.',
  unseal: 'Show it',

  outcomes: {
    P: 'P: the player to move loses',
    N: 'N: the player to move wins',
    unknown: 'Not known yet: P or N',
  },
  over: {
    normal: 'No move is left: the player to move loses.',
    misere: 'No move is left: the player to move wins.',
  },
  winningMoves: (count, complete) => {
    if (!complete) return 'Winning moves found so far';
    return count === 1 ? 'The winning move' : `${count.toLocaleString('en')} winning moves`;
  },
  showEnd: 'Show me to the end',
  theory: 'The theory',
  copies: 'Copy and download',
  everyMove: 'Every move has a winning reply',
  thenEveryMove: (move) => `After “${move}” every move has a winning reply, until the game ends.`,

  play: 'Play',
  playMove: (move) => `Play: ${move}`,
  ifTheyPlay: 'If they play',
  answer: 'reply',
  afterMoves: (moves) => `After “${moves.join('”, “')}”`,
  leaves: 'leaves',
  endsGame: 'and the game is won',
  theyLost: 'no reply: that was the last move, and it loses',
  noAnswerYet: 'a winning reply exists but is not known yet',
  replyIs: (move) => `reply: ${move}`,
  stepBack: 'Step back',
  stepForth: 'Next step',
  theyPlay: 'They play',
  theirTurn: 'They have to move.',
  theyPlayed: (count, move, reply) => `Move ${count}: they ${move}. Your reply: ${reply}.`,
  youPlayed: (count, move) =>
    `Move ${count}: you ${move}. Again a P-position, and again it is their turn.`,
  youEnd: (count, move) => `Move ${count}: you ${move}. They have no move left and lose.`,
  theyEnd: (count, move) => `Move ${count}: they ${move}. That was the last move, and it loses.`,
  orElse: (count) => (count === 1 ? 'or another' : `or ${count.toLocaleString('en')} others`),
  more: (count) => `and ${count} more`,
  listed: (total, shown) => `There are ${total} moves; the first ${shown} are listed.`,
  listedOfMany: (shown) => `Only the first ${shown} moves are listed.`,
  showMore: (count) => `Show ${count} more`,
  searching: 'Solving…',
  failed: 'The solver stopped before it answered.',
  loading: 'Loading…',
  loadFailed: 'The explanation could not be loaded.',
  retry: 'Try again',
  reload: 'Reload',
  emptyPosition: 'nothing left',

  mex: 'The Grundy value as a mex',
  mexOf: (values, value) => {
    const list = values.map(([each, moves]) => (moves === 1 ? each : `${each} (${moves} moves)`));
    return `The moves lead to Grundy values ${list.join(', ')}. The smallest missing number, the mex, is **${value}**: the Grundy value of this position.`;
  },
  mexOfMany: (value, last) =>
    `The moves lead to every Grundy value from 0 to ${last}. The smallest missing number, the mex, is **${value}**: the Grundy value of this position.`,
  mexOfNothing:
    'No move is left, so there are no values: the smallest missing number, the mex, is **0**.',
  mexTruncated: (total, shown) =>
    `The missing number depends on the values of all moves, but only the first ${shown} of ${total} are listed.`,
  larger: 'larger',
  nimSumOf: (values, value) =>
    `The position is a disjunctive sum. The nim-sum of its parts’ Grundy values is ${values.join(' ⊕ ')} = **${value}**.`,
  nimSumOfMany: (count, value) =>
    `The position is a disjunctive sum. The nim-sum of the Grundy values of its ${count} parts is **${value}**.`,

  words: 'Glossary',
  copyExplanation: 'Copy as Markdown',
  copySvg: 'Copy board as SVG',
  downloadSvg: 'Download SVG',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. The text is below: select it and copy it.',
  notMade: 'The text could not be made. Try again.',

  markdown: {
    heading: (game) => `${game}: why?`,
    position: 'Position',
    outcome: 'Outcome',
    winningMoves: 'Winning moves',
    none: 'none',
    perhapsMore: 'possibly others',
    answersHere: 'Every move here has a winning reply',
    page: 'Open the position',
    colon: ': ',
    comma: ', ',
    clause: ', ',
    bracketed: (text) => ` (${text})`,
  },

  terms: [
    {
      name: 'P-position',
      found: 'P-positions?',
      meaning:
        'A position that is lost for the player to move, if the opponent plays well: the previous player wins. Every move from it leads to an N-position.',
    },
    {
      name: 'N-position',
      found: 'N-positions?',
      meaning:
        'A position in which the player to move can win: the next player wins. Some move from it leads to a P-position, unless the game is over.',
    },
    {
      name: 'Grundy value',
      play: 'normal',
      found: 'Grundy (?:value|number)s?|nimbers?',
      meaning:
        'The size of the Nim heap that a position is worth: the mex of the values that its moves lead to. It is 0 exactly in the P-positions.',
    },
    {
      name: 'mex',
      play: 'normal',
      found: 'mex',
      meaning:
        'Minimum excludant: the smallest of 0, 1, 2, … that is not in a set. The mex of 0, 1 and 3 is 2.',
    },
    {
      name: 'nim-sum',
      found: 'nim-sums?',
      meaning:
        'Addition in binary without carrying, written ⊕: a column gives 1 if its number of ones is odd. 3 ⊕ 5 = 6.',
    },
    {
      name: 'Sprague–Grundy theorem',
      found: 'Sprague[–-]Grundy(?: theorem)?',
      meaning:
        'In normal play every position of an impartial game is worth one heap of Nim, and a sum of games is worth the nim-sum of those heaps.',
      play: 'normal',
    },
  ],
};
