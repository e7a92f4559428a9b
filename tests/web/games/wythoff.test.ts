// The reasons of Wythoff's game, compared with partners that are found here by their definition.
import { beforeAll, expect, test } from 'vitest';
import { because, explain } from '../../../web/games/wythoff/explain';
import { ideas } from '../../../web/games/wythoff/ideas';
import { theorySentences } from '../../../web/games/wythoff/theory_sentences';
import { speakAll } from '../languages';
import { analysed } from '../analysed';
import { reasonOf } from './reasons';

/** Heaps of the test; a partner may be larger. */
const most = 25;

const partners = new Map<number, number>();
for (let difference = 0; partners.size <= 2 * most; ++difference) {
  let smaller = 0;
  while (partners.has(smaller)) ++smaller;
  partners.set(smaller, smaller + difference).set(smaller + difference, smaller);
}
const arePartners = (first: number, second: number): boolean => partners.get(first) === second;

beforeAll(speakAll);

/** The heaps after the move that a sentence tells, if all that it says is true. */
function told(sentence: string, first: number, second: number): readonly [number, number] {
  const inReach =
    /^(\d+) has the partner (\d+), and (\d+) < (\d+): reduce the (first|second) heap to (\d+)\.$/;
  const [, kept, partner, again, other, reduced, rest] = inReach.exec(sentence) ?? [];
  if (kept !== undefined) {
    expect(partners.get(Number(kept))).toBe(Number(partner));
    expect([again, rest]).toEqual([partner, partner]);
    expect(Number(partner)).toBeLessThan(Number(other));
    const heaps = reduced === 'second' ? [first, second] : [second, first];
    expect([kept, other].map(Number)).toEqual(heaps);
    return reduced === 'second' ? [first, Number(rest)] : [Number(rest), second];
  }
  const taken =
    /: take (\d+) stones? from (the first heap|the second heap|both heaps)(, and no stone is left)?\.$/;
  const [, amount, from, isLast] = taken.exec(sentence) ?? [];
  const left = [
    first - (from === 'the second heap' ? 0 : Number(amount)),
    second - (from === 'the first heap' ? 0 : Number(amount)),
  ] as const;
  const [, difference, smaller, larger] =
    /^The heaps differ by (\d+), and so do the partners (\d+) and (\d+):/.exec(sentence) ?? [];
  if (difference !== undefined) {
    expect(Math.abs(first - second)).toBe(Number(difference));
    expect(Number(larger) - Number(smaller)).toBe(Number(difference));
    expect(partners.get(Number(smaller))).toBe(Number(larger));
    expect([...left].sort((a, b) => a - b)).toEqual([Number(smaller), Number(larger)]);
    return left;
  }
  expect(isLast).toBeDefined();
  expect(left).toEqual([0, 0]);
  if (first === second) expect(sentence).toMatch(/^The heaps are equal:/);
  else {
    expect(sentence).toMatch(/^One heap is empty:/);
    expect([first, second]).toContain(0);
  }
  return left;
}

test('the reason is true of every small position, and of each of its winning moves', async () => {
  const kinds = new Set<string>();
  for (let first = 0; first <= most; ++first) {
    for (let second = 0; second <= most; ++second) {
      const analysis = await analysed('wythoff', `${first} ${second}`);
      const reason = reasonOf({ because }, analysis);
      expect(analysis.outcome).toBe(arePartners(first, second) ? 'P' : 'N');
      if (first + second === 0) {
        expect(reason).toBe('No stone is left: the player to move loses.');
        continue;
      }
      if (analysis.outcome === 'P') {
        expect(reason).toBe(
          `${first} and ${second} are partners: no move leaves partners, and every move has a reply that does.`,
        );
        continue;
      }
      for (const move of analysis.winning) {
        const sentence = reasonOf({ because }, analysis, move);
        const [a, b] = told(sentence, first, second);
        expect(`${first - a},${second - b}`).toBe(move);
        expect(arePartners(a, b)).toBe(true);
        kinds.add(sentence.replaceAll(/\d+/g, ''));
      }
      expect(reason).toBe(reasonOf({ because }, analysis, analysis.winning[0]));
    }
  }
  // The partner of either heap, the difference, an empty heap, equal heaps.
  expect(kinds.size).toBeGreaterThanOrEqual(5);
});

test('no move leads from partners to partners, and from all other heaps one does', () => {
  for (let first = 0; first <= most; ++first) {
    for (let second = 0; second <= most; ++second) {
      let moves = 0;
      for (let taken = 1; taken <= Math.max(first, second); ++taken) {
        moves += Number(taken <= first && arePartners(first - taken, second));
        moves += Number(taken <= second && arePartners(first, second - taken));
        moves += Number(
          taken <= Math.min(first, second) && arePartners(first - taken, second - taken),
        );
      }
      if (arePartners(first, second)) expect(moves).toBe(0);
      else expect(moves).toBeGreaterThan(0);
    }
  }
});

test('the explanation gives the first partners and both halves of the proof', async () => {
  const listed = [...partners].filter(([a, b]) => a <= b).slice(0, 6);
  const said = explain(await analysed('wythoff', '10 15'), 'en').join(' ');
  expect(said).toContain(`Partners are ${listed.map((pair) => pair.join('–')).join(', ')}, …`);
  expect(said).toContain('No move leads from partners to other partners');
  expect(said).toContain('From any other two heaps some move leads to partners');
});

test('each reply to a move from one heap goes to a partner or keeps the difference', async () => {
  const { toAnotherPair } = theorySentences.en;
  let replies = 0;
  for (const [first, second] of partners) {
    if (Math.max(first, second) > most || second === 0) continue;
    const lost = await analysed('wythoff', `${first} ${second}`);
    for (const { moves, idea } of ideas(lost, 'en')) {
      if (idea !== toAnotherPair) continue;
      for (const move of moves) {
        const [x = 0, y = 0] = move.split(',').map(Number);
        const [a, b] = [first - x, second - y];
        const reached = (await analysed('wythoff', `${a} ${b}`)).winning.map((reply) => {
          const [p = 0, q = 0] = reply.split(',').map(Number);
          return [a - p, b - q] as const;
        });
        expect(reached.length).toBeGreaterThan(0);
        for (const [p, q] of reached) {
          const isPartner =
            (p === a && q === partners.get(a)) || (q === b && p === partners.get(b));
          expect(isPartner || a - b === p - q).toBe(true);
          ++replies;
        }
      }
    }
  }
  expect(replies).toBeGreaterThan(100);
});
