// The module of judge text is built twice, with SIMD and without. Both answer alike, and a browser takes the right one.
// The page has the JavaScript of the second only.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { DialectId } from '../../web/engine/types';
import { judgeCases } from '../corpus';
import { judgeBuilds, loadJudge, openedBy } from './module';

const builds = await Promise.all(judgeBuilds.map((build) => loadJudge(build)));

/** All that the modules say of a text, which comes in pieces of so many bytes. */
function answered(dialect: DialectId, text: Uint8Array, piece: number): readonly string[] {
  return builds.map((module) => {
    const session = openedBy(module.solver(dialect, 1));
    const said: string[] = [];
    for (let at = 0; at === 0 || at < text.length; at += piece) {
      const bytes = text.subarray(at, at + piece);
      session.room(bytes.length).set(bytes);
      said.push(session.feed(bytes.length, at + piece >= text.length));
      said.push(Buffer.from(session.answer()).toString('latin1'));
    }
    session.delete();
    return said.join('\n');
  });
}

const texts = judgeCases.map(({ dialect, input }) => ({
  dialect,
  bytes: input.subarray(0, 4000),
}));
const pieces = ['0', '1', '7', '20', ' ', '  ', '\n', '\r', '\t', '\0', 'x', ' 2', '3 4', '\u00a0'];

test('the JavaScript of one is that of the other', () => {
  const [simd, plain] = judgeBuilds.map((name) => {
    const file = `../../web/engine/generated/impartial_${name}.mjs`;
    const code = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(code).toContain(`impartial_${name}.wasm`);
    return code.replace(`impartial_${name}.wasm`, '');
  });
  expect(simd).toBe(plain);
});

test('both modules answer texts with mistakes alike', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...pieces)), { maxLength: 3 }),
      fc.integer({ min: 20, max: 200 }),
      ({ dialect, bytes }, changes, piece) => {
        let text = Buffer.from(bytes);
        for (const [at, removed, put] of changes) {
          const place = at % (text.length + 1);
          text = Buffer.concat([
            text.subarray(0, place),
            Buffer.from(put),
            text.subarray(place + removed),
          ]);
        }
        const [one, other] = answered(dialect, text, piece);
        expect(one).toBe(other);
      },
    ),
    { numRuns: 5000 },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['with SIMD', true, /impartial_judge_simd\.wasm/],
  ['without SIMD', false, /impartial_judge\.wasm/],
])('a browser %s takes its module', async (_, simd, file) => {
  const { validate } = WebAssembly;
  const asked: boolean[] = [];
  vi.stubGlobal('WebAssembly', {
    validate(bytes: Uint8Array<ArrayBuffer>) {
      asked.push(validate(bytes));
      return simd;
    },
  });
  const { judgeWasm } = await import('../../web/engine/judge_wasm');
  expect(judgeWasm).toMatch(file);
  // The question is a module that this Node, which has SIMD, can run.
  expect(asked).toEqual([true]);
});

test('a browser without WebAssembly can ask too', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  const { judgeWasm } = await import('../../web/engine/judge_wasm');
  expect(judgeWasm).toMatch(/impartial_judge\.wasm/);
});
