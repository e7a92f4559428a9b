// The views and pictures of each game have the shapes of their types. The page trusts the types. This test reads every
// analysis of the corpus with the game's readers in views/, and finds members that no type names.
import { expect, test } from 'vitest';
import { orNull } from '../../web/engine/guard';
import type { Read } from '../../web/engine/guard';
import type { Analysis } from '../../web/engine/types';
import { analysisCases } from '../corpus';
import { newEngine } from './module';
import type { ViewReaders } from './shapes';

const readers = import.meta.glob<ViewReaders>('./views/*.ts', { eager: true });
/** A game whose picture needs no data of its own answers null. */
const nothing: Read<unknown> = (value, path) => orNull<never>(() => expect.fail(path))(value, path);

const engine = newEngine();
const games = await engine.games();

function readersOf(game: string): ViewReaders {
  const found = readers[`./views/${game}.ts`];
  if (!found) throw new Error(`tests/wasm/views/${game}.ts does not exist`);
  return found;
}

test.each(games)('$id has readers, and analyses to read', ({ id }) => {
  expect(readersOf(id).readView).toBeDefined();
  expect(analysisCases.filter(({ game }) => game === id).length).toBeGreaterThan(0);
});

async function check(game: string, position: string): Promise<Analysis | undefined> {
  const { readView, readPicture = nothing } = readersOf(game);
  const analysis = await engine.analyse(game, position);
  if (!analysis.ok) return undefined;
  const { view } = analysis.value;
  expect(readView(view, `${game} ${position}: view`)).toEqual(view);
  const picture = await engine.picture(game, position);
  if (!picture.ok) throw new Error(picture.notice.message);
  expect(readPicture(picture.value, `${game} ${position}: picture`)).toEqual(picture.value);
  return analysis.value;
}

test.each(analysisCases)('$game $name is drawn as its types say', async (each) => {
  const analysis = await check(each.game, each.position);
  expect(analysis !== undefined).toBe(!each.analysis.startsWith('{"severity"'));
});

test.each(['<16 17>', '<8 12>', '<>', '<9 10>'])(
  'sylver_coinage %s is drawn as its types say',
  async (position) => {
    await engine.step('sylver_coinage', position);
    expect(await check('sylver_coinage', position)).toBeDefined();
  },
);
