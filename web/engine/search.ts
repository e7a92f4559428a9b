// Runs a search step by step, until it is done, its budget is spent or the caller aborts it.
import type { Engine, Expected } from './engine';
import type { Analysis, GameId, SearchReport } from './types';

/** A missing limit means no limit. */
export interface Budget {
  readonly positions?: number;
  readonly bytes?: number;
  readonly milliseconds?: number;
}

/** A safe share of a machine's memory, and of WebAssembly's 4 GiB. */
export const defaultBudget: Budget = { bytes: 2 * 2 ** 30 };

export interface SearchProgress extends SearchReport {
  readonly milliseconds: number;
}

export interface SearchOptions {
  readonly budget?: Budget;
  /** Grundy values are computed if there are not too many. The default is `solved`. */
  readonly until?: 'solved' | 'valued' | 'done';
  /** Aborting ends the search after the current step. Results so far are kept and analysed. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SearchProgress) => void;
}

/**
 * Resolves to the analysis of the position with all results so far. Searching the position again continues from there.
 */
export async function search(
  engine: Engine,
  game: GameId,
  position: string,
  { budget = defaultBudget, until = 'solved', signal, onProgress }: SearchOptions = {},
): Promise<Expected<Analysis>> {
  const started = performance.now();
  while (!signal?.aborted) {
    const report = await engine.step(game, position);
    if (!report.ok) return report;
    const progress = { ...report.value, milliseconds: performance.now() - started };
    onProgress?.(progress);
    if (progress[until]) break;
    if (isSpent(budget, progress)) break;
  }
  return engine.analyse(game, position);
}

function isSpent(budget: Budget, { positions, bytes, milliseconds }: SearchProgress): boolean {
  return (
    positions >= (budget.positions ?? Infinity) ||
    bytes >= (budget.bytes ?? Infinity) ||
    milliseconds >= (budget.milliseconds ?? Infinity)
  );
}
