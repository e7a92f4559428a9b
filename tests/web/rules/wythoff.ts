// Take any number from one heap, or the same number from both.
import { numbersOf, range } from '../brute_force';

export function moves(position: string) {
  const [first = 0, second = 0] = numbersOf(position);
  const take = (a: number, b: number) => [`${a},${b}`, `${first - a} ${second - b}`] as const;
  return [
    ...range(1, first).map((taken) => take(taken, 0)),
    ...range(1, second).map((taken) => take(0, taken)),
    ...range(1, Math.min(first, second)).map((taken) => take(taken, taken)),
  ];
}
