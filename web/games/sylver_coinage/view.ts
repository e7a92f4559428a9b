// The solver's view of a position of Sylver Coinage.
import type { Analysis } from '../../engine/types';
import type { NumbersView } from '../../kit/numbers/view';
import type { FactKey } from './vocabulary';

export type SylverCoinageAnalysis = Analysis<NumbersView, FactKey>;
