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
export interface Wording extends TableWords, MoveNames {
  /** What the opponent says of its own move. */
  readonly says: (reason: Reason) => string;
}

/** The parts of a table that the narration uses. */
export type TableView = Pick<
  Table,
  'state' | 'playthrough' | 'analysis' | 'standing' | 'tellsOutcomes' | 'seat'
>;

/** Who can win, and how if there are few ways; or whose turn it is. */
export function verdictText({ standing }: TableView, wording: Wording): string {
  return standing ? verdictOf(standing, wording) : '';
}

/** The names of the winning moves; '' if none is known or the game is over. */
export function winningText(analysis: Analysis, wording: Wording): string {
  return winningMoves(analysis, wording);
}

/** The verdict, with all winning moves if the hint level shows them. */
export function positionText(view: TableView, wording: Wording): string {
  const winning = view.analysis && view.tellsOutcomes ? otherWinning(view.analysis, wording) : '';
  return wording.table.sentences([verdictText(view, wording), winning].filter(Boolean));
}

/** Why the last move was refused, or another failure. */
export function troubleText({ state }: TableView, wording: Wording): string | undefined {
  const { table, notice, nameMove } = wording;
  const { failure, refusedMove } = state;
  if (failure) return table.failed(failure);
  // Who clicked has not seen the notation of the move.
  return refusedMove?.code === 'illegal_move'
    ? table.moveIs(nameMove(refusedMove.found), table.illegal)
    : refusedMove && notice(refusedMove);
}

/** The same, or why the requested position is not shown. */
export function refusalText(view: TableView, wording: Wording): string {
  const { refused } = view.state;
  return troubleText(view, wording) ?? (refused ? wording.notice(refused) : '');
}

/** The last step, the opponent's reason for it, and the verdict. */
export function stepText(view: TableView, wording: Wording): string {
  const line = view.playthrough?.line;
  if (!line) return '';
  const { table } = wording;
  const reason = line.steps[line.at - 1]?.reason;
  const parts = [
    // The answer may come before a screen reader has read the reader's own move.
    reason ? moveText(view, line.at - 1, wording) : '',
    moveText(view, line.at, wording),
    reason ? wording.says(reason) : '',
    verdictText(view, wording),
  ];
  return table.sentences(parts.filter(Boolean));
}

/** "You: take 5, wins": the move with this number, counted from 1. */
function moveText(view: TableView, number: number, { table, nameMove }: Wording): string {
  const step = view.playthrough?.line?.steps[number - 1];
  if (!step) return '';
  const name = nameMove(step.move);
  const isPlayed = view.state.seats.mode === 'play';
  const words = isPlayed ? table.moveOf(table.seats[view.seat(number - 1)], name) : name;
  const outcome = view.tellsOutcomes ? view.playthrough?.outcomeAt(number) : undefined;
  const verdict = moveVerdict(outcome, table);
  return verdict === undefined ? words : table.parts([words, verdict]);
}
