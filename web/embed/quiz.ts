// The reader predicts: which move wins, or that none does. Nothing is played until the answers are shown.
import type { Notice } from '../engine/types';
import type { Table } from '../ui/board_desk/table';

export interface Prediction {
  /** undefined: that no move wins. */
  readonly move: string | undefined;
  readonly right: boolean;
}

export class Quiz {
  /** Until the right answer. */
  tries = 0;
  solved = false;
  last: Prediction | undefined;

  /** Returns the notice that refuses the move, if one does: that is no try. */
  async predict(table: Table, move: string | undefined): Promise<Notice | undefined> {
    const { analysis, playthrough } = table;
    if (!analysis || !playthrough) return undefined;
    let right = analysis.winning.length === 0;
    if (move !== undefined) {
      const after = await playthrough.consider(move);
      if (!after.ok) return after.notice;
      right = after.value.outcome === 'P';
    }
    if (!this.solved) ++this.tries;
    this.solved ||= right;
    this.last = { move, right };
    return undefined;
  }
}
