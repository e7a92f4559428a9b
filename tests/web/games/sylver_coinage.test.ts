// The reasons of Sylver Coinage. Those that a search gives are compared with the rules alone: sums are taken here by adding,
// and who wins is found by trying all choices.
import { beforeAll, expect, test } from 'vitest';
import { because } from '../../../web/games/sylver_coinage/explain';
import { speakAll } from '../languages';
import { choices } from './choices';
import type { Free } from './choices';
import { analysed } from '../analysed';
import { reasonOf } from './reasons';

/** Every larger number is taken. */
const largest = 14;

function after(free: Free, chosen: number): Free {
  const taken = new Set<number>([chosen]);
  for (let number = 2; number <= largest; ++number) {
    const isSum = [...taken].some((part) => taken.has(number - part));
    if (isSum || !free.includes(number)) taken.add(number);
  }
  return free.filter((number) => !taken.has(number));
}

const { known, winning } = choices(after);

beforeAll(speakAll);

test('the reason is true of every small position, and of each of its winning choices', async () => {
  winning(Array.from({ length: largest - 1 }, (_, at) => at + 2));
  expect(known.size).toBeGreaterThan(300);
  for (const [key, wins] of known) {
    const analysis = await analysed('sylver_coinage', key);
    const sentence = reasonOf({ because }, analysis);
    if (key === '') {
      expect(sentence).toBe('No number is left to choose: the player to move loses.');
    } else if (wins.length === 0) {
      expect(sentence).toMatch(/^Every number has an answer, so the player to move loses: /);
    }
    // What is said to win does win; all that wins is listed.
    expect(analysis.winning.map(Number)).toEqual(wins);
    for (const move of wins) {
      expect(reasonOf({ because }, analysis, String(move))).toMatch(
        new RegExp(`^After ${move} every reply has an answer: `),
      );
    }
  }
});

test.each([
  ['<7>', /^Only the multiples of one prime from 5 on are taken: .* the player to move loses\.$/],
  ['<10>', /^Choose the prime 5: then only its multiples are taken, .* the opponent loses\.$/],
  ['<>', /^Choose 5: .* every prime from 5 on wins as the first number\.$/],
  [
    '<600 601>',
    /^Two coprime numbers other than 2 and 3 are chosen: by Hutchings’s theorem some number wins\.$/,
  ],
  ['<9 12 30 31>', /^After 77 every reply has an answer: a search or a theorem /],
])('%s: a theorem is the reason', async (position, wanted) => {
  const analysis = await analysed('sylver_coinage', position);
  expect(reasonOf({ because }, analysis)).toMatch(wanted);
  for (const move of analysis.winning) reasonOf({ because }, analysis, move);
});
