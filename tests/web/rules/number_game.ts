// Choose a free number. It and all sums of chosen numbers are free no more. A position has the free numbers, or in angle
// brackets the chosen ones.
import { numbersOf, range } from '../brute_force';

export function moves(position: string) {
  const free = position.startsWith('<') ? gapsOf(numbersOf(position)) : numbersOf(position);
  if (free.length > 60) throw new Error(`too many free numbers: ${position}`);
  const isFree = new Set(free);
  const most = Math.max(0, ...free);
  const isTaken = (number: number) => number === 0 || (number > 1 && !isFree.has(number));
  return free.map((chosen) => {
    const taken = new Set(range(0, most).filter(isTaken));
    for (const number of range(chosen, most)) if (taken.has(number - chosen)) taken.add(number);
    return [String(chosen), free.filter((number) => !taken.has(number)).join(' ')] as const;
  });
}

/** The numbers above 1 that are no sums; more than 400 are not looked for. */
export function gapsOf(chosen: readonly number[]): readonly number[] {
  const sums = new Set([0]);
  const gaps: number[] = [];
  for (const number of range(1, 400)) {
    if (chosen.some((each) => sums.has(number - each))) sums.add(number);
    else if (number > 1) gaps.push(number);
  }
  return gaps;
}
