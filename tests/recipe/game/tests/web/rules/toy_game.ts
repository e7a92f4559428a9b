// Take one, two or three stones from the heap.
import { range } from '../brute_force';

export const moves = (position: string) =>
  range(1, Math.min(3, Number(position))).map(
    (taken) => [String(taken), String(Number(position) - taken)] as const,
  );
