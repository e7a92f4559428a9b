// The roles and rules in a game's C++ are the ones in its Chinese words.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Chinese, GameNoticeWords } from '../../web/i18n/notice_words';

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
    const file = `../../web/games/${game}/notice_words.ts`;
    const { noticeWords } = (await import(file)) as { noticeWords: GameNoticeWords };
    return { game, noticeWords };
  }),
);

describe.each(words)('$game', ({ game, noticeWords }) => {
  test.each(['zh-Hans', 'zh-Hant'] as const)(
    'has words in %s for what its C++ names',
    (chinese) => {
      expect(defined(game, 'Role').length).toBeGreaterThan(0);
      expect(Object.keys(noticeWords[chinese].roles).sort()).toEqual(
        [...defined(game, 'Role')].sort(),
      );
      expect(Object.keys(noticeWords[chinese].rules).sort()).toEqual(
        [...defined(game, 'Rule')].sort(),
      );
    },
  );
});

test('a role of two games has the same words', () => {
  const said = new Map<string, string>();
  for (const { noticeWords } of words) {
    for (const chinese of ['zh-Hans', 'zh-Hant'] satisfies Chinese[]) {
      for (const [role, { noun, counted }] of Object.entries(noticeWords[chinese].roles)) {
        const key = `${chinese} ${role}`;
        const all = `${noun} ${counted('3')}`;
        expect(said.get(key) ?? all, key).toBe(all);
        said.set(key, all);
      }
    }
  }
});
