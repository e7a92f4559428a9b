// Words for a position and the moves that led to it. They reveal no more than the hint level allows.
import type { Analysis, Outcome } from '../engine/types';
import type { TableSentences } from '../i18n/table_sentences';
import { isOver } from '../play/after';
import type { Seat } from '../play/seats';
import { tells } from '../play/hint_level';
import type { HintLevel } from '../play/hint_level';

export interface Standing {
  readonly analysis: Analysis;
  readonly level: HintLevel;
  /** The player to move, and the player who moved last. */
  readonly seat: Seat;
  readonly other: Seat;
  /** The position belongs to a game between players, so its end names the winner. */
  readonly played: boolean;
}

export function verdictOf(standing: Standing, sentences: TableSentences): string {
  const { analysis, level, seat, other, played } = standing;
  if (!isOver(analysis)) {
    return tells(level, 'outcomes') ? sentences.position[analysis.outcome] : sentences.turn[seat];
  }
  if (!played) return sentences.over[analysis.play];
  return sentences.hasWon[analysis.outcome === 'P' ? other : seat];
}

/** The outcome if it may be shown; the end of the game is no secret. */
export function shownOutcome({ analysis, level }: Standing): Outcome | undefined {
  return isOver(analysis) || tells(level, 'outcomes') ? analysis.outcome : undefined;
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

/** More moves than this are written in notation; of even more, only the first are written. */
const mostNamed = 2;
const mostShown = 6;

export function winningMoves(
  { winning, options, outcome, complete }: Analysis,
  name: (move: string) => string,
  sentences: TableSentences,
): string {
  if (isOver({ options })) return '';
  if (winning.length === 0) {
    if (complete) return sentences.noWinningMove;
    return outcome === 'N' ? sentences.someMoveWins : '';
  }
  if (winning.length <= mostNamed) return sentences.winningMoves(winning.map(name), 0, complete);
  return sentences.winningMoves(
    winning.slice(0, mostShown),
    Math.max(0, winning.length - mostShown),
    complete,
  );
}
