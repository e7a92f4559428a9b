// Chance that can be repeated: the same seed gives the same numbers.

/** Each call gives a number from 0 to below 1. */
export type Random = () => number;

/** Xorshift on 32 bits (Marsaglia 2003). */
export function randomFrom(seed: number): Random {
  // 0 is the one state it never leaves.
  let state = seed >>> 0 || 0x9e3779b9;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  // Small seeds begin with small numbers.
  for (let i = 0; i < 8; ++i) next();
  return next;
}

export function oneOf<T>(random: Random, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** At most `count` of a list, each as likely as the others, in their order. */
export function someOf<T>(random: Random, list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list;
  let wanted = count;
  return list.filter((_, index) => {
    const taken = random() * (list.length - index) < wanted;
    if (taken) --wanted;
    return taken;
  });
}
