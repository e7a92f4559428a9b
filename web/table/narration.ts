// The words for the position on a table and for the moves that led to it. Nothing here changes the table.
import type { Analysis } from '../engine/types';
import type { Sentences } from '../i18n/sentences';
import type { Reason } from '../play/game_line';
import type { Table } from './table';
import { moveVerdict, otherWinning, verdictOf, winningMoves } from './verdict';
import type { MoveNames } from './verdict';

/** The sentences that every table needs. */
export type TableWords = Pick<Sentences, 'table' | 'notice'>;

/** The words in the reader's language, and the game's names of moves. */
export interface Speech extends TableWords, MoveNames {
  /** What the opponent says of its own move. */
  readonly says: (reason: Reason) => string;
}

/** The parts of a table that the narration uses. */
export type Told = Pick<
  Table,
  'state' | 'playthrough' | 'analysis' | 'standing' | 'tellsOutcomes' | 'seat'
>;

/** Who can win, and how if there are few ways; or whose turn it is. */
export function verdictText({ standing }: Told, speech: Speech): string {
  return standing ? verdictOf(standing, speech) : '';
}

/** The names of the winning moves; '' if none is known or the game is over. */
export function winningText(analysis: Analysis, speech: Speech): string {
  return winningMoves(analysis, speech);
}

/** The verdict, with all winning moves if the hint level shows them. */
export function positionText(told: Told, speech: Speech): string {
  const winning = told.analysis && told.tellsOutcomes ? otherWinning(told.analysis, speech) : '';
  return speech.table.sentences([verdictText(told, speech), winning].filter(Boolean));
}

/** Why the last move was refused, or another failure. */
export function troubleText({ state }: Told, { table, notice }: Speech): string | undefined {
  const { failure, refusedMove } = state;
  return failure ? table.failed(failure) : refusedMove && notice(refusedMove);
}

/** The same, or why the requested position is not shown. */
export function refusalText(told: Told, speech: Speech): string {
  const { refused } = told.state;
  return troubleText(told, speech) ?? (refused ? speech.notice(refused) : '');
}

/** The last step, the opponent's reason for it, and the verdict. */
export function stepText(told: Told, speech: Speech): string {
  const line = told.playthrough?.line;
  if (!line) return '';
  const { table } = speech;
  const reason = line.steps[line.at - 1]?.reason;
  const parts = [
    // The answer may come before a screen reader has read the reader's own move.
    reason ? moveText(told, line.at - 1, speech) : '',
    moveText(told, line.at, speech),
    reason ? speech.says(reason) : '',
    verdictText(told, speech),
  ];
  return table.sentences(parts.filter(Boolean));
}

/** "You: take 5, wins": the move with this number, counted from 1. */
function moveText(told: Told, number: number, { table, nameMove }: Speech): string {
  const step = told.playthrough?.line?.steps[number - 1];
  if (!step) return '';
  const name = nameMove(step.move);
  const isPlayed = told.state.seats.mode === 'play';
  const words = isPlayed ? table.moveOf(table.seats[told.seat(number - 1)], name) : name;
  const outcome = told.tellsOutcomes ? told.playthrough?.outcomeAt(number) : undefined;
  const verdict = moveVerdict(outcome, table);
  return verdict === undefined ? words : table.parts([words, verdict]);
}
