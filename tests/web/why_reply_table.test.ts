// The answers that make a position a P-position, on the real solver: every reply
// has an answer that leads to a P-position.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Analysis, GameId } from '../../web/engine/types';
import { ideas as chessIdeas } from '../../web/games/chess_rows/ideas';
import { ideas as misereIdeas } from '../../web/games/misere_nim/ideas';
import { theorySentences as misereWords } from '../../web/games/misere_nim/theory_sentences';
import { ideas as wythoffIdeas } from '../../web/games/wythoff/ideas';
import { theorySentences as wythoffWords } from '../../web/games/wythoff/theory_sentences';
import type { TheoryModule } from '../../web/kit/board/theory_module';
import { isOver } from '../../web/play/is_over';
import { ReplyLine } from '../../web/play/reply_line';
import { afterLegal, replyTo } from '../../web/play/reply_table';
import { samplePositions } from '../corpus';
import { newEngine } from '../wasm/module';

const engine = newEngine();
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
            const left = await afterLegal(engine, await afterLegal(engine, lost, move), answer);
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
    // The example may need a search.
    const start = (await analysed(id, example)).complete ? example : samplePositions(id)[0];
    const line = new ReplyLine(engine, await lostFrom(await analysed(id, start ?? '')));
    for (let at = 0; ; ++at) {
      expect(at).toBeLessThan(400);
      const here = line.position(at);
      if (!here) throw new Error(`${id}: no position after ${at} moves`);
      if (isOver(here)) {
        // In misère play their own last move loses.
        expect(at % 2).toBe(play === 'misere' ? 1 : 0);
        return;
      }
      expect(here.outcome).toBe(at % 2 === 0 ? 'P' : 'N');
      if (at % 2 === 0) {
        const { listed } = here.options;
        await line.choose(at, listed.at(at % listed.length)?.move ?? '');
      } else await line.makeNext(at);
    }
  });
});

/** The heaps of a position of Wythoff's game or of Nim. */
const heapsOf = ({ position }: Analysis): number[] => position.split(' ').map(Number);
const nimSum = (of: readonly number[]): number => of.reduce((sum, heap) => sum ^ heap, 0);

/** What the reply to a move has done, if it does what its idea says. */
const done: Readonly<Record<string, (idea: string, left: Analysis, from: Analysis) => boolean>> = {
  chess_rows: (_, { grundy }) => grundy === 0,
  wythoff: (idea, left, replied) =>
    idea !== wythoffWords.en.toPartner ||
    Math.min(...heapsOf(replied)) === Math.max(...heapsOf(left)) ||
    heapsOf(left).includes(Math.min(...heapsOf(replied))),
  misere_nim: (idea, left) => {
    const stones = heapsOf(left);
    const odd = stones.every((heap) => heap < 2) && nimSum(stones) === 1;
    const restored = nimSum(stones) === 0 && stones.some((heap) => heap > 1);
    const { restore, leaveOdd } = misereWords.en;
    return idea === restore ? restored : idea === leaveOdd ? odd : odd || restored;
  },
};

type Ideas = NonNullable<TheoryModule['ideas']>;
describe.each([
  ['chess_rows', chessIdeas as Ideas],
  ['wythoff', wythoffIdeas as Ideas],
  ['misere_nim', misereIdeas as Ideas],
] as const)('the ideas of %s', (id, ideas) => {
  test('each move has one, and the reply does what the idea says', () =>
    fc.assert(
      fc.asyncProperty(positions[id] ?? fc.constant(''), async (position) => {
        const lost = await lostFrom(await analysed(id, position));
        if (isOver(lost)) return;
        const found = ideas(lost, 'en');
        const moves = lost.options.listed.map(({ move }) => move);
        expect(found.flatMap((each) => each.moves).sort()).toEqual([...moves].sort());
        for (const { moves: group, idea, prefer } of found) {
          for (const move of group) {
            const line = new ReplyLine(engine, lost, prefer);
            await line.choose(0, move);
            const replied = line.position(1);
            if (!replied || isOver(replied)) continue;
            if (prefer) expect(prefer(replied.winning, move), `${position}: ${move}`).toBeDefined();
            await line.makeNext(1);
            const left = line.position(2);
            expect(left && done[id]?.(idea, left, replied), `${position}: ${move}`).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    ));
});

test('a move that the solver refuses is a failure, not an empty answer', async () => {
  const lost = await analysed('wythoff', '3 5');
  await expect(replyTo(engine, lost, '9,9')).rejects.toMatchObject({ name: 'EngineFailure' });
});
