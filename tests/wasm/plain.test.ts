// The modules as plain JavaScript, for hosts that refuse WebAssembly, on the same corpus.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { createEngine } from '../../web/engine/create_engine';
import { directEngine } from '../../web/engine/direct_engine';
import createOracle from '../../web/engine/generated/impartial_oracle.mjs';
import createJudge from '../../web/engine/generated/impartial_judge.mjs';
import createPositions from '../../web/engine/generated/impartial_positions.mjs';
import { loadPlain } from '../../web/engine/load';
import { judgePlain, positionsPlain } from '../../web/engine/plain';
import { moduleOf } from '../../web/engine/position_engine';
import { analysisCases, judgeCases } from '../corpus';
import { modules, newEngine, openedBy } from './module';

const positions = await loadPlain(createPositions, positionsPlain);
const judge = () => loadPlain(createJudge, judgePlain);
const engine = directEngine({ ...modules, positions: async () => positions, judge });

test.each(judgeCases)('$title', async ({ dialect, input, answer }) => {
  const solution = await engine.solve(dialect, input);
  expect(Buffer.from(await solution.answer.arrayBuffer()).equals(answer)).toBe(true);
});

const games = await engine.games();
/** A search is too slow without WebAssembly: its module is not translated. */
const ofPositions = analysisCases.filter(({ game }) => moduleOf(games, game) === 'positions');

test.each(ofPositions)('$game $name', ({ game, position, analysis }) => {
  expect(positions.analyse(game, position).slice(1)).toBe(analysis);
});

test('memory grows as in WebAssembly', async () => {
  const input = new TextEncoder().encode('4 6\n'.repeat(1 << 20));
  const wasm = newEngine();
  const expected = await wasm.solve('hdu1527', input);
  const grown = await judge();
  openedBy(grown.solver('hdu1527', 1))
    .room(50 << 20)
    .fill(1);
  const { answer } = await directEngine({
    ...modules,
    positions: async () => positions,
    judge: async () => grown,
  }).solve('hdu1527', input);
  expect(await answer.text()).toBe(await expected.answer.text());
});

test('the second opinion of the page "Check it yourself" is the same', async () => {
  const instantiate = () => import('../../web/engine/generated/impartial_oracle_plain.mjs');
  const oracle = await loadPlain(createOracle, instantiate);
  const inWasm = createOracle({
    wasmBinary: readFileSync(
      new URL('../../web/engine/generated/impartial_oracle.wasm', import.meta.url),
    ),
  });
  for (const id of ['chess_rows_board', 'misere_nim_board']) {
    const found = oracle.slice(id, 100, 50);
    expect(found).toEqual(inWasm.slice(id, 100, 50));
    expect(found.answers.split('\n')).toHaveLength(51);
  }
});

test('a notice is the same', async () => {
  const solution = await engine.solve('hdu1527', '3 x\n');
  expect(solution.notices).toMatchObject([
    { code: 'not_a_number', found: 'x', line: 1, column: 3 },
  ]);
});

afterEach(() => vi.unstubAllGlobals());

class Refused {
  constructor() {
    throw new Error('blocked by the Content-Security-Policy');
  }
}

const refusals = { 'a policy forbids it': { Module: Refused }, 'there is none': undefined };

test.each(Object.entries(refusals))(
  'it is loaded in the place of WebAssembly where %s',
  async (_, webAssembly) => {
    vi.stubGlobal('WebAssembly', webAssembly);
    const loaded = await createEngine();
    expect((await loaded.games()).length).toBeGreaterThan(0);
    expect((await loaded.solve('hdu1527', '4 6\n')).cases).toBe(1);
  },
);
