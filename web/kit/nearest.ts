// The name that somebody who mistyped one may have meant.
import { closest, distance } from 'fastest-levenshtein';

/** The name with the fewest changes, if these are few for its length; undefined if none is near. */
export function nearest<T extends string>(typed: string, names: readonly T[]): T | undefined {
  const text = typed.toLowerCase();
  const found = closest(text, names) as T;
  return distance(text, found) <= (found.length > 4 ? 2 : 1) ? found : undefined;
}
