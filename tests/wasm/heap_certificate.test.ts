// The proofs of periods: what the solver writes is accepted by the checker, which shares no code with it, and what is
// changed is refused at its line.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  Refusal,
  certificateSteps,
  checkCertificate,
} from '../../web/games/heap_games/check_certificate.mjs';
import { newEngine } from './module';

const engine = newEngine();

async function proof(rule: string): Promise<string> {
  for (;;) {
    const found = await engine.certificate('heap_games', `${rule}: 3`);
    if (!found.ok) throw new Error(found.notice.message);
    if (found.value.state === 'none') throw new Error(found.value.obstacle);
    if (found.value.state === 'written') return found.value.text;
  }
}

test.each([
  ['{1,3,4}', 0, 7, 4, 1],
  ['{2..4,9}', 0, 6, 9, 1],
  ['0.77', 71, 12, 2, 2],
  ['0.137', 52, 34, 3, 2],
  ['0.07', 53, 34, 2, 2],
  ['0.45', 498, 20, 2, 2],
  ['0.156', 3479, 349, 3, 2],
  ['0.127', 46578, 4, 3, 2],
  ['0.16', 105351, 149459, 2, 2],
])(
  '%s has a proof, and a long one is checked in steps',
  async (rule, start, length, most, heaps) => {
    const values = heaps * (start + length) + most - heaps + 1;
    const steps = certificateSteps(await proof(rule));
    const shares: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) shares.push(step.value.checked / step.value.total);
    expect(step.value).toEqual({ rule, start, length, most, heaps, values });
    expect(shares.length > 5).toBe(values > 90_000);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  },
);

test('a proof that was changed is refused at its line and column', async () => {
  const text = await proof('0.77');
  const wrong: readonly (readonly [string, number, number])[] = [
    [text.replace('heap period 1', 'heap period 2'), 1, 1],
    [text.replace('rule 0.77', 'rule 0.76'), 5, 12],
    [text.replace('rule 0.77', 'rule 0.[7]'), 2, 6],
    [text.replace('rule 0.77', 'rule n -> n-1'), 2, 6],
    [text.replace('rule 0.77', 'rule {1..999999999}'), 6, 5],
    [text.replace('start 71', 'start 0'), 3, 7],
    [text.replace('start 71', 'start 70'), 5, 172],
    [text.replace('start 71', 'start -1'), 3, 7],
    [text.replace('start 71', 'first 71'), 3, 1],
    [text.replace('length 12', 'length 0'), 4, 8],
    [text.replace('length 12', 'length 11'), 5, 172],
    [text.replace('values 0 1 2', 'values 0 1 3'), 5, 12],
    [text.replace('values 0 ', 'values 1 '), 5, 8],
    [text.replace('values 0 1', 'values 0 x'), 5, 10],
    [text.replace(/ \d+\nend 167/, '\nend 166'), 6, 5],
    [text.replace('end 167', 'end 168'), 6, 5],
    [text.replace('end 167\n', ''), 6, 1],
    [`${text}end 167\n`, 7, 1],
    ['', 1, 1],
  ];
  for (const [each, line, column] of wrong) {
    expect(each).not.toBe(text);
    let refused: unknown;
    try {
      checkCertificate(each);
    } catch (error) {
      refused = error;
    }
    expect(refused, each.slice(0, 80)).toBeInstanceOf(Refusal);
    expect(refused, each.slice(0, 80)).toMatchObject({ line, column });
  }
});

test.each(['{1...3}', '{1..}', '{..3}', '{1.5}', '{3..1}', '{1,,3}', '{1', '1,3'])(
  '%s is no rule',
  (rule) => {
    const text = `heap period 1\nrule ${rule}\nstart 0\nlength 1\nvalues 0 0 0 0 0 0 0 0\nend 8\n`;
    expect(() => checkCertificate(text)).toThrow(`2:6: no theorem for the rule ${rule}`);
  },
);

test('the lines of a proof may end as those of Windows do', async () => {
  const text = await proof('0.77');
  expect(checkCertificate(text.replaceAll('\n', '\r\n'))).toEqual(checkCertificate(text));
});

test('a proof of values that are right, but have no such period, is refused', async () => {
  const text = await proof('0.137');
  for (const length of [17, 33, 35]) {
    expect(() => checkCertificate(text.replace('length 34', `length ${length}`))).toThrow(Refusal);
  }
});

test('where no theorem is known there is no proof', async () => {
  await expect(proof('n -> n-k : 0<k<3')).rejects.toThrow('open');
  await expect(proof('4!.')).rejects.toThrow('open');
});

/** The values of a take-and-break code by the definition. */
function valuesOf(digits: readonly number[], size: number): readonly number[] {
  const values: number[] = [];
  for (let heap = 0; heap < size; ++heap) {
    const options = new Set<number>();
    digits.forEach((digit, taken) => {
      const rest = heap - taken;
      if (rest === 0 && digit & 1) options.add(0);
      if (rest > 0 && digit & 2) options.add(values[rest] ?? NaN);
      for (let part = 1; digit & 4 && part < rest; ++part) {
        options.add((values[part] ?? NaN) ^ (values[rest - part] ?? NaN));
      }
    });
    let mex = 0;
    while (options.has(mex)) ++mex;
    values.push(mex);
  }
  return values;
}

test('a file is accepted just if its values are right and its window agrees', () => {
  const digit = fc.integer({ min: 0, max: 7 });
  const counts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom(0, 4), digit, digit, digit),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 12 }),
      fc.option(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 3 }))),
      (digits, start, length, change) => {
        const heaps = digits.some((each) => each & 4) ? 2 : 1;
        const last = heaps * (start + length) + 3 - heaps - length;
        const right = valuesOf(digits, last + length + 1);
        const values = right.map((value, heap) =>
          heap === change?.[0] ? value ^ change[1] : value,
        );
        const agrees = values.every(
          (value, heap) => heap < start || heap > last || value === values[heap + length],
        );
        const isTrue = agrees && values.every((value, heap) => value === right[heap]);
        const code = `${digits[0]}.${digits.slice(1).join('')}`;
        const text = `heap period 1\nrule ${code}\nstart ${start}\nlength ${length}\nvalues ${values.join(' ')}\nend ${values.length}\n`;
        ++counts[isTrue ? 'accepted' : 'refused'];
        if (isTrue) expect(checkCertificate(text).length).toBe(length);
        else expect(() => checkCertificate(text)).toThrow(Refusal);
      },
    ),
    { numRuns: 3000 },
  );
  expect(counts.accepted).toBeGreaterThan(100);
  expect(counts.refused).toBeGreaterThan(1000);
});
