// One id, one spelling, every layer.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DirectEngine } from '../../web/engine/direct_engine';
import { loadModule } from '../wasm/module';

const root = new URL('../../', import.meta.url).pathname;
const games = await new DirectEngine(await loadModule()).games();
const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

test.each(['wasm/games', 'web/games', 'tests/games'])(
  '%s has a folder for each game, and no other',
  (layer) => {
    expect(folders(layer)).toEqual(games.map(({ id }) => id).sort());
  },
);

describe.each(games)('$id', ({ id, dialects }) => {
  test('has its header, its oracle, its sources and analyses', () => {
    for (const path of [
      `wasm/games/${id}/${id}.hpp`,
      `wasm/games/${id}/judges.cpp`,
      `tests/oracle/${id}.hpp`,
      `tests/games/${id}/source.md`,
      `tests/games/${id}/analysis`,
      `web/games/${id}/sentences.ts`,
      `web/games/${id}/dialects.ts`,
    ]) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
  });

  test.each(dialects)('$id has sample, bad input, fuzz target and wrong solutions', (dialect) => {
    const judge = join(root, 'tests/games', id, 'judge');
    const files = readdirSync(judge);
    expect(readFileSync(join(judge, `${dialect.id}.sample.in`), 'utf8')).toBe(dialect.sample);
    expect(existsSync(join(judge, `${dialect.id}.sample.ans`))).toBe(true);
    expect(
      files.some((file) => file.startsWith(`${dialect.id}.bad_`) && file.endsWith('.err')),
    ).toBe(true);
    expect(existsSync(join(root, 'tests/fuzz', `${dialect.id}.cpp`))).toBe(true);
  });
});
