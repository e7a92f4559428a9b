// Random positions that are worth looking at.
import { between } from '../../play/random';
import type { Random } from '../../play/random';
import { range } from '../../kit/range';

/** Two or three chosen numbers, small enough that most of these positions are solved at once. */
export function randomPosition(random: Random): string {
  const chosen = range(between(random, 2, 3)).map(() => between(random, 4, 14));
  return `<${[...new Set(chosen)].join(' ')}>`;
}
