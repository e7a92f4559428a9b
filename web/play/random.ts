// Repeatable random numbers: the same seed gives the same numbers.

/** Each call returns a number in [0, 1). */
export type Random = () => number;

/** Xorshift on 32 bits (Marsaglia 2003). */
export function randomFrom(seed: number): Random {
  // Xorshift never leaves the state 0.
  let state = seed >>> 0 || 0x9e3779b9;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  // Small seeds begin with small numbers, so these are skipped.
  for (let i = 0; i < 8; ++i) next();
  return next;
}

/** A whole number from `least` to `most`. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function oneOf<T>(random: Random, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** Up to `count` items of a list, all equally likely, in the list's order. */
export function someOf<T>(random: Random, list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list;
  let wanted = count;
  return list.filter((_, index) => {
    const taken = random() * (list.length - index) < wanted;
    if (taken) --wanted;
    return taken;
  });
}
