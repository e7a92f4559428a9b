// The laws of every game, checked on the page's input: the JSON of the wasm's analyses.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Analysis, GameId, Remoteness } from '../../web/engine/types';
import { samplePositions } from '../corpus';
import { newEngine } from './module';

const engine = newEngine();
const games = await engine.games();

const rows = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), {
  maxLength: 6,
});
const heaps = (most: number, maximum: number) =>
  fc.array(fc.integer({ min: 0, max: maximum }), { maxLength: most });

/** Further positions, if the game has a generator for them. All options of each can be visited. */
const positions: Readonly<Record<string, fc.Arbitrary<string>>> = {
  // Generators that leave nothing above 20 free: 21 to 41 generate every larger number.
  number_game: fc
    .array(fc.integer({ min: 2, max: 20 }), { maxLength: 5 })
    .map((taken) => `<${[...taken, ...Array.from({ length: 21 }, (_, i) => 21 + i)].join(' ')}>`),
  chess_rows: rows.map((all) => all.map((row) => row.join(' ')).join(' / ')),
  wythoff: fc.tuple(fc.nat(100), fc.nat(100)).map((pair) => pair.join(' ')),
  misere_nim: heaps(5, 30).map((all) => all.join(' ')),
};

function positionsOf(game: GameId): fc.Arbitrary<string> {
  const samples = fc.constantFrom(...samplePositions(game));
  return fc.oneof(samples, positions[game] ?? samples);
}

async function analysed(game: GameId, position: string): Promise<Analysis> {
  const reply = await engine.analyse(game, position);
  if (!reply.ok) throw new Error(`${position}: ${reply.notice.message}`);
  return reply.value;
}

async function remoteness(game: GameId, position: string): Promise<Remoteness | null> {
  const reply = await engine.remoteness(game, position);
  if (!reply.ok) throw new Error(`${position}: ${reply.notice.message}`);
  return reply.value;
}

describe.each(games)('$id', ({ id, example }) => {
  const check = (law: (analysis: Analysis) => Promise<void> | void) =>
    fc.assert(
      fc.asyncProperty(positionsOf(id), async (position) => {
        await law(await analysed(id, position));
      }),
      { numRuns: 60 },
    );

  test('the example is a position', async () => {
    expect((await analysed(id, example)).position).toBe(example);
  });

  test('a written position reads back as itself', () =>
    check(async (analysis) => {
      expect(await analysed(id, analysis.position)).toEqual(analysis);
    }));

  test('N exactly if some option is P; every value is that of the option', () =>
    check(async (analysis) => {
      expect(analysis.options.truncated).toBe(false);
      for (const option of analysis.options.listed) {
        const next = await engine.after(id, analysis.position, option.move);
        if (!next.ok) throw new Error(next.notice.message);
        const after = next.value;
        expect(after.outcome).toBe(option.outcome);
        expect(after.grundy).toBe(option.grundy);
      }
      const winning = analysis.options.listed
        .filter(({ outcome }) => outcome === 'P')
        .map(({ move }) => move);
      expect(analysis.winning).toEqual(winning);
      const endWins = analysis.play === 'misere' && analysis.options.listed.length === 0;
      expect(analysis.outcome).toBe(winning.length > 0 || endWins ? 'N' : 'P');
    }));

  test('a Grundy value is the mex of the options', () =>
    check((analysis) => {
      if (analysis.grundy === null) {
        expect(analysis.play).toBe('misere');
        return;
      }
      const values = new Set(analysis.options.listed.map(({ grundy }) => grundy));
      let least = 0;
      while (values.has(least)) ++least;
      expect(analysis.grundy).toBe(least);
    }));

  test('a best move is one move nearer to the end; the end decides who makes the last one', async () => {
    let found = 0;
    await check(async ({ position, play, outcome, options }) => {
      const here = await remoteness(id, position);
      if (!here) return;
      ++found;
      expect(here.moves % 2 === 0).toBe(outcome === (play === 'misere' ? 'N' : 'P'));
      expect(here.best.length > 0).toBe(options.listed.length > 0);
      for (const move of here.best) {
        const next = await engine.play(id, position, move);
        if (!next.ok) throw new Error(next.notice.message);
        expect((await remoteness(id, next.value))?.moves).toBe(here.moves - 1);
      }
    });
    expect(found).toBeGreaterThan(10);
  });

  test('no other move is legal', async () => {
    for (const move of ['', '0', '99', '0:0', '9:9>9', '0,0', 'x']) {
      expect((await engine.play(id, example, move)).ok).toBe(false);
    }
  });
});
