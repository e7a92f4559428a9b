// A file imports only from its own floor's folder and from floors below, and no files import each other in a circle.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

interface House {
  /** Folders, the lowest floor first; folders of one floor do not import each other. */
  readonly floors: readonly (readonly string[])[];
  readonly files: RegExp;
  readonly imports: (file: string, source: string) => readonly string[];
}

/**
 * Every import that names a file: static or dynamic, for values or types, also workers and files imported as addresses.
 */
function importsOf(file: string, source: string): readonly string[] {
  const code = source.replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)'(\.[^']*[^'/])'/g;
  return [...code.matchAll(pattern)].map(([, path = '']) => {
    // Traditional words are made from the Simplified.
    const written = path.replace(/\?.*$/, '').replace(/zh_hant$/, 'zh_hans');
    const target = normalize(join(dirname(file), written));
    const found = ['', '.ts', '.mjs'].map((ending) => target + ending);
    return found.find((each) => tracked.includes(each)) ?? target;
  });
}

const houses: Readonly<Record<string, House>> = {
  web: {
    floors: [
      ['engine'],
      ['play'],
      ['program'],
      ['i18n'],
      ['kit'],
      ['games'],
      ['table'],
      ['desk'],
      ['page', 'embed', 'learn', 'records', 'verify', 'sheet', 'plugins', 'offline'],
      ['build', 'main.ts'],
    ],
    files: /^web\/.*\.(ts|mjs)$/,
    imports: importsOf,
  },
  wasm: {
    floors: [['core'], ['games'], ['boundary'], ['cli']],
    files: /^wasm\/.*\.[ch]pp$/,
    imports: (_, source) =>
      [...source.matchAll(/^#include "([^"]+)"/gm)].map(([, path]) => `wasm/${path}`),
  },
};

describe.each(Object.entries(houses))('%s', (name, { floors, files, imports }) => {
  const sources = tracked.filter((file) => files.test(file) && !file.includes('/generated'));
  const graph = new Map(
    sources.map((file) => [file, imports(file, readFileSync(join(root, file), 'utf8'))]),
  );
  const roomOf = (file: string) => file.split('/')[1] ?? '';
  const floorOf = (file: string) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));

  test('every file has a floor', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect([...graph.values()].flat().length).toBeGreaterThan(sources.length);
    expect(sources.filter((file) => floorOf(file) < 0)).toEqual([]);
  });

  test('every import names a file of the house, or a generated one', () => {
    const unknown = [...graph.values()]
      .flat()
      .filter((file) => !tracked.includes(file) && !file.startsWith('web/engine/generated'));
    expect(unknown).toEqual([]);
  });

  test('no import goes up or to a neighbour', () => {
    const wrong = [...graph].flatMap(([file, targets]) =>
      targets
        .filter((target) => target.startsWith(`${name}/`) && roomOf(target) !== roomOf(file))
        .filter((target) => floorOf(target) >= floorOf(file))
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing is imported from outside', () => {
    const outside = [...graph].flatMap(([file, targets]) =>
      targets
        .filter((target) => !target.startsWith(`${name}/`) && target !== 'package.json')
        .map((target) => [file, target]),
    );
    expect(outside).toEqual([]);
  });

  test('no game knows another game', () => {
    const gameOf = (file: string) => /^\w+\/games\/(\w+)\//.exec(file)?.[1];
    const wrong = [...graph].flatMap(([file, targets]) =>
      targets
        .filter((target) => gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target))
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no circle of files', () => {
    const done = new Set<string>();
    const walk = (file: string, path: readonly string[]): void => {
      const place = path.indexOf(file);
      expect(place < 0 ? [] : [...path.slice(place), file]).toEqual([]);
      if (done.has(file)) return;
      for (const target of graph.get(file) ?? []) walk(target, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) walk(file, []);
  });
});

test('the oracle and the solver share no code', () => {
  const included = (files: readonly string[]): readonly string[] =>
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^#include "([^"]+)"/gm)].map(
        ([, path = '']) => path,
      ),
    );
  const oracle = included(tracked.filter((file) => /^tests\/oracle\/.*\.[ch]pp$/.test(file)));
  const solver = included(tracked.filter((file) => /^wasm\/.*\.[ch]pp$/.test(file)));
  expect(oracle.length).toBeGreaterThan(10);
  // CMake writes the second one of the names of the oracle's own headers.
  expect(oracle.filter((path) => !/^(oracle\/\w+|oracle_games)\.hpp$/.test(path))).toEqual([]);
  expect(solver.filter((path) => /oracle/.test(path))).toEqual([]);
});

test('only web/build, plugins and the checkers of certificates run in Node', () => {
  const wrong = tracked
    .filter((file) => /^web\/(?!build\/|plugins\/).*(?<!\/check_certificate)\.(ts|mjs)$/.test(file))
    .filter((file) => /from 'node:|\bprocess\./.test(readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});

test('a file of the page or the desk has at most 300 lines', () => {
  const files = tracked.filter((file) => /^web\/(page|desk)\/.*\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const linesOf = (file: string): number =>
    readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
  expect(files.filter((file) => linesOf(file) > 300)).toEqual([]);
});
