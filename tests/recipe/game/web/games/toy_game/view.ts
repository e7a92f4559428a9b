// The solver's view of a position.
import type { Analysis, Natural } from '../../engine/types';
import type { FactKey } from './vocabulary';

export interface ToyGameView {
  readonly heap: Natural;
}

export type ToyGameAnalysis = Analysis<ToyGameView, FactKey>;
