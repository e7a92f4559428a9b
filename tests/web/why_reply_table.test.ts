// The answers that make a position a P-position, on the real solver: every reply
// has an answer that leads to a P-position.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Analysis, GameId } from '../../web/engine/types';
import { isOver } from '../../web/play/after';
import { afterAnswer, afterLegal, replyTo } from '../../web/play/reply_table';
import { samplePositions } from '../wasm/corpus';
import { newEngine } from '../wasm/module';

const engine = await newEngine();
const games = await engine.games();

const heaps = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 4 });
const row = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 });
const positions: Readonly<Record<GameId, fc.Arbitrary<string>>> = {
  number_game: fc
    .array(fc.integer({ min: 2, max: 20 }), { maxLength: 3 })
    .map((taken) => `<${[...taken, ...Array.from({ length: 21 }, (_, i) => 21 + i)].join(' ')}>`),
  chess_rows: fc
    .array(row, { minLength: 1, maxLength: 3 })
    .map((rows) => rows.map((cells) => cells.join(' ')).join(' / ')),
  wythoff: fc.tuple(fc.nat(20), fc.nat(20)).map((pair) => pair.join(' ')),
  misere_nim: heaps.map((all) => all.join(' ')),
};

async function analysed(game: GameId, position: string): Promise<Analysis> {
  const reply = await engine.analyse(game, position);
  if (!reply.ok) throw new Error(`${position}: ${reply.notice.message}`);
  return reply.value;
}

const samplesOf = (game: GameId) => fc.constantFrom(...samplePositions(game));

/** The position, or the one after its first winning move. */
async function lostFrom(analysis: Analysis): Promise<Analysis> {
  const [first] = analysis.winning;
  return first === undefined ? analysis : afterLegal(engine, analysis, first);
}

describe.each(games)('$id', ({ id, play, example }) => {
  test('every reply of a P-position has an answer that leads to a P-position', () =>
    fc.assert(
      fc.asyncProperty(positions[id] ?? samplesOf(id), async (position) => {
        const lost = await lostFrom(await analysed(id, position));
        // In misère play the player to move at the end of the game wins.
        if (isOver(lost)) return;
        expect(lost.outcome).toBe('P');
        for (const { move } of lost.options.listed) {
          const { answers, next, ends } = await replyTo(engine, lost, move);
          if (next === undefined) {
            expect(play).toBe('misere');
            expect(answers).toEqual([]);
            expect(isOver(await afterLegal(engine, lost, move))).toBe(true);
            continue;
          }
          for (const [index, answer] of answers.entries()) {
            const left = await afterAnswer(engine, lost, move, answer);
            expect(left.outcome).toBe('P');
            if (index > 0) continue;
            expect(left.position).toBe(next);
            expect(isOver(left)).toBe(ends);
          }
        }
      }),
      { numRuns: 20 },
    ));

  test('following the answers ends the game, and the player who answers has won', async () => {
    let lost = await lostFrom(await analysed(id, example));
    for (let moves = 0; ; ++moves) {
      expect(moves).toBeLessThan(200);
      if (isOver(lost)) {
        expect(play).toBe('normal');
        return;
      }
      const reply = lost.options.listed.at(moves % lost.options.listed.length);
      const { answers } = await replyTo(engine, lost, reply?.move ?? '');
      const [answer] = answers;
      if (answer === undefined) {
        expect(play).toBe('misere');
        return;
      }
      lost = await afterAnswer(engine, lost, reply?.move ?? '', answer);
    }
  });
});

test('a move that the solver refuses is a failure, not an empty answer', async () => {
  const lost = await analysed('wythoff', '3 5');
  await expect(replyTo(engine, lost, '9,9')).rejects.toMatchObject({ name: 'EngineFailure' });
});
