// The facts of an analysis: the page reads each one that the solver supplies (a game's vocabulary.ts). A name that the
// solver does not supply fails the type check.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = new URL('../../web/', import.meta.url).pathname;

const vocabularies = Object.values(
  import.meta.glob<readonly string[]>('../../web/games/*/vocabulary.ts', {
    eager: true,
    import: 'factKeys',
  }),
);
const supplied = [...new Set(vocabularies.flat())].sort();

/** Facts that the terminal prints and the page does not need. */
const forTheTerminal = ['positions_visited', 'rows'];

/** The page's sources that read facts. */
const sources = ['games', 'table']
  .flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(web, folder, name),
    ),
  )
  .filter((name) => name.endsWith('.ts') && !name.endsWith('vocabulary.ts'))
  .map((name) => readFileSync(name, 'utf8'))
  .filter((source) => source.includes('kit/board/facts'))
  .join('\n');

test('every fact is read by the page, or is for the terminal alone', () => {
  const read = supplied.filter((key) => sources.includes(`'${key}'`));
  expect([...read, ...forTheTerminal].sort()).toEqual(supplied);
});
