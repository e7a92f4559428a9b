// Words for a position and the moves that led to it. They reveal no more than the hint level allows.
import type { Analysis, Outcome } from '../engine/types';
import type { TableSentences } from '../i18n/table_sentences';
import { isOver } from '../play/is_over';
import type { Seat } from '../play/seats';
import { tells } from '../play/hint_level';
import type { HintLevel } from '../play/hint_level';

/** The sentences of a table. */
export interface TableWording {
  readonly table: TableSentences;
}

/** The game's names of moves, in the reader's language. */
export interface MoveNames {
  readonly nameMove: (move: string) => string;
  /** Several moves in as few words as one. */
  readonly nameMoves?: (moves: readonly string[]) => string;
}

export interface Standing {
  readonly analysis: Analysis;
  readonly level: HintLevel;
  /** The player to move, and the player who moved last. Whoever analyses is asked about the first position. */
  readonly seat: Seat;
  readonly other: Seat;
  /** The position belongs to a game between players, so its end names the winner. */
  readonly played: boolean;
}

export function verdictOf(standing: Standing, wording: MoveNames & TableWording): string {
  const { analysis, level, seat, played } = standing;
  const { table: sentences } = wording;
  if (isOver(analysis)) {
    return played ? sentences.hasWon[winnerOf(standing)] : sentences.over[analysis.play];
  }
  if (!tells(level, 'outcomes')) return sentences.turn[seat];
  if (analysis.outcome === 'P') return played ? sentences.mustLose[seat] : sentences.moverLoses;
  if (analysis.outcome === 'unknown') return sentences.notKnown;
  return sentences.canWin(seat, fewWinning(analysis, wording) ?? '');
}

function winnerOf({ analysis, seat, other }: Standing): Seat {
  return analysis.outcome === 'P' ? other : seat;
}

/** Whether the verdict is good news for its subject; news of the opponent is the reverse of the reader's. */
export function isGood(standing: Standing): boolean | undefined {
  const { analysis, level, played } = standing;
  if (isOver(analysis)) {
    const winner = played ? winnerOf(standing) : 'first';
    return winner === 'you' ? true : winner === 'opponent' ? false : undefined;
  }
  if (!tells(level, 'outcomes') || analysis.outcome === 'unknown') return undefined;
  return (analysis.outcome === 'N') === (standing.seat !== 'opponent');
}

/** The outcome if it may be shown and says more than the end of the game. */
export function shownOutcome({ analysis, level }: Standing): 'N' | 'P' | undefined {
  const { outcome } = analysis;
  if (isOver(analysis) || !tells(level, 'outcomes') || outcome === 'unknown') return undefined;
  return outcome;
}

/** A move wins if it leads to a P-position. undefined: not known. */
export function moveWins(after: Outcome | undefined): boolean | undefined {
  return after === undefined || after === 'unknown' ? undefined : after === 'P';
}

/** The same in words. */
export function moveVerdict(
  after: Outcome | undefined,
  sentences: TableSentences,
): string | undefined {
  const wins = moveWins(after);
  return wins === undefined ? undefined : wins ? sentences.wins : sentences.loses;
}

/** Of more numbers, or of more moves that take several words each, only the first are listed. */
const mostNumbers = 6;
const mostNamed = 2;

/** A move that needs no words. */
const isNumber = (move: string): boolean => /^\d+$/.test(move);

/** The winning moves in words, if all are known and they are few enough for a headline. */
function fewWinning(
  { winning, complete }: Analysis,
  { nameMove, nameMoves }: MoveNames,
): string | undefined {
  const [only] = winning;
  if (!complete || only === undefined) return undefined;
  if (winning.length === 1) return nameMove(only);
  return winning.length <= mostNumbers && winning.every(isNumber)
    ? nameMoves?.(winning)
    : undefined;
}

/** What the verdict does not say about the winning moves. */
export function otherWinning(analysis: Analysis, wording: MoveNames & TableWording): string {
  const isSaid = analysis.outcome === 'P' || fewWinning(analysis, wording) !== undefined;
  return isSaid ? '' : winningMoves(analysis, wording);
}

export function winningMoves(
  { winning, options, outcome, complete }: Analysis,
  { nameMove, nameMoves, table: sentences }: MoveNames & TableWording,
): string {
  if (isOver({ options })) return '';
  if (winning.length === 0) {
    if (complete) return sentences.noWinningMove;
    return outcome === 'N' ? sentences.someMoveWins : '';
  }
  const areNumbers = winning.length > 1 && winning.every(isNumber);
  const shown = winning.slice(0, areNumbers || nameMoves ? mostNumbers : mostNamed);
  const said = areNumbers ? shown : nameMoves ? [nameMoves(shown)] : shown.map(nameMove);
  return sentences.winningMoves(said.join(' · '), shown.length, winning.length, complete);
}
