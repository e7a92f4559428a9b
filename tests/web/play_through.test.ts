// The model of a table and its opponents, on the real solver.
import { describe, expect, it } from 'vitest';
import { forward, perform } from '../../web/engine/messages';
import type { Analysis, Outcome } from '../../web/engine/types';
import { measure } from '../../web/play/measure';
import { chooseMove } from '../../web/play/opponent';
import type { Choice } from '../../web/play/opponent';
import { Playthrough } from '../../web/play/playthrough';
import { oneOf, randomFrom } from '../../web/play/random';
import type { Opponent } from '../../web/play/seats';
import { newEngine } from '../wasm/module';

const engine = newEngine();
const games = await engine.games();

async function opened(game: string, position: string, moves: readonly string[] = []) {
  let changes = 0;
  const playthrough = new Playthrough(engine, game, () => ++changes);
  expect(await playthrough.open(position, moves)).toBeUndefined();
  return { playthrough, changes: () => changes };
}

async function analysed(game: string, position: string): Promise<Analysis> {
  const found = await engine.analyse(game, position);
  if (!found.ok) throw new Error(found.notice.message);
  return found.value;
}

async function choose(
  opponent: Exclude<Opponent, 'person'>,
  playthrough: Playthrough,
  seed: number,
): Promise<Choice | undefined> {
  if (!playthrough.analysis) throw new Error('nothing is open');
  return chooseMove(opponent, playthrough.analysis, playthrough.lookAhead(), randomFrom(seed));
}

describe('a playthrough', () => {
  it('opens a position in any spelling, plays, and goes back and forth', async () => {
    const { playthrough, changes } = await opened('number_game', '6, 5 4 3 2');
    expect(playthrough.analysis?.position).toBe('2 3 4 5 6');
    expect(await playthrough.play('5')).toBeUndefined();
    expect(playthrough.analysis?.position).toBe('2 3 4 6');
    expect(playthrough.lastStep?.move).toBe('5');
    expect([0, 1].map((count) => playthrough.outcomeAt(count))).toEqual(['N', 'P']);
    playthrough.goTo(0);
    expect(playthrough.analysis?.winning).toEqual(['4', '5', '6']);
    expect(changes()).toBe(3);
  });

  it('asks the solver once for a move', async () => {
    const asked: string[] = [];
    const counting = forward((request) => {
      asked.push(request.call);
      return perform(engine, request);
    });
    const playthrough = new Playthrough(counting, 'wythoff', () => {});
    await playthrough.open('3 5');
    await playthrough.play('1,1');
    expect(asked).toEqual(['analyse', 'after']);
    expect(playthrough.analysis).toEqual(await analysed('wythoff', '2 4'));
  });

  it('restores a line, without the first illegal move and all after it', async () => {
    const { playthrough } = await opened('number_game', '2 3 4 5 6', ['5', '5', '4']);
    expect(playthrough.line?.steps.map(({ move }) => move)).toEqual(['5']);
    const again = new Playthrough(engine, 'number_game', () => {});
    await again.open('2 3 4 5 6', ['5', '4', '6'], 1);
    expect(again.line?.steps).toHaveLength(3);
    expect(again.analysis?.position).toBe('2 3 4 6');
  });

  it('reports why a position or a move is refused, and stays where it was', async () => {
    const { playthrough, changes } = await opened('wythoff', '3 5');
    expect((await playthrough.play('3,2'))?.code).toBe('illegal_move');
    expect((await playthrough.open('3 x'))?.code).toBe('not_a_number');
    expect(playthrough.analysis?.position).toBe('3 5');
    expect(changes()).toBe(1);
  });

  it('follows only the newest of several requests', async () => {
    const { playthrough } = await opened('wythoff', '3 5');
    await Promise.all([playthrough.play('1,1'), playthrough.play('0,1')]);
    expect(playthrough.line?.steps.map(({ move }) => move)).toEqual(['0,1']);
    await Promise.all([playthrough.open('9 9'), playthrough.open('1 2')]);
    expect(playthrough.line?.start).toBe('1 2');
  });

  it('leads back to the lines that others replaced, and forth again', async () => {
    const { playthrough } = await opened('wythoff', '3 5', ['0,1']);
    await playthrough.open('9 9');
    await playthrough.openAfter('1,1');
    expect(playthrough.otherLine(1)).toBeUndefined();
    const starts = () => [playthrough.line?.start, playthrough.analysis?.position];
    await playthrough.otherLine(-1)?.();
    expect(starts()).toEqual(['9 9', '9 9']);
    await playthrough.otherLine(-1)?.();
    expect(starts()).toEqual(['3 5', '3 4']);
    expect(playthrough.otherLine(-1)).toBeUndefined();
    await playthrough.otherLine(1)?.();
    await playthrough.otherLine(1)?.();
    expect(starts()).toEqual(['8 8', '8 8']);
    await playthrough.otherLine(-1)?.();
    // A move begins another future.
    await playthrough.play('0,1');
    expect(playthrough.otherLine(1)).toBeUndefined();
    // A correction leaves no line.
    await playthrough.open('7 7', [], 0, true);
    await playthrough.otherLine(-1)?.();
    expect(starts()).toEqual(['3 5', '3 4']);
  });

  it('starts a new line after a move that sets up a position', async () => {
    const { playthrough } = await opened('number_game', '2 3 4 5 6');
    await playthrough.openAfter('5');
    expect(playthrough.line).toEqual({ start: '2 3 4 6', steps: [], at: 0 });
  });
});

describe('a playthrough with a search', () => {
  it('knows more after a search: of the position, and of those before it', async () => {
    const { playthrough, changes } = await opened('sylver_coinage', '<12 13>', ['4']);
    playthrough.goTo(0);
    const steps = changes();
    await playthrough.search({});
    await playthrough.renew();
    expect(playthrough.analysis?.winning).toEqual(['59']);
    expect(playthrough.analysis?.complete).toBe(true);
    expect(changes()).toBe(steps);
  });

  it('analyses all undecided positions of the line again', async () => {
    const { playthrough } = await opened('sylver_coinage', '<16 18>', ['11']);
    expect(playthrough.analysisAt(0)?.complete).toBe(false);
    playthrough.goTo(0);
    await playthrough.search({});
    playthrough.goTo(1);
    await playthrough.renew();
    expect([0, 1].map((count) => playthrough.analysisAt(count)?.complete)).toEqual([true, true]);
    expect(playthrough.analysisAt(0)?.winning).toEqual(['5', '12']);
  });

  it('stops when it is asked to', async () => {
    const { playthrough } = await opened('sylver_coinage', '<18 19>');
    const stop = new AbortController();
    let reports = 0;
    await playthrough.search({
      signal: stop.signal,
      onProgress: () => {
        if (++reports === 2) stop.abort();
      },
    });
    expect(reports).toBe(2);
    expect(playthrough.analysis?.status).toBe('theorem');
  });
});

describe('the perfect opponent', () => {
  it.each(games)('$id: wins every game from a won position, whatever is played', async (game) => {
    for (let seed = 1; seed <= 8; ++seed) {
      const random = randomFrom(seed);
      const { playthrough } = await opened(game.id, game.example);
      if (!playthrough.analysis?.complete) await playthrough.search({});
      // The reader plays any move until the opponent has a won position.
      let ours = playthrough.analysis?.outcome === 'N';
      while (!playthrough.isOver) {
        const { analysis } = playthrough;
        if (ours) {
          const chosen = await choose('perfect', playthrough, seed);
          expect(chosen?.reason.kind).toBe('winning');
          await playthrough.play(chosen?.move ?? '');
        } else {
          await playthrough.play(oneOf(random, analysis?.options.listed ?? [])?.move ?? '');
        }
        ours = !ours;
      }
      // In normal play, the player to move at the end has lost; in misère play, won.
      expect(ours).toBe(playthrough.analysis?.outcome === 'N');
    }
  });

  it('if every move loses, plays the move with the fewest winning replies and reports their number', async () => {
    const { playthrough } = await opened('wythoff', '6 10');
    const chosen = await choose('perfect', playthrough, 1);
    expect(chosen?.reason.kind).toBe('hardest');
    const replies: number[] = [];
    for (const { move } of playthrough.analysis?.options.listed ?? []) {
      const next = await engine.play('wythoff', '6 10', move);
      const found = next.ok ? await engine.analyse('wythoff', next.value) : next;
      if (found.ok) replies.push(found.value.winning.length);
    }
    expect(chosen?.reason).toMatchObject({ replies: Math.min(...replies) });
  });

  it.each([
    ['number_game', '2 3 4 5 6 7 9 11 12'],
    ['chess_rows', '15 18 / 17 19'],
    ['misere_nim', '1 2 4 6'],
    ['wythoff', '12 7'],
  ])('%s %s: the loser makes the game as long as the winner lets it be', async (game, position) => {
    const { playthrough } = await opened(game, position);
    const promised = (await measure(playthrough))?.moves ?? 0;
    expect(promised).toBeGreaterThan(4);
    let made = 0;
    for (; !playthrough.isOver; ++made) {
      const { analysis } = playthrough;
      const remoteness = await measure(playthrough);
      if (!analysis || !remoteness) throw new Error('no figure');
      if (analysis.outcome === 'N') {
        await playthrough.play(remoteness.best[0] ?? '');
        continue;
      }
      const chosen = await chooseMove(
        'perfect',
        analysis,
        playthrough.lookAhead(),
        randomFrom(made),
        remoteness,
      );
      expect(chosen?.reason).toEqual({ kind: 'longest', moves: remoteness.moves - 1 });
      await playthrough.play(chosen?.move ?? '');
    }
    expect(made).toBe(promised);
  });

  it('among equals prefers the move with the most replies', async () => {
    const analysis = (winning: string[], count: number) =>
      ({
        winning,
        complete: true,
        options: { count, listed: [], truncated: false },
      }) as unknown as Analysis;
    const after: Record<string, Analysis> = {
      a: analysis(['x'], 3),
      b: analysis(['x'], 12),
      c: analysis(['x', 'y'], 99),
    };
    const lost = {
      ...analysis([], 3),
      options: { count: 3, listed: ['a', 'b', 'c'].map((move) => ({ move })), truncated: false },
    } as unknown as Analysis;
    const look = async (move: string): Promise<Analysis> => after[move] as Analysis;
    const chosen = await chooseMove('perfect', lost, look, randomFrom(1));
    expect(chosen).toEqual({ move: 'b', reason: { kind: 'hardest', replies: 1, options: 12 } });
  });

  it('without a known winning move, plays an undecided move, or reports that all known moves lose', async () => {
    const partly = (outcomes: Readonly<Record<string, Outcome>>, winning: string[] = []) =>
      ({
        winning,
        complete: false,
        options: {
          count: 9,
          listed: Object.entries(outcomes).map(([move, outcome]) => ({ move, outcome })),
          truncated: true,
        },
      }) as unknown as Analysis;
    const look = async (): Promise<Analysis> => partly({}, ['x']);
    const choice = (of: Analysis) => chooseMove('perfect', of, look, randomFrom(1));
    expect(await choice(partly({ a: 'N', b: 'unknown', c: 'N' }))).toEqual({
      move: 'b',
      reason: { kind: 'open' },
    });
    expect(await choice(partly({ a: 'N', b: 'unknown', c: 'P' }, ['c']))).toEqual({
      move: 'c',
      reason: { kind: 'winning' },
    });
    expect((await choice(partly({ a: 'N', b: 'N' })))?.reason).toEqual({ kind: 'lost' });
  });

  it('plays in positions too large to be listed, and has no move at the end', async () => {
    const huge = await opened('misere_nim', '1000000000 1000000000');
    const chosen = await choose('perfect', huge.playthrough, 5);
    expect(await huge.playthrough.play(chosen?.move ?? '')).toBeUndefined();
    const won = await choose('perfect', huge.playthrough, 5);
    expect(won?.reason.kind).toBe('winning');
    const over = await opened('wythoff', '0 0');
    expect(await choose('perfect', over.playthrough, 1)).toBeUndefined();
    expect(await choose('fallible', over.playthrough, 1)).toBeUndefined();
  });
});

describe('the fallible opponent', () => {
  it('sometimes throws a win away, sometimes not, and repeats its moves from a seed', async () => {
    const { playthrough } = await opened('wythoff', '4 6');
    const kinds = new Map<string, number>();
    for (let seed = 1; seed <= 60; ++seed) {
      const chosen = await choose('fallible', playthrough, seed);
      expect(chosen).toEqual(await choose('fallible', playthrough, seed));
      const kind = chosen?.reason.kind ?? '';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect([...kinds.keys()].sort()).toEqual(['careless', 'winning']);
    expect(kinds.get('careless')).toBeGreaterThan(8);
    expect(kinds.get('careless')).toBeLessThan(40);
  });
});
