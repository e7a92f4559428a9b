// Lit redraws for a property only if it is in `static properties`, and a class field would hide it. So each name
// appears twice, in `properties` and in a `declare`; only this test compares the two.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const files = execFileSync('git', ['ls-files', '--cached', '--others', 'web/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Attributes that every element has, declared by the platform. */
const ofThePlatform: Readonly<Record<string, readonly string[]>> = { ImpartialBoard: ['lang'] };

const classes = files.flatMap((file) => {
  const source = readFileSync(root + file, 'utf8');
  return [...source.matchAll(/^export (?:abstract )?class (\w+) extends .*?^}/gms)].flatMap(
    ([text, name = '']) => {
      const block = /^ {2}static override properties(?:: \w+)? = \{\n(.*?)^ {2}\};/ms.exec(
        text,
      )?.[1];
      const declared = names(text, /^ {2}declare (?:private |readonly )*(\w+)/gm);
      if (block === undefined && declared.length === 0) return [];
      const platform = ofThePlatform[name] ?? [];
      return [{ name, listed: names(block ?? '', /^ {4}(\w+):/gm), declared, platform }];
    },
  );
});

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

describe('properties and declarations', () => {
  test.each(classes)('$name', ({ listed, declared, platform }) => {
    expect([...declared, ...platform].sort()).toEqual(listed.sort());
  });

  test('all elements are found', () => {
    expect(classes.length).toBeGreaterThan(12);
  });
});
