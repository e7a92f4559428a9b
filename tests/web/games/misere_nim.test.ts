// The reasons of Misère Nim, compared with the rules alone: who wins is found here by trying all moves.
import { beforeAll, expect, test } from 'vitest';
import { because, explain } from '../../../web/games/misere_nim/explain';
import { ideas } from '../../../web/games/misere_nim/ideas';
import { theorySentences } from '../../../web/games/misere_nim/theory_sentences';
import { speakAll } from '../languages';
import { analysed } from '../analysed';
import { reasonOf } from './reasons';

type Heaps = readonly number[];

const known = new Map<string, boolean>();

function after(heaps: Heaps, heap: number, amount: number): Heaps {
  return heaps.map((stones, at) => (at === heap - 1 ? stones - amount : stones));
}

function movesOf(heaps: Heaps): (readonly [heap: number, amount: number])[] {
  return heaps.flatMap((stones, at) =>
    Array.from({ length: stones }, (_, i) => [at + 1, i + 1] as const),
  );
}

/** The player to move wins: without stones at once, otherwise by a move to a position where they lose. */
function wins(heaps: Heaps): boolean {
  const key = heaps
    .filter(Boolean)
    .sort((a, b) => a - b)
    .join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const moves = movesOf(heaps);
  const won = moves.length === 0 || moves.some((move) => !wins(after(heaps, ...move)));
  known.set(key, won);
  return won;
}

const largeOf = (heaps: Heaps): number => heaps.filter((stones) => stones > 1).length;
const onesOf = (heaps: Heaps): number => heaps.filter((stones) => stones === 1).length;
const oddColumnsOf = (heaps: Heaps): number[] =>
  [8, 4, 2, 1].filter((power) => heaps.filter((stones) => stones & power).length % 2 === 1);

function* positions(): Generator<Heaps> {
  const most = [15, 15, 9, 6, 3, 2, 1];
  for (let count = 1; count <= most.length; ++count) {
    const size = most[count - 1] ?? 0;
    for (let heaps = Array<number>(count).fill(0); ;) {
      yield heaps;
      const at = heaps.map((stones) => stones < size).lastIndexOf(true);
      if (at < 0) break;
      heaps = heaps.map((stones, i) => (i < at ? stones : (heaps[at] ?? 0) + 1));
    }
  }
}

beforeAll(speakAll);

/** What a sentence says, checked; the move in it, if it tells one. */
function told(sentence: string, heaps: Heaps): string | undefined {
  const [, amount, heap] = /: take (\d+) from heap (\d+), and /.exec(sentence) ?? [];
  const left = after(heaps, Number(heap), Number(amount));
  const [, all, parity] =
    /^(\d+) heaps of 1 are left, an (odd|even) number: (?:take any, and )?the /.exec(sentence) ??
    [];
  if (all !== undefined) {
    expect(largeOf(heaps)).toBe(0);
    expect(onesOf(heaps)).toBe(Number(all));
    expect(parity).toBe(onesOf(heaps) % 2 === 1 ? 'odd' : 'even');
    return undefined;
  }
  const [, only] = /^Only heap (\d+) is above 1: /.exec(sentence) ?? [];
  if (only !== undefined) {
    expect(heaps.findIndex((stones) => stones > 1) + 1).toBe(Number(only));
    expect(largeOf(heaps)).toBe(1);
    const [, ones] =
      /, and (\d+) heaps? of 1 (?:is|are) left, an odd number\.$/.exec(sentence) ?? [];
    expect([largeOf(left), onesOf(left)]).toEqual([0, Number(ones)]);
    expect(onesOf(left) % 2).toBe(1);
    return `${heap}:${amount}`;
  }
  const [, columns] =
    /^Columns? ([\d, and]+) (?:have|has) an odd number of 1s: .*, and every column has an even number\.$/.exec(
      sentence,
    ) ?? [];
  expect(columns?.match(/\d+/g)?.map(Number)).toEqual(oddColumnsOf(heaps));
  expect(oddColumnsOf(left)).toEqual([]);
  // By the rule of normal Nim, so heaps above 1 are left.
  expect(largeOf(left)).toBeGreaterThan(1);
  return `${heap}:${amount}`;
}

test('the reason is true of every small position, and of each of its winning moves', async () => {
  let sentences = 0;
  for (const heaps of positions()) {
    const analysis = await analysed('misere_nim', heaps.join(' '));
    expect(analysis.outcome, heaps.join(' ')).toBe(wins(heaps) ? 'N' : 'P');
    const reason = reasonOf({ because }, analysis);
    const stones = heaps.reduce((sum, each) => sum + each, 0);
    if (stones === 0) {
      expect(reason).toMatch(/^No stone is left: .* the player to move wins\.$/);
    } else if (stones === 1) {
      expect(reason).toBe('This is the last stone: whoever takes it loses.');
    } else if (largeOf(heaps) === 0) {
      told(reason, heaps);
    } else if (analysis.outcome === 'P') {
      expect(oddColumnsOf(heaps)).toEqual([]);
      expect(reason).toMatch(/^Every column has an even number of 1s: /);
      expect(reason.includes('with one heap above 1')).toBe(largeOf(heaps) === 2);
    } else {
      for (const move of analysis.winning) {
        const sentence = reasonOf({ because }, analysis, move);
        expect(told(sentence, heaps)).toBe(move);
        ++sentences;
      }
      expect(reason).toBe(reasonOf({ because }, analysis, analysis.winning[0]));
    }
  }
  expect(sentences).toBeGreaterThan(500);
});

test('what the reason says of replies is true of every small position that is lost', () => {
  let lost = 0;
  for (const heaps of positions()) {
    if (wins(heaps) || largeOf(heaps) === 0) continue;
    ++lost;
    for (const move of movesOf(heaps)) {
      const replied = after(heaps, ...move);
      expect(oddColumnsOf(replied)).not.toEqual([]);
      const good = movesOf(replied)
        .map((reply) => after(replied, ...reply))
        .filter((left) => !wins(left));
      expect(good.length).toBeGreaterThan(0);
      const isSwitch = largeOf(replied) === 1;
      // Only with two heaps above 1 can one be left.
      if (isSwitch) expect(largeOf(heaps)).toBe(2);
      for (const left of good) {
        if (isSwitch) expect([largeOf(left), onesOf(left) % 2]).toEqual([0, 1]);
        else expect(oddColumnsOf(left)).toEqual([]);
      }
    }
  }
  expect(lost).toBeGreaterThan(50);
});

test('the replies have the ideas of their names, and the last stone has none', async () => {
  const { leaveOdd, theLast } = theorySentences.en;
  for (const count of [1, 3, 5]) {
    const heaps = Array<number>(count).fill(1);
    const found = ideas(await analysed('misere_nim', heaps.join(' ')), 'en');
    expect(found.map(({ idea }) => idea)).toEqual([count === 1 ? theLast : leaveOdd]);
    for (const move of count === 1 ? [] : movesOf(heaps)) {
      const replied = after(heaps, ...move);
      for (const reply of movesOf(replied)) expect(onesOf(after(replied, ...reply)) % 2).toBe(1);
    }
  }
});

test('the explanation gives the rule of columns, the switch and the ones', async () => {
  const said = explain(await analysed('misere_nim', '2 4 7'), 'en').join(' ');
  expect(said).toContain('While two heaps or more are above 1');
  expect(said).toContain('reducing that heap can make all columns even again');
  expect(said).toContain('The rule changes when a single heap is above 1');
  expect(said).toContain('an odd number of heaps is a **P-position**');
});

test('many columns are counted, and those of large numbers are powers', async () => {
  const many = await analysed('misere_nim', '31 1000000000 1000000000');
  expect(reasonOf({ because }, many)).toMatch(/^5 columns have an odd number of 1s: take 31 from/);
  const far = await analysed('misere_nim', '1024 1 2 3');
  expect(because(far, 'en')).toMatch(
    /^Column \*\*2\^10\*\* has an odd number of 1s: take 1,024 from/,
  );
});
