// Right programs with a slip: the change that undoes it is found.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { judgeOf } from '../../web/program/judges';
import type { AnyCompiler } from '../../web/program/languages';
import { stoppedRun } from '../../web/program/lines';
import { mendOf } from '../../web/program/mend';
import { applied } from '../../web/program/slips';
import { tryProgram, verdictOf } from '../../web/program/try_program';
import { compile } from '../web/program/compiled';
import { ThreadRunner } from '../web/program/thread_runner';
import { newEngine } from './module';

const engine = newEngine();
const runner = new ThreadRunner();
afterAll(() => runner.close());

/** A reader waits no longer than minutes; a busy machine needs more, and that is no failure. */
const time = { one: 800_000, two: 800_000 };

async function mended(source: string, dialect: string, language: 'c++' | 'c') {
  const { limits, memory, longBits } = judgeOf(dialect, language);
  const options = { language, memory, longBits };
  const compiled = await compile(source, options);
  if (compiled.status !== 'compiled') throw new Error(compiled.status);
  const tried = await tryProgram(engine, runner, compiled.program, dialect as never, limits);
  if (!tried.ok) throw new Error(tried.notice.message);
  const { report, inputs } = tried.value;
  expect(verdictOf(report)).not.toBe('AC');
  const failing = report.failure?.input ?? '';
  const run = await runner.run(compiled.program, new TextEncoder().encode(failing), limits);
  const wrong = { source, options, dialect: dialect as never, limits, failing, run, inputs };
  const change = await mendOf(wrong, { engine, compiler: { compile }, runner }, {}, time);
  return change && applied(source, change);
}

const bash = `#include <cstdio>
int main() {
  int t, n, m;
  scanf("%d", &t);
  while (t--) {
    scanf("%d%d", &n, &m);
    puts(n % (m + 1) ? "first" : "second");
  }
}
`;

test('what scanf reads to is no place @check', async () => {
  expect(await mended(bash.replace('&n, &m', 'n, m'), 'hdu1846', 'c++')).toBe(bash);
});

test('a wrong number @check', async () => {
  expect(await mended(bash.replace('m + 1', 'm + 2'), 'hdu1846', 'c++')).toBe(bash);
});

test('two slips @check', async () => {
  const wrong = bash.replace('m + 1', 'm + 2').replace('while (t--)', 'while (--t)');
  expect(await mended(wrong, 'hdu1846', 'c++')).toBe(bash);
});

test('nothing is found where more is wrong than a slip @check', async () => {
  const source = bash.replace('n % (m + 1)', '(n * 7 + m) % 5 > 2');
  expect(await mended(source, 'hdu1846', 'c++')).toBeUndefined();
});

test('a reader waits no longer than is said, whatever still runs', async () => {
  const never: AnyCompiler['compile'] = async (_source, _options, hooks) => {
    const signal = hooks?.signal;
    signal?.throwIfAborted();
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  };
  const failing = '1\n1 1\n';
  const run = stoppedRun(1);
  const { limits, memory, longBits } = judgeOf('hdu1846', 'c++');
  const options = { language: 'c++', memory, longBits } as const;
  const wrong = { source: bash, options, dialect: 'hdu1846', limits, failing, run, inputs: [] };
  const tools = { engine, compiler: { compile: never }, runner };
  expect(await mendOf(wrong, tools, {}, { one: 1, two: 1 })).toBeUndefined();
});

const student = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../students', name), 'utf8');

describe.sequential('of a student @check', () => {
  test.each([
    ['right_hdu1527_long_double.cpp', 'hdu1527', 'c++', 'if((int)(k*g)==a)', 'if((int)(k*g)==b)'],
    ['right_hdu1907_goto.c', 'hdu1907', 'c', 's=big=i=0', 's=i=0'],
    ['right_lightoj1253_macros.cpp', 'lightoj1253', 'c++', 'v <= 1', 'v < 1'],
    ['right_poj1143_memo.cpp', 'poj1143', 'c++', 'i + m <= 20', 'i + m < 20'],
  ] as const)(
    '%s',
    async (name, dialect, language, right, slip) => {
      const source = student(name);
      expect(source).toContain(right);
      expect(await mended(source.replace(right, slip), dialect, language)).toBeDefined();
      // Dozens of programs are compiled.
    },
    900_000,
  );
});
