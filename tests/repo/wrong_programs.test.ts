// The programs of tests/wrong make mistakes that their games know.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameNamed } from '../../web/games/registry';

const root = new URL('../../', import.meta.url).pathname;
const wrong = readdirSync(join(root, 'tests/wrong')).filter((file) => file.endsWith('.cpp'));

const games = Object.entries(
  import.meta.glob<Readonly<Record<string, readonly string[]>>>('../../web/games/*/vocabulary.ts', {
    eager: true,
  }),
).flatMap(([file, { mistakeIds }]) => {
  const game = file.split('/').at(-2) ?? '';
  return mistakeIds ? [{ game, mistakeIds }] : [];
});

test('there are games with mistakes', () => expect(games.length).toBeGreaterThan(0));

test.each(games)('$game', ({ game, mistakeIds }) => {
  const dialects = gameNamed(game)?.dialects ?? [];
  const named = wrong.flatMap((file) => {
    const dialect = dialects.find((each) => file.startsWith(`${each}_`));
    return dialect ? [file.slice(dialect.length + 1).replace(/\.cpp$/, '')] : [];
  });
  expect(named.length).toBeGreaterThan(0);
  expect(mistakeIds).toEqual(expect.arrayContaining(named));
});
