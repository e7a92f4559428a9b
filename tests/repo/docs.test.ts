// Every path that our docs name must exist, every folder must have a README, and C++ keeps to its columns.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const documents = tracked.filter((file) => file.endsWith('.md'));

// Written by a build, or not our file.
const made =
  /^(build|dist|licences\.txt|sbom\.cdx\.json|node_modules|cdn|plugins|impartial-games|v0\.1\.0|embed|web\/engine\/generated)\b/;

/** `code` that looks like a path: it has a slash or a known ending, and no space, wildcard or PLACEHOLDER. */
function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code ?? '')
    .filter((code) => /^[\w./-]+$/.test(code) && !/\b(ID|GAME|DIALECT)(\b|_)/.test(code))
    .filter((code) => /\/\w|\w\/$|\w\.(hpp|cpp|ts|mjs|md|json|txt)$/.test(code));
}

test('no line of C++ is longer than 100 columns', () => {
  const sources = tracked.filter((file) => /\.[ch]pp$/.test(file) && existsSync(join(root, file)));
  expect(sources.length).toBeGreaterThan(100);
  // The formatter leaves comments as they are.
  const isLong = (line: string): boolean => line.length > 100;
  const long = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isLong(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('there are documents', () => {
  expect(documents).toContain('README.md');
});

test.each(documents)('%s names paths that exist', (document) => {
  for (const path of pathsIn(readFileSync(join(root, document), 'utf8'))) {
    if (made.test(path)) continue;
    const places = [join(root, dirname(document), path), join(root, path)];
    // A name without a folder may be a file that each of several folders has.
    const named = !path.includes('/') && tracked.some((file) => basename(file) === path);
    expect(named || places.some(existsSync), `${document} names ${path}`).toBe(true);
  }
});

test('the pictures of the README are there, for light and dark pages, and its script makes them', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const pictures = [...readme.matchAll(/\b(?:src|srcset)="([^"]+)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => file.endsWith('.png'));
  expect(pictures.map((file) => basename(file)).sort()).toEqual([
    'board_dark.png',
    'board_light.png',
  ]);
  const script = readFileSync(join(root, 'web/build/pictures.mjs'), 'utf8');
  const sizes = pictures.map((file) => {
    expect(tracked).toContain(file);
    expect(script).toContain(basename(file));
    const png = readFileSync(join(root, file));
    // GitHub shows them at once.
    expect(png.length).toBeLessThan(100_000);
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  });
  expect(sizes[0]).toEqual(sizes[1]);
});

// The README of the folder above describes the folders of the games and of the frameworks, which all look alike.
const without =
  /^(\.|tests\/games\/|tests\/recipe\/game|tests\/frameworks\/|web\/plugins\/hugo|wasm\/games\/|web\/games\/|tests\/bench\/programs)/;
const folders = [...new Set(tracked.map((file) => dirname(file)))].filter(
  (folder) => !without.test(folder),
);

test.each(folders)('%s has a README', (folder) => {
  expect(existsSync(join(root, folder, 'README.md'))).toBe(true);
});

test('C++ sources are ASCII', () => {
  for (const file of tracked.filter(
    (name) => /\.[ch]pp$/.test(name) && statSync(join(root, name)).isFile(),
  )) {
    expect(/^\p{ASCII}*$/u.test(readFileSync(join(root, file), 'utf8')), file).toBe(true);
  }
});
