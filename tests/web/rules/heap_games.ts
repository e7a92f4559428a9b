// The rules of heap games that the course, and the tests of sheets, ask about.
import { numbersOf, range, replaced } from '../brute_force';

export function moves(position: string) {
  const { rule, heaps } = read(position);
  const parts = partsOf(rule.replace('misere ', ''));
  return heaps.flatMap((heap, at) =>
    parts(heap).map((left) => {
      const named = left.filter((each) => each > 0).join('+') || '-';
      return [`${at + 1}:${named}`, `${rule}: ${replaced(heaps, at, left)}`] as const;
    }),
  );
}

export function components(position: string): readonly string[] {
  const { rule, heaps } = read(position);
  return heaps.map((heap) => `${rule}: ${heap}`);
}

export const isMisere = (position: string): boolean => position.startsWith('misere ');

function read(position: string) {
  const [, rule = '', heaps = ''] = /^(.*): (.*)$/.exec(position) ?? [];
  return { rule, heaps: numbersOf(heaps) };
}

type Parts = (heap: number) => readonly (readonly number[])[];

/** What a heap may become, the larger part first. */
function partsOf(rule: string): Parts {
  const found = named[rule];
  if (found) return found;
  if (!/^\{[\d,.]+\}$/.test(rule)) throw new Error(`no rule ${rule}`);
  const allowed = rule.split(',').flatMap((part) => {
    const [least = 0, most = least] = numbersOf(part);
    return range(least, most);
  });
  return taking((taken) => allowed.includes(taken));
}

const named: Readonly<Record<string, Parts>> = {
  '0.[3]': taking(() => true),
  'powers(2)': taking((taken) => Number.isInteger(Math.log2(taken))),
  squares: taking((taken) => Number.isInteger(Math.sqrt(taken))),
  'n -> n-k : 0<k, 2k<=n': taking((taken, heap) => 2 * taken <= heap),
  '4!.': (heap) =>
    range(1, heap)
      .filter((one) => one < heap - one)
      .map((one) => [heap - one, one]),
  '0.77': (heap) =>
    [1, 2].flatMap((taken) =>
      range(0, Math.floor((heap - taken) / 2)).map((one) => [heap - taken - one, one]),
    ),
};

function taking(isAllowed: (taken: number, heap: number) => boolean): Parts {
  return (heap) =>
    range(1, heap)
      .filter((taken) => isAllowed(taken, heap))
      .map((taken) => [heap - taken]);
}
