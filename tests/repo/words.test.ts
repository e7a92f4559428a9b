// Every sentence of the dictionaries is used somewhere.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^web\/.*\.ts$/.test(file) && existsSync(join(root, file)));

/** The files that only contain sentences, with the interfaces that they implement. */
const isDictionary = (file: string): boolean =>
  /\/words\/|_(en|zh_hans)\.ts$|\/i18n\/(en|zh_hans|((table|frame)_)?sentences)\.ts$/.test(file);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const code = sources
  .filter((file) => !isDictionary(file))
  .map(read)
  .join('\n');
const interfaces = sources
  .filter(isDictionary)
  .map((file) => [file, [...read(file).matchAll(/^ +readonly (\w+):/gm)]] as const)
  .filter(([, members]) => members.length > 0);

describe('every member is used', () => {
  test('the dictionaries are found', () => expect(interfaces.length).toBeGreaterThan(10));

  test.each(interfaces)('%s', (_, members) => {
    const unused = members
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
    expect(unused).toEqual([]);
  });
});
