// The authors' page: its tables come from the element, and the Chinese has every name.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readElement, sections } from '../../web/build/element_reference';
import type { ElementReference } from '../../web/build/element_reference';
import { elementWords } from '../../web/learn/element_words';
import { boardAttributes } from '../../web/kit/board/attributes';

const root = new URL('../../', import.meta.url).pathname;
let reference: ElementReference;
beforeAll(async () => (reference = await readElement(root)));

test('the reference has every attribute, and something in each section', () => {
  expect(reference.attributes.map(({ name }) => name)).toEqual(boardAttributes);
  for (const section of sections) {
    expect(reference[section].length).toBeGreaterThan(0);
    for (const { name, text } of reference[section]) expect(text, name).not.toBe('');
  }
});

test('each name has its Chinese in element_words.ts, and no other name has', () => {
  const names = sections.flatMap((section) =>
    reference[section].map(({ name }) => `${section} ${name}`),
  );
  expect(Object.keys(elementWords).sort()).toEqual(names.sort());
});

test('the README of the npm package has every attribute, event and part', () => {
  const readme = readFileSync(`${root}web/build/npm.md`, 'utf8');
  for (const section of ['attributes', 'events', 'parts'] as const) {
    for (const { name } of reference[section]) expect(readme).toContain(`\`${name}\``);
  }
});
