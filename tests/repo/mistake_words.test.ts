// The known mistakes in a game's C++ are the ones that its words explain.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../web/games/registry';
import type { TutorialHeadings } from '../../web/kit/board/mistake_words';

const root = new URL('../../', import.meta.url).pathname;
const fileOf = (game: string): string => join(root, 'wasm/games', game, 'mistakes.cpp');
const games = readdirSync(join(root, 'wasm/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(fileOf(entry.name)))
  .map(({ name }) => name);

/** The ids of a game's mistakes: a mistake begins with its id and its sentence. */
function defined(game: string): readonly string[] {
  const begin = /\{\s*(?:\.id = )?"(\w+)",\s*(?:\.sentence = )?"/g;
  const ids = [...readFileSync(fileOf(game), 'utf8').matchAll(begin)].map(([, id = '']) => id);
  return [...new Set(ids)].sort();
}

test('there are games with mistakes', () => expect(games.length).toBeGreaterThan(0));

describe.each(games)('%s', (game) => {
  test('has words for each mistake in its C++, and for no other', async () => {
    const { tutorialHeadings } = (await import(`../../web/games/${game}/mistakes.ts`)) as {
      tutorialHeadings: TutorialHeadings;
    };
    expect(defined(game).length).toBeGreaterThan(0);
    expect(Object.keys(tutorialHeadings).sort()).toEqual(defined(game));
  });

  test('names the programs of tests/wrong', () => {
    const dialects = gameNamed(game)?.dialects ?? [];
    const wrong = readdirSync(join(root, 'tests/wrong')).flatMap((file) => {
      const dialect = dialects.find((each) => file.startsWith(`${each}_`));
      return dialect ? [file.slice(dialect.length + 1).replace(/\.cpp$/, '')] : [];
    });
    expect(wrong.length).toBeGreaterThan(0);
    expect(defined(game)).toEqual(expect.arrayContaining(wrong));
  });
});
