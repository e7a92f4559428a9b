// Compares the words of Sylver Coinage and the facts of all games, which C++ and TypeScript both spell, in both
// directions. The C++ words are read from its sources, so the test also finds a word that C++ never emits.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reasons } from '../../web/games/sylver_coinage/reasons';
import { searchSentences } from '../../web/table/search_sentences';

const root = new URL('../../', import.meta.url).pathname;

function sources(folder: string, ending: RegExp): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}

const cpp = (path: string) => readFileSync(join(root, 'wasm', path), 'utf8');

/** The distinct first groups of all matches. */
function words(text: string, pattern: RegExp): string[] {
  const found = [...text.matchAll(pattern)].map(([, word = '']) => word);
  if (found.length === 0) throw new Error(`nothing matches ${pattern}`);
  return [...new Set(found)].sort();
}

const literal = /"([^"]+)"/g;

const spelled: Readonly<Record<string, readonly [readonly string[], () => string[]]>> = {
  reasons: [
    reasons,
    () =>
      words(
        words(sources('wasm/games', /\.cpp$/), /(reason = [^;]*;)/g).join('\n'),
        /[=?:] "([a-z_]+)"/g,
      ),
  ],
  'obstacles to a certificate': [
    Object.keys(searchSentences.en.certificate.none),
    () =>
      words(
        words(
          cpp('games/sylver_coinage/certificate.cpp'),
          /((?:obstacle_ =|obstacle_\(|give_up)[^;]*"[^;]*[;:])/g,
        ).join('\n'),
        literal,
      ),
  ],
};

test.each(Object.entries(spelled))('both sides spell the same %s', (_, [ours, theirs]) => {
  expect([...ours].sort()).toEqual(theirs().sort());
});

/** Facts that the terminal prints and the page does not need. */
const forTheTerminal = ['positions_visited', 'rows'];

test('every fact is supplied by a game and read by the page, or is for the terminal alone', () => {
  const games = sources('wasm/games', /\.cpp$/);
  const supplies = words(games, /(facts = \{[^;]*;|facts\.push_back\([^;]*;)/g).join('\n');
  const supplied = words(supplies, /\{"([a-z_]+)",/g);
  const page = sources('web', /\.ts$/);
  const asked = words(page, /\bfact\((?:this\.)?\w+, '([a-z_]+)'\)/g);
  expect(asked.filter((key) => !supplied.includes(key))).toEqual([]);
  // A game's explanation may name two facts in one call.
  const explanations = sources('web/games', /explain\.ts$/);
  const read = supplied.filter((key) => asked.includes(key) || explanations.includes(`'${key}'`));
  expect([...read, ...forTheTerminal].sort()).toEqual(supplied);
});
