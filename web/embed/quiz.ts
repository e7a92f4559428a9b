// The reader predicts which move wins, or that none does. Nothing is played until the answers are shown.
import type { Analysis, Notice } from '../engine/types';
import type { Table } from '../table/table';
import { moveWins } from '../table/verdict';

export interface Prediction {
  /** undefined: the prediction that no move wins. */
  readonly move: string | undefined;
  /** undefined: not known. */
  readonly right: boolean | undefined;
}

export class Quiz {
  /** Up to and including the first right answer. */
  tries = 0;
  solved = false;
  last: Prediction | undefined;

  /** Returns the notice if the move is illegal; an illegal move is not a try. */
  async predict(table: Table, move: string | undefined): Promise<Notice | undefined> {
    const { analysis, playthrough } = table;
    if (!analysis || !playthrough) return undefined;
    let right = noMoveWins(analysis);
    if (move !== undefined) {
      const after = await playthrough.consider(move);
      if (!after.ok) return after.notice;
      right = moveWins(after.value.outcome);
    }
    // An answer that nobody can judge is not a try either.
    if (!this.solved && right !== undefined) ++this.tries;
    this.solved ||= right === true;
    this.last = { move, right };
    return undefined;
  }
}

/** undefined: not known. */
function noMoveWins({ winning, complete, outcome }: Analysis): boolean | undefined {
  if (complete || winning.length > 0) return winning.length === 0;
  return outcome === 'N' ? false : undefined;
}
