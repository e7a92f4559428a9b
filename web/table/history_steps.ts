// The positions of a line, each with the move that led to it, its worth and all of it in words.
import type { Outcome } from '../engine/types';
import type { Wording } from './narration';
import type { Table } from './table';
import { moveVerdict } from './verdict';

/** A position of the line, with the move that led to it. */
export interface HistoryStep {
  readonly count: number;
  /** undefined at the start, and if outcomes may not be shown. */
  readonly outcome: Outcome | undefined;
  readonly who: string;
  readonly move: string;
  /** Whether the move wins or loses, in words. */
  readonly verdict: string | undefined;
  readonly thrownAway: boolean;
  readonly isCurrent: boolean;
  /** The whole step in words. */
  readonly words: string;
}

export function stepsOf(table: Table, { table: sentences, nameMove }: Wording): HistoryStep[] {
  const { playthrough } = table;
  const { at, steps = [] } = playthrough?.line ?? {};
  const outcomeAt = (count: number): Outcome | undefined =>
    table.tellsOutcomes ? playthrough?.outcomeAt(count) : undefined;
  return [undefined, ...steps].map((step, count) => {
    const outcome = outcomeAt(count);
    const who = step ? sentences.seats[table.seat(count - 1)] : '';
    const move = step ? nameMove(step.move) : sentences.start;
    const thrownAway = step !== undefined && outcomeAt(count - 1) === 'N' && outcome === 'N';
    const verdict = !step
      ? undefined
      : thrownAway
        ? sentences.thrownAway
        : moveVerdict(outcome, sentences);
    const named = step ? sentences.stepOf(count, who, move) : move;
    const parts = [named, verdict, outcome && sentences.outcomes[outcome]];
    const words = sentences.parts(parts.filter((part) => part !== undefined));
    return { count, outcome, who, move, verdict, thrownAway, isCurrent: count === at, words };
  });
}
