// Certificates of the search module, and the checker, which shares no code with it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Refusal, checkCertificate } from '../../web/games/sylver_coinage/check_certificate.mjs';
import type { Engine } from '../../web/engine/engine';
import { search } from '../../web/engine/search';
import type { Certificate } from '../../web/engine/types';
import { newEngine } from './module';

const checker = new URL('../../web/games/sylver_coinage/check_certificate.mjs', import.meta.url)
  .pathname;

/** From what an engine has found. */
async function written(engine: Engine, position: string): Promise<Certificate> {
  for (;;) {
    const found = await engine.certificate('sylver_coinage', position);
    if (!found.ok) throw new Error(found.notice.message);
    if (found.value.state !== 'writing') return found.value;
  }
}

const textOf = (found: Certificate): string => ('text' in found ? found.text : '');

async function certificate(position: string): Promise<string> {
  const engine = newEngine();
  await search(engine, 'sylver_coinage', position);
  return textOf(await written(engine, position));
}

/** "line:column message"; "accepted" if nothing is wrong. */
function verdict(text: string): string {
  try {
    checkCertificate(text);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.line}:${error.column} ${error.message}`;
  }
}

test.each([
  ['<7 9>', 'N', [19, 24], true],
  ['<10 11>', 'N', [24, 28, 47], true],
  ['<11 13>', 'N', [9, 19], true],
  ['<14 15 17>', 'N', [39, 55], true],
  ['<7 9 19>', 'P', [], false],
  ['<10 14>', 'P', [], false],
  ['<4 6>', 'P', [], false],
  ['<6 10>', 'N', [4], true],
  ['<8 10 14>', 'N', [12, 19, 23], true],
  // These have even positions without an odd winner that are not symmetric.
  ['<8 10>', 'N', [22], true],
  ['<8 14>', 'P', [], false],
  ['<8 18>', 'N', [28], true],
  ['<12 14>', 'N', [16], true],
  ['<16 18>', 'N', [5, 12], true],
] as const)('%s: %s %j', async (position, outcome, winning, only) => {
  const text = await certificate(position);
  const checked = checkCertificate(text);
  expect(checked).toMatchObject({ outcome, winning, only });
  expect(`<${checked.position.join(' ')}>`).toBe(position);
});

test.each([
  ['<8 10 22>', 'theorem'],
  ['<9>', 'gcd'],
  ['<16 17>', 'theorem'],
  ['<20 22>', 'unsolved'],
])('%s without a search: %s', async (position, obstacle) => {
  expect(await newEngine().certificate('sylver_coinage', position)).toEqual({
    ok: true,
    value: { state: 'none', obstacle },
  });
});

test('a search that has not ended certifies what it has found', async () => {
  // Each look at the clock is a second later, so each step ends as early as it can.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const engine = newEngine();
  let text = '';
  while (text === '') {
    const report = await engine.step('sylver_coinage', '<15 16>');
    expect(report).toMatchObject({ ok: true, value: { solved: false } });
    text = textOf(await written(engine, '<15 16>'));
  }
  expect(checkCertificate(text)).toMatchObject({ outcome: 'N', winning: [7], only: false });
  vi.restoreAllMocks();
});

test('it is written in steps, and a search begins it again', async () => {
  const engine = newEngine();
  await search(engine, 'sylver_coinage', '<10 14>');
  const atOnce = await written(engine, '<10 14>');
  // Each look at the clock is a second later, so each step ends as early as it can.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const next = () => engine.certificate('sylver_coinage', '<10 14>');
  const writing = { ok: true, value: { state: 'writing' } };
  const first = await next();
  expect(first).toMatchObject(writing);
  expect(await next()).toMatchObject(writing);
  expect(await next()).not.toEqual(first);
  await engine.step('sylver_coinage', '<10 14>');
  expect(await next()).toEqual(first);
  expect(await written(engine, '<10 14>')).toEqual(atOnce);
  vi.restoreAllMocks();
});

describe('refused is', () => {
  let pair: string;
  let even: string;
  let repeated: string;
  beforeAll(async () => {
    pair = await certificate('<7 9>');
    even = await certificate('<10 14>');
    repeated = await certificate('<8 10>');
  });
  const put = (text: string, from: string, to: string): string => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };

  test.each([
    [
      'outcome N 19 24 only',
      'outcome N 19 only',
      '3:1 no answer to 24 leads to a position of the set',
    ],
    [
      'outcome N 19 24 only',
      'outcome N 19 20 24',
      '3:1 20 does not lead to a position that is claimed P',
    ],
    ['outcome N 19 24 only', 'outcome P', '3:1 the position is not claimed P'],
    ['outcome N 19 24 only', 'outcome N only', '3:15 expected a winning number'],
    ['outcome N 19 24 only', 'outcome ?', '3:9 expected "N"'],
    ['position 7 9', 'position 7 8', '3:1 19 does not lead to a position that is claimed P'],
    ['position 7 9', 'position', '2:9 not a position'],
    ['position 7 9', 'position 1 9', '2:13 not a position'],
    ['position 7 9', 'position 0 9', '2:13 not a position'],
    ['position 7 9', 'position 7 999999999999999999', '2:12 the number is above 150000'],
    ['position 7 9', 'position 19997 19999', '2:21 the position has a gap above 300000'],
    ['position 7 9', 'position 7  9', '2:12 expected a number'],
    ['end 24', 'end 24\n0', '29:1 expected a number'],
    ['certificate 1', 'certificate 2', '1:1 expected "sylver certificate 1"'],
    ['set 26', 'set 2', '7:6 the even gap is above 2'],
    ['end 24', 'end 23', '29:7 the set has 24 positions'],
  ])('%s -> %s', (from, to, expected) => {
    expect(verdict(pair)).toBe('accepted');
    expect(verdict(put(pair, from, to))).toBe(expected);
  });

  test.each([
    ['even 2: 3', 'even 2: P', 'no answer to 3 leads to a position of the set'],
    ['even 2: 3', 'even 2: 5', '5 does not lead to a position that is claimed P'],
    ['even 2: 3\n', '', 'the reply 2 is not claimed N'],
    ['even 2: 3', 'even 8 10 22: P', 'the reply 2 is not claimed N'],
    ['even 2: 3', 'even 3: 2', 'the position is not even'],
    ['outcome P', 'outcome N 26', '26 does not lead to a position that is claimed P'],
  ])('%s -> %s', (from, to, expected) => {
    expect(verdict(even)).toBe('accepted');
    expect(verdict(put(even, from, to))).toMatch(expected);
  });

  test.each([
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22: 33 30', 'no lasting answer'],
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22: 33 64', 'no answer to'],
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22: 97 32', 'no answer to'],
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22: 5 32', 'it repeats too early'],
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22: 34 32', 'the number is not odd'],
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22: 33 31', 'the period is not even'],
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22: 33 0', 'the period is not even'],
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22: 33', 'expected ""'],
    ['repeat 8 10 22: 33 32', 'repeat 8 10 22 33: 33 32', 'the position is not even'],
    ['repeat 8 10 22', 'repeat 8 10 14: 33 32\nrepeat 8 10 22', 'no answer to 19'],
    ['repeat 8 10 22: 33 32\n', '', 'not symmetric, not repeated, and no odd number wins'],
    ['position 8 10', 'position 8 14', 'does not lead to a position that is claimed P'],
    ['outcome N 22 only', 'outcome P', 'the position is not claimed P'],
  ])('%s -> %s', (from, to, expected) => {
    expect(verdict(repeated)).toBe('accepted');
    expect(verdict(put(repeated, from, to))).toMatch(expected);
  });

  test('a certificate without one of its lines on even positions', () => {
    const lines = repeated.split('\n').filter((line) => /^(even|repeat)/.test(line));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(verdict(put(repeated, `${line}\n`, ''))).not.toBe('accepted');
  });

  test.each([-8, -4, 4, 8])('a period that is %i longer', (more) => {
    const wrong = repeated.replaceAll(
      /^(repeat .*: \d+) (\d+)$/gm,
      (_, line: string, period: string) => `${line} ${Number(period) + more}`,
    );
    expect(wrong).not.toBe(repeated);
    expect(verdict(wrong)).toMatch(/no (lasting )?answer to|the set repeats it/);
  });

  /** The positions of the set, by their gaps. */
  const setOf = (text: string): number[][] => {
    const gaps: number[] = [];
    const lines = text.split('\n');
    return lines.slice(lines.findIndex((line) => line.startsWith('set')) + 1, -2).map((line) => {
      const [kept, ...more] = line.split(' ').map(Number);
      gaps.length = kept ?? 0;
      gaps.push(...more);
      return [...gaps];
    });
  };
  const withSet = (text: string, set: readonly number[][]): string =>
    text.slice(0, text.indexOf('\n', text.indexOf('set')) + 1) +
    set.map((gaps) => ['0', ...gaps].join(' ')).join('\n') +
    `\nend ${set.length}\n`;

  test('a set without a position that is needed', () => {
    const set = setOf(pair);
    expect(verdict(withSet(pair, set))).toBe('accepted');
    const verdicts = set.map((_, at) =>
      verdict(
        withSet(
          pair,
          set.filter((_, other) => other !== at),
        ),
      ),
    );
    expect(
      verdicts.filter((each) => /no answer to|does not lead/.test(each)).length,
    ).toBeGreaterThan(set.length / 2);
  });

  test('a repeated set without a position that is needed', () => {
    const set = setOf(repeated);
    expect(verdict(withSet(repeated, set))).toBe('accepted');
    const verdicts = set.map((_, at) =>
      verdict(
        withSet(
          repeated,
          set.filter((_, other) => other !== at),
        ),
      ),
    );
    expect(verdicts.filter((each) => each !== 'accepted').length).toBeGreaterThan(set.length / 2);
  });

  test('a set with an N-position', () => {
    const set = setOf(pair);
    // <7 8 9>, where 6 wins.
    const gaps = [2, 3, 4, 5, 6, 10, 11, 12, 13, 19, 20];
    expect(verdict(withSet(pair, [...set, gaps]))).toMatch(/^29:1 no answer to/);
  });

  test('lines without an end', () => {
    const long = (what: string): string => what.repeat(100_000);
    expect(verdict(put(pair, 'position 7', `position${long(' 7')}`))).toBe(
      '2:150011 too many numbers',
    );
    expect(verdict(put(pair, 'outcome N', `outcome N${long(' 19')}`))).toBe(
      '3:225013 too many numbers',
    );
    expect(verdict(put(pair, 'set 26', `set ${long('3')}`))).toBe('4:5 the number is above 150000');
    expect(verdict(put(pair, 'end', `${long('0\n')}end`))).toMatch(/^100029:\d+ the set has/);
  });

  test('more lines than a function takes arguments', () => {
    const even = 'even 2: P\n'.repeat(150_000);
    const text = `sylver certificate 1\nposition 4 6\noutcome N 9\n${even}set 2\nend 0\n`;
    expect(verdict(text)).toMatch(/^\d+:\d+ /);
  });

  test('every file that ends too early', () => {
    for (let length = 0; length < pair.length; ++length) {
      expect(verdict(pair.slice(0, length))).toMatch(/^\d+:\d+ /);
    }
  });

  test('what is changed, unless it is still right', async () => {
    const small = await certificate('<5 7>');
    const [, outcome = ''] = /^(outcome N.*) only$/m.exec(small) ?? [];
    let refused = 0;
    for (let at = 0; at < small.length; ++at) {
      for (const put of ['', '0', '7', ' ', '\n', 'x', '99999']) {
        const text = small.slice(0, at) + put + small.slice(at + 1);
        const found = verdict(text);
        if (found !== 'accepted') refused += 1;
        else if (/^position 5 7$/m.test(text)) {
          const [claim = ''] = /^outcome.*$/m.exec(text) ?? [];
          expect(outcome.split(' ')).toEqual(
            expect.arrayContaining(claim.replace(' only', '').split(' ')),
          );
        }
      }
    }
    expect(refused).toBeGreaterThan(3 * small.length);
  });
});

describe('the checker', () => {
  const source = readFileSync(checker, 'utf8');

  test('imports nothing', () => {
    const code = source.replace(/^\s*(\/\/|\/\*\*).*$/gm, '');
    expect(code).toContain('export function checkCertificate');
    expect(code).not.toMatch(/\b(import|require)\b/);
  });

  test('runs in a terminal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
    try {
      const file = join(folder, 'pair.txt');
      const text = await certificate('<7 9>');
      writeFileSync(file, text);
      const said = execFileSync(process.execPath, [checker, file], { encoding: 'utf8' });
      expect(said).toBe('<7 9> N 19 24 only; checked: 24 positions\n');
      writeFileSync(file, text.replace('24 only', '23 only'));
      const { status, stderr } = spawnSync(process.execPath, [checker, file], { encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr).toBe('3:1: error: 23 does not lead to a position that is claimed P\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
