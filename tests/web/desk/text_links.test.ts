// Texts in links: what is packed comes back, and what is damaged or too long does not.
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputKinds } from '../../../web/engine/words';
import { formatRecipe, readRecipe } from '../../../web/desk/practice/recipe';
import { packText, unpackText } from '../../../web/desk/text_links';
import { judgeCases } from '../../corpus';

test('any short text comes back', async () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(' ', '\n', '0', '1', '23'), fc.string()),
  });
  await fc.assert(
    fc.asyncProperty(text, async (from) => {
      const code = await packText(from);
      expect(code).toMatch(/^[\w-]*$/);
      expect(await unpackText(code ?? '')).toBe(from);
    }),
  );
});

test('most inputs of the corpus are short enough, and come back', async () => {
  const inputs = judgeCases.map(({ input }) => input.toString());
  const packed = await Promise.all(inputs.map(packText));
  for (const [index, code] of packed.entries()) {
    if (code !== undefined) expect(await unpackText(code)).toBe(inputs[index]);
  }
  expect(packed.filter((code) => code !== undefined).length).toBeGreaterThan(inputs.length / 2);
});

test('a long text has no link', async () => {
  const random = fc.sample(fc.nat(), { numRuns: 5000, seed: 1 }).join(' ');
  expect(await packText(random)).toBeUndefined();
  expect(await packText('1 '.repeat(1_000_000))).toBeUndefined();
});

test('a damaged code gives nothing', async () => {
  for (const code of ['!', 'AAAA', 'a', '%', 'y'.repeat(500)]) {
    expect(await unpackText(code), code).toBeUndefined();
  }
  const code = (await packText('1 2\n3 4\n5 6\n')) ?? '';
  expect(await unpackText(code.slice(0, -3))).toBeUndefined();
  const notUtf8 = deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url');
  expect(await unpackText(notUtf8)).toBeUndefined();
});

test('a few bytes cannot become a text of any length', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, '1')).toString('base64url');
  expect(await unpackText(bomb)).toBeUndefined();
});

test('recipes come back, and others are refused', () => {
  const recipe = fc.record(
    { kind: fc.constantFrom(...inputKinds), seed: fc.nat(2 ** 32 - 1), cases: fc.nat(999_999) },
    { requiredKeys: ['kind', 'seed'] },
  );
  fc.assert(
    fc.property(recipe, (each) => {
      expect(readRecipe(formatRecipe(each))).toEqual(each);
    }),
  );
  for (const text of ['', 'random', 'random.4294967296', 'other.1', 'random.1.1.1', 'random.-1']) {
    expect(readRecipe(text), text).toBeUndefined();
  }
});
