// Take any number from one heap. Who takes the last stone loses.
import { numbersOf, range, replaced } from '../brute_force';

export function moves(position: string) {
  const heaps = numbersOf(position);
  return heaps.flatMap((heap, at) =>
    range(1, heap).map(
      (taken) => [`${at + 1}:${taken}`, replaced(heaps, at, [heap - taken])] as const,
    ),
  );
}

export const isMisere = (): boolean => true;
