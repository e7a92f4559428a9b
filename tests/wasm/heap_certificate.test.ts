// The proofs of periods: what the solver writes is accepted by the checker, which shares no code with it, and what is
// changed is refused.
import { expect, test } from 'vitest';
import { checkCertificate } from '../../web/games/heap_games/check_certificate.mjs';
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
  ['{1,3,4}', 0, 7],
  ['{2..4,9}', 0, 6],
  ['0.77', 71, 12],
  ['0.137', 52, 34],
  ['0.07', 53, 34],
  ['0.45', 498, 20],
  ['0.156', 3479, 349],
])('%s has a proof', async (rule, start, length) => {
  expect(checkCertificate(await proof(rule))).toMatchObject({ rule, start, length });
});

test('a proof that was changed is refused', async () => {
  const text = await proof('0.77');
  const wrong = [
    text.replace('rule 0.77', 'rule 0.76'),
    text.replace('start 71', 'start 70'),
    text.replace('start 71', 'start 0'),
    text.replace('length 12', 'length 11'),
    text.replace('values 0 1 2', 'values 0 1 3'),
    text.replace(/ \d+\nend 167/, '\nend 166'),
    text.replace('end 167', 'end 168'),
    text.replace('0.77', '0.[7]'),
  ];
  for (const each of wrong) {
    expect(each).not.toBe(text);
    expect(() => checkCertificate(each)).toThrow(Error);
  }
});

test('where no theorem is known there is no proof', async () => {
  await expect(proof('n -> n-k : 0<k<3')).rejects.toThrow('open');
  await expect(proof('4!.')).rejects.toThrow('open');
});
