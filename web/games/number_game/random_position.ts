// Random positions that are worth looking at.
import { between } from '../../play/random';
import type { Random } from '../../play/random';
import { range } from '../../kit/range';

/** A few chosen numbers. All numbers above 20 are taken too, as the judges have it: 21 to 41 generate them. */
export function randomPosition(random: Random): string {
  const chosen = range(between(random, 2, 3)).map(() => between(random, 4, 14));
  const above = range(21).map((index) => 21 + index);
  return `<${[...new Set(chosen), ...above].join(' ')}>`;
}
