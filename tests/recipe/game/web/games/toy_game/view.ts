// The solver's view of a position.
import type { Analysis, Natural } from '../../engine/types';

export function heapOf(analysis: Analysis): Natural {
  return (analysis.view as unknown as { readonly heap: Natural }).heap;
}
