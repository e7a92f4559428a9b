// Who wins a game of choices, by trying all of them.
export type Free = readonly number[];

/**
 * The winning choices of each position that has been looked at, by its free numbers, and a function that looks at one.
 * `after`: what can still be chosen after a choice.
 */
export function choices(after: (free: Free, chosen: number) => Free): {
  readonly known: ReadonlyMap<string, Free>;
  readonly winning: (free: Free) => Free;
} {
  const known = new Map<string, Free>();
  const winning = (free: Free): Free => {
    const key = free.join(' ');
    const found = known.get(key);
    if (found) return found;
    const wins = free.filter((number) => winning(after(free, number)).length === 0);
    known.set(key, wins);
    return wins;
  };
  return { known, winning };
}
