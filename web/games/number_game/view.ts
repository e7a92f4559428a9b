// The solver's view of a position of the Number Game.
import type { Analysis } from '../../engine/types';
import type { NumbersView } from '../../kit/numbers/view';
import type { FactKey } from './vocabulary';

export interface NumberGameView extends NumbersView {
  /**
   * For each winning move, or once for a P-position: the numbers that can be chosen then, each with those that win after
   * it.
   */
  readonly answers: readonly (readonly (readonly number[])[])[];
}

export type NumberGameAnalysis = Analysis<NumberGameView, FactKey>;
