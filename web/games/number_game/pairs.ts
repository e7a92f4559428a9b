// How the numbers of a P-position answer each other. If a number wins after another, and the other can still be chosen after
// the first, they answer each other: chosen in either order they leave the same position.
import type { NumberGameAnalysis } from './view';

/** A number and those that it answers, and that answer it. */
export type Group = readonly [number, ...number[]];

/** For each number of a P-position the numbers that win after it. */
type Answers = ReadonlyMap<number, readonly number[]>;

/**
 * The numbers of the P-position, or of the one that the winning move leaves, in groups of numbers that answer each other.
 * Empty if no number is left.
 */
export function groupsOf(analysis: NumberGameAnalysis, move: string | undefined): Group[] {
  const { answers } = analysis.view;
  const at = move === undefined ? 0 : analysis.winning.indexOf(move);
  const all: Answers = new Map(
    answers[at]?.map(([number = 0, ...wins]) => [number, wins] as const),
  );
  const numbers = [...all.keys()];
  return pairsOf(numbers, all) ?? starsOf(numbers, all);
}

function answersEachOther(one: number, other: number, all: Answers): boolean {
  return all.get(one)?.includes(other) === true && all.get(other)?.includes(one) === true;
}

/** Each number has one partner. */
function pairsOf(numbers: readonly number[], all: Answers): Group[] | undefined {
  const [first, ...rest] = numbers;
  if (first === undefined) return [];
  for (const partner of rest.filter((each) => answersEachOther(first, each, all))) {
    const others = pairsOf(
      rest.filter((each) => each !== partner),
      all,
    );
    if (others) return [[first, partner], ...others];
  }
  return undefined;
}

/** One number answers several. */
function starsOf(numbers: readonly number[], all: Answers): Group[] {
  const groups: number[][] = [];
  for (const number of numbers) {
    if (groups.some((group) => group.includes(number))) continue;
    const partners = numbers.filter((each) => answersEachOther(number, each, all));
    const isFree = (each: number): boolean => !groups.some((group) => group.includes(each));
    const free = partners.find(isFree);
    if (free !== undefined) {
      groups.push([number, free]);
      continue;
    }
    const [partner = 0] = partners;
    const group = groups.find((each) => each.includes(partner)) ?? [];
    if (group[0] !== partner && group.length > 2) {
      // The partner leaves a group that goes on without it.
      group.splice(group.indexOf(partner), 1);
      groups.push([number, partner]);
    } else {
      group.sort((one, other) => Number(other === partner) - Number(one === partner));
      group.push(number);
    }
  }
  return groups as [number, ...number[]][];
}

/** "2–3, 9–4/5/7" */
export function groupText([first, ...others]: Group): string {
  return `${first}–${others.join('/')}`;
}
