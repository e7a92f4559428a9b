// The Traditional words are those of the Simplified, in Traditional characters, and the glossary has no idle entry.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CustomConverter } from 'opencc-js/cn2t';
import { describe, expect, test } from 'vitest';
import { fromOpenCc, glossary, toOurs, traditional } from '../../web/build/traditional';

const root = new URL('../../', import.meta.url).pathname;
const chinese = execFileSync('git', ['ls-files', 'web', 'tests/recipe'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|md)$/.test(file) && file !== 'web/build/traditional.ts')
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  .filter(([, text]) => /\p{Script=Han}/u.test(text));

/** Each text's path in its dictionary. A function is there as its source. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}

describe('the words', () => {
  const files = Object.entries(import.meta.glob('../../web/**/*zh_hans.ts', { eager: true }));

  test('the dictionaries are found', () => expect(files.length).toBeGreaterThan(30));

  test.each(files)('%s', async (file, words) => {
    const hans = textsOf(words);
    const hant = textsOf(await import(file.replace('zh_hans', 'zh_hant')));
    expect(hant.map(([path]) => path)).toEqual(hans.map(([path]) => path));
    expect(hant).not.toEqual(hans);
    for (const [path, text] of hant) {
      expect(text, path).not.toContain('zh-Hans');
      expect((text.match(/\p{Script=Han}/gu) ?? []).filter(isOnlySimplified), path).toEqual([]);
    }
  });
});

/** These three are Traditional characters too: 皇后, 若干, 台階. */
function isOnlySimplified(character: string): boolean {
  return !'后干台'.includes(character) && traditional(character) !== character;
}

test('nobody writes Traditional Chinese', () => {
  const written = chinese.filter(
    ([file, text]) =>
      file.endsWith('zh_hant.ts') || /'zh-Hant':\s*['"].*\p{Script=Han}/u.test(text),
  );
  // The name of the language in itself.
  expect(written.map(([file]) => file)).toEqual(['web/i18n/language.ts']);
});

describe('the glossary', () => {
  const lines = [...new Set(chinese.flatMap(([, text]) => text.split('\n')).map(fromOpenCc))];

  test.each(Object.keys(glossary))('%s', (entry) => {
    const others = CustomConverter(Object.entries(glossary).filter(([each]) => each !== entry));
    const named = lines.filter((line) => line.includes(entry));
    expect(named.filter((line) => others(line) !== toOurs(line))).not.toEqual([]);
  });
});
