// The files of a game and of a dialect in each layer. CONTRIBUTING.md describes how to add them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dialectTexts } from '../../web/games/dialects';
import { registry } from '../../web/games/registry';
import { say } from '../../web/i18n/language';
import { analysisCases, judgeCases, sampleOf, samplePositions } from '../corpus';
import { newEngine } from '../wasm/module';

const root = new URL('../../', import.meta.url).pathname;
const engine = newEngine();
const games = await engine.games();
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

test('the page has the games and dialects of the solver, in its order', () => {
  const known = games.map(({ id, dialects }) => [id, dialects.map((dialect) => dialect.id)]);
  expect(registry.map(({ id, dialects }) => [id, [...dialects]])).toEqual(known);
});

/** Two games share the board of numbers. */
const sharesBoard = (id: string): boolean =>
  readFileSync(join(root, `web/games/${id}/board.ts`), 'utf8').includes('kit/numbers/board');

/** The files of each game's folder. A game may have more files, but must use these names for these purposes. */
const filesOf = (id: string, hasJudges: boolean) => [
  `wasm/games/${id}/${id}.hpp`,
  `wasm/games/${id}/${id}.cpp`,
  ...(hasJudges ? [`wasm/games/${id}/judges.cpp`] : []),
  ...[
    'board',
    ...(sharesBoard(id) ? [] : ['board_element', 'board_sentences', 'board_styles', 'view']),
    ...(hasJudges ? ['dialects', 'to_case'] : []),
    'explain',
    'picture',
    'rule',
    'words/rule_zh_hans',
    'sentences',
    'svg',
    'theory',
    'theory_sentences',
    'vocabulary',
    'words/notices_zh_hans',
  ].map((name) => `web/games/${id}/${name}.ts`),
  `tests/oracle/${id}.hpp`,
  `tests/wasm/views/${id}.ts`,
  `tests/web/rules/${id}.ts`,
  `tests/games/${id}/source.md`,
  `tests/games/${id}/positions.txt`,
  `tests/games/${id}/sheets.tsv`,
];

describe.each(games)('$id', ({ id, dialects, example }) => {
  test.each(filesOf(id, dialects.length > 0))('has %s', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  test('has analyses, and sample positions that the solver reads', async () => {
    expect(analysisCases.some(({ game }) => game === id)).toBe(true);
    for (const position of [example, ...samplePositions(id)]) {
      expect((await engine.analyse(id, position)).ok, position).toBe(true);
    }
  });

  test('has a tutorial in both languages, or says that it has none', () => {
    const game = registry.find((each) => each.id === id);
    for (const language of ['en', 'zh']) {
      const tutorial = join(root, `web/learn/${id}.${language}.md`);
      expect(existsSync(tutorial)).toBe(game?.tutorial === true);
    }
  });

  test.each(dialects)('$id has sample, bad input, wrong solution and words', (dialect) => {
    const sample = sampleOf(dialect.id);
    expect([sample.game, sample.input.toString()]).toEqual([id, dialect.sample]);
    const cases = judgeCases.filter((each) => each.dialect === dialect.id);
    expect(cases.some(({ name, notices }) => name.startsWith('bad_') && notices)).toBe(true);
    const wrong = readdirSync(join(root, 'tests/wrong'));
    expect(wrong.some((file) => file.startsWith(`${dialect.id}_`))).toBe(true);
    const texts = dialectTexts[id]?.[dialect.id];
    for (const alias of dialect.aliases) {
      // As poj1067, luogu_p4279 and spoj_mmmgame.
      const code = /\d+$|[a-z]+$/.exec(alias)?.[0] ?? alias;
      expect(`${say(texts?.name ?? '', 'en')} `.toLowerCase()).toContain(`${code} `);
    }
    expect(texts).toBeDefined();
  });
});
