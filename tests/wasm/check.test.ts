// The verdict on outputs, as the page gets it.
import { describe, expect, test } from 'vitest';
import type { Input } from '../../web/engine/engine';
import type { CheckReport } from '../../web/engine/check_types';
import { judgeCases } from '../corpus';
import { newEngine } from './module';

const engine = newEngine();

async function check(dialect: string, input: Input, output: Input): Promise<CheckReport> {
  const report = await engine.check(dialect, input, output);
  if (!report.ok) throw new Error(report.notice.message);
  return report.value;
}

const good = judgeCases.filter(({ notices }) => !notices.includes(': error: '));

test('there are cases', () => expect(good.length).toBeGreaterThan(50));

describe.each(good)('$title', ({ dialect, input, answer }) => {
  test('its answer is accepted', async () => {
    const { verdict, right, cases } = await check(dialect, input, answer);
    expect([verdict, right]).toEqual(['accepted', cases]);
  });

  test('a changed last character is found in the last case with an answer', async () => {
    const text = new TextDecoder().decode(answer);
    const end = text.trimEnd().length - 1;
    if (end < 0) return expect(text.trim()).toBe('');
    const changed = `${text.slice(0, end)}${text[end] === '#' ? '+' : '#'}${text.slice(end + 1)}`;
    const report = await check(dialect, input, changed);
    expect(report.verdict).toBe('wrong_answer');
    expect(report.faults).toHaveLength(1);
    expect(report.faults[0]?.kind).toBe('wrong');
  });
});

test('large texts come in chunks, with progress', async () => {
  const line = '100000000 200000000\n';
  const input = new Blob([line.repeat(200_000)]);
  const { answer } = await engine.solve('hdu1527', input);
  const seen: number[] = [];
  const onProgress = ({ bytesRead }: { bytesRead: number }) => seen.push(bytesRead);
  const report = await engine.check('hdu1527', input, answer, { onProgress });
  expect(report.ok && report.value.verdict).toBe('accepted');
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.at(-1)).toBe(input.size + answer.size);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('an unknown dialect is a notice', async () => {
  const report = await engine.check('poj0', '', '');
  expect(!report.ok && report.notice.code).toBe('unknown_dialect');
});
