// The roles and rules in a game's C++ are the ones in its Chinese words.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { NoticeWords } from '../../web/i18n/notice_words';

const root = new URL('../../', import.meta.url).pathname;
const games = readdirSync(join(root, 'web/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The names of all constants of a type in the game's C++. */
function defined(game: string, type: 'Role' | 'Rule'): readonly string[] {
  const folder = join(root, 'wasm/games', game);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[ch]pp$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const constant = new RegExp(`constexpr ${type} k\\w+\\{\\s*"(\\w+)"`, 'g');
  return sources.flatMap((source) => [...source.matchAll(constant)].map(([, name = '']) => name));
}

const words = await Promise.all(
  games.map(async (game) => {
    const file = `../../web/games/${game}/words/notices_zh_hans.ts`;
    const { words: said } = (await import(file)) as { words: NoticeWords };
    return { game, ...said };
  }),
);

test.each(words)('$game has words for what its C++ names', ({ game, roles, rules }) => {
  expect(defined(game, 'Role').length).toBeGreaterThan(0);
  expect(Object.keys(roles).sort()).toEqual([...defined(game, 'Role')].sort());
  expect(Object.keys(rules).sort()).toEqual([...defined(game, 'Rule')].sort());
});

test('a role of two games has the same words', () => {
  const said = new Map<string, string>();
  for (const { roles } of words) {
    for (const [role, { noun, counted }] of Object.entries(roles)) {
      const all = `${noun} ${counted('3')}`;
      expect(said.get(role) ?? all, role).toBe(all);
      said.set(role, all);
    }
  }
});
