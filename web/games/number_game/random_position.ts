// Random positions that are worth looking at.
import { oneOf } from '../../play/random';
import type { Random } from '../../play/random';
import { gcd } from './gcd';

function between(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Two coprime numbers: every game from there ends and is solved in a moment. */
function coprimePair(random: Random): string {
  const most = 16;
  const first = between(4, most - 1, random);
  const others = Array.from({ length: most - first }, (_, index) => first + 1 + index);
  return `<${first} ${
    oneOf(
      random,
      others.filter((other) => gcd(first, other) === 1),
    ) ?? most
  }>`;
}

/** A few chosen numbers. Mostly all numbers above 20 are taken too, as judges have it: 21 to 41 generate them. */
export function randomPosition(random: Random): string {
  if (random() < 0.25) return coprimePair(random);
  const chosen = Array.from({ length: 2 + Math.floor(random() * 2) }, () => between(4, 14, random));
  const above = Array.from({ length: 21 }, (_, index) => 21 + index);
  return `<${[...new Set(chosen), ...above].join(' ')}>`;
}
