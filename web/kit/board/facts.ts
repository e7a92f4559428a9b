import type { Analysis } from '../../engine/types';

/** A number among the facts, as text; undefined where the solver does not say it. */
export function fact(analysis: Analysis, key: string): string | undefined {
  const value = analysis.facts.find((each) => each.key === key)?.value;
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}
