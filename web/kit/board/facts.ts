import type { Analysis } from '../../engine/types';

/** A number from the facts, as text; undefined if the solver does not give it. */
export function fact<Key extends string>(
  analysis: Analysis<unknown, Key>,
  key: NoInfer<Key>,
): string | undefined {
  const value = analysis.facts.find((each) => each.key === key)?.value;
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}
