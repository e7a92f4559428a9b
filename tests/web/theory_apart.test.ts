// The theory's code is loaded on demand, so the board's code must not import it.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '../../web/games/registry';

const games = join(import.meta.dirname, '../../web/games');

/** The file and all files that it imports for values, not only for types. */
function loadedWith(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  const statements = /^(?:import|export) (?!type\b)(?:[^;]*? from )?'(\.[^']+)';$/gm;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(statements)) {
    loadedWith(`${join(dirname(file), path)}.ts`, loaded);
  }
  return loaded;
}

test.each(registry.map(({ id }) => id))('%s: the board loads nothing of the theory', (id) => {
  const names = (part: string): string[] =>
    [...loadedWith(join(games, id, `${part}.ts`))].map((file) => relative(games, file));
  const theory = ['theory', 'theory_sentences', 'words/theory_en', 'explain', 'picture', 'svg'];
  const apart = theory.map((part) => `${id}/${part}.ts`);
  expect(names('theory')).toEqual(expect.arrayContaining(apart));
  for (const file of names('board')) expect(apart).not.toContain(file);
});

test.each(registry)('$id: board and theory are loaded by id', async (game) => {
  const { boardModule } = await game.loadBoard();
  const { theoryModule } = await game.loadTheory();
  expect(customElements.get(boardModule.board)).toBeDefined();
  expect(customElements.get(theoryModule.picture)).toBeDefined();
});
