// The reasons of the Number Game, compared with the rules alone: sums are taken here by adding, and who wins is found by trying
// all choices.
import { beforeAll, expect, test } from 'vitest';
import { because, explain } from '../../../web/games/number_game/explain';
import { speakAll } from '../languages';
import { choices } from './choices';
import type { Free } from './choices';
import { analysed } from '../analysed';
import { reasonOf } from './reasons';

const largest = 20;

/** What can be chosen after a number: it, its multiples, and their sums with the taken numbers cannot. */
function after(free: Free, chosen: number): Free {
  const taken = new Set<number>([chosen]);
  for (let number = 2; number <= largest; ++number) if (!free.includes(number)) taken.add(number);
  for (let number = 2; number <= largest; ++number) {
    for (let part = 2; 2 * part <= number; ++part) {
      if (taken.has(part) && taken.has(number - part)) taken.add(number);
    }
  }
  return free.filter((number) => !taken.has(number));
}

const { known, winning } = choices(after);

const all = Array.from({ length: largest - 1 }, (_, at) => at + 2);

beforeAll(speakAll);

/** The numbers that a sentence joins: those on both sides of a dash answer each other. */
function joined(sentence: string): (readonly [number, number[]])[] {
  return [...sentence.matchAll(/(\d+)–(\d+(?:\/\d+)*)/g)].map(
    ([, first, others]) => [Number(first), (others ?? '').split('/').map(Number)] as const,
  );
}

/** What a sentence says of the numbers that are left, checked. */
function checkAnswers(sentence: string, left: Free): void {
  const groups = joined(sentence);
  expect(groups.flatMap(([first, others]) => [first, ...others]).sort((a, b) => a - b)).toEqual(
    left,
  );
  for (const [first, others] of groups) {
    for (const other of others) {
      for (const [one, two] of [
        [first, other],
        [other, first],
      ] as const) {
        const replied = after(left, one);
        expect(replied, sentence).toContain(two);
        expect(winning(after(replied, two)), sentence).toEqual([]);
      }
    }
  }
  expect(/pair up/.test(sentence)).toBe(groups.every(([, others]) => others.length === 1));
}

test('the reason is true of every position, and of each of its winning choices', async () => {
  expect(winning(all)).toContain(5);
  let pairs = 0;
  // Half a second for a hundred of them: every seventh, with all of few numbers.
  const positions = [...known.keys()].filter(
    (key, at) => at % 7 === 0 || key.split(' ').length < 8,
  );
  expect(positions.length).toBeGreaterThan(500);
  for (const key of positions) {
    const free = key.split(' ').filter(Boolean).map(Number);
    const analysis = await analysed('number_game', key);
    expect(analysis.winning.map(Number)).toEqual(winning(free));
    if (free.length === 0) {
      expect(reasonOf({ because }, analysis)).toMatch(/^No number is left to choose: .* loses\.$/);
      continue;
    }
    if (analysis.outcome === 'P') {
      const sentence = reasonOf({ because }, analysis);
      expect(sentence).toMatch(
        /^The numbers left pair up: .*; each is answered by its partner\.$|^Every number left has an answer: /,
      );
      checkAnswers(sentence, free);
      continue;
    }
    for (const move of analysis.winning) {
      const sentence = reasonOf({ because }, analysis, move);
      const left = after(free, Number(move));
      if (left.length === 0) {
        expect(sentence).toBe(`After ${move} no number is left to choose.`);
        continue;
      }
      expect(sentence.startsWith(`After ${move} `), sentence).toBe(true);
      checkAnswers(sentence, left);
      if (sentence.includes('the replies pair up')) ++pairs;
    }
  }
  expect(pairs).toBeGreaterThan(100);
});

test('after 9 the replies pair up', async () => {
  const analysis = await analysed('number_game', '2 3 4 5 6 7 9 11 12');
  expect(because(analysis, 'en')).toBe(
    'After **9** the replies **pair up**: 2–3, 4–7, 5–6, 11–12.',
  );
  expect(because(analysis, 'zh-Hans')).toBe(
    '选 **9** 之后，应手**两两配对**：2–3、4–7、5–6、11–12。',
  );
  expect(explain(analysis, 'en').join(' ')).not.toMatch(/semigroup|Frobenius|genus|multiplicity/);
});
