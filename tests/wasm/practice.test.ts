// Generated inputs, and the known mistakes that they catch, as the page gets them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Expected } from '../../web/engine/engine';
import type { InputKind } from '../../web/engine/check_types';
import { newEngine } from './module';

const engine = newEngine();

function valueOf<T>(result: Expected<T>): T {
  if (!result.ok) throw new Error(result.notice.message);
  return result.value;
}

/** FNV-1a, 64 bits. */
function hash(text: string): bigint {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  }
  return sum;
}

const generated = readFileSync(new URL('../generated.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [dialect = '', kind = '', seed = '', sum = ''] = line.split('\t');
    return { dialect, kind: kind as InputKind, seed: Number(seed), sum };
  });

test('there are inputs', () => expect(generated.length).toBeGreaterThan(10));

test.each(generated)(
  '$dialect, $kind, seed $seed: the bytes are those of the other builds',
  async ({ dialect, kind, seed, sum }) => {
    const input = valueOf(await engine.generate(dialect, kind, { seed }));
    expect(String(hash(input))).toBe(sum);
  },
);

/** Their texts have one case, which catches some of the mistakes only. */
const ofOneCase = ['luogu_p2252'];

describe.each(generated.filter(({ kind }) => kind === 'adversarial'))(
  '$dialect',
  ({ dialect, seed }) => {
    test('the adversarial input catches each mistake that can be caught', async () => {
      const input = valueOf(await engine.generate(dialect, 'adversarial', { seed }));
      const { cases, mistakes } = valueOf(await engine.killMatrix(dialect, input));
      expect(cases).toBe((await engine.solve(dialect, input)).cases);
      expect(mistakes.length).toBeGreaterThan(0);
      if (ofOneCase.includes(dialect)) {
        expect(mistakes.some(({ wrong }) => wrong > 0)).toBe(true);
        return;
      }
      for (const { id, wrong, first, alike, twin, beyond } of mistakes) {
        expect(wrong > 0, id).toBe(!beyond);
        expect(first !== null, id).toBe(wrong > 0);
        expect(alike, id).toEqual(
          mistakes.filter((other) => other.id === twin || other.twin === id).map(({ id }) => id),
        );
        if (!first) continue;
        const found = valueOf(await engine.caseAt(dialect, input, { case: first.case }));
        expect(found?.position, id).toBe(first.position);
      }
    });

    test('no more cases come than are wanted', async () => {
      const input = valueOf(await engine.generate(dialect, 'random', { cases: 3 }));
      const most = [...ofOneCase, 'cses1729'].includes(dialect) ? 1 : 3;
      expect((await engine.solve(dialect, input)).cases).toBe(most);
    });
  },
);

test('an unknown dialect and an unreadable input are refused', async () => {
  expect((await engine.generate('poj1', 'random')).ok).toBe(false);
  expect((await engine.killMatrix('poj1', '')).ok).toBe(false);
  expect(await engine.killMatrix('hdu1907', '1\n1 x\n')).toMatchObject({
    ok: false,
    notice: { code: 'not_a_number', line: 2, column: 3 },
  });
});
