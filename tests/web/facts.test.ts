// The facts of an analysis: those that the solver supplies (a game's vocabulary.ts) are those that the page reads.
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

/** The page's sources whose names end so. */
const sources = (ending: string): string =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('vocabulary.ts'))
    .map((name) => readFileSync(join(web, name), 'utf8'))
    .join('\n');

const asked = [...sources('.ts').matchAll(/\bfact\((?:this\.)?\w+, '([a-z_]+)'\)/g)].map(
  ([, key = '']) => key,
);

test('every fact that the page asks for is supplied', () => {
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((key) => !supplied.includes(key))).toEqual([]);
});

test('every fact is read by the page, or is for the terminal alone', () => {
  // A game's explanation may name two facts in one call.
  const explanations = sources('explain.ts');
  const read = supplied.filter((key) => asked.includes(key) || explanations.includes(`'${key}'`));
  expect([...read, ...forTheTerminal].sort()).toEqual(supplied);
});
