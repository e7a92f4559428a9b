// The table of records, its reading and writing. The solver finds again every answer
// in it that takes no longer than a second.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { directEngine } from '../../web/engine/direct_engine';
import { languages } from '../../web/i18n/language';
import { answerOf, columns, formatRecords, parseRecords } from '../../web/records/records';
import { compare, run } from '../../web/records/run';
import { recordsSentences } from '../../web/records/sentences';
import { loadPositions, modules } from '../wasm/module';
import { expectLanguage } from './board_texts';
import { speakAll } from './languages';

await speakAll();

const file = new URL('../../web/records/records.tsv', import.meta.url);
const text = readFileSync(file, 'utf8');
const records = parseRecords(text);
const positions = await loadPositions();
const startEngine = () =>
  Object.assign(directEngine({ ...modules, positions: async () => positions }), {
    close: () => undefined,
  });

describe('the table', () => {
  const lines = text.trimEnd().split('\n');
  const rows = lines.filter((line) => !line.startsWith('#')).slice(1);

  test('has comments, a head, and rows of well-formed cells', () => {
    expect(lines.filter((line) => line.startsWith('#')).length).toBeGreaterThan(columns.length - 4);
    expect(rows.length).toBeGreaterThan(20);
    const number = String.raw`(?:-|\d+)`;
    const seconds = String.raw`(?:-|\d+(?:\.\d+)?)`;
    const answer = String.raw`(?:P|\d+(?: \d+)*(?: \.\.\.)?)`;
    const position = String.raw`(?:<\d+(?: \d+)*>|pairs \d+ \d+)`;
    const figures = `${number}\t${number}\t${number}\t${seconds}`;
    const compared = String.raw`(?:-\t-|\d+(?:\.\d+)?\t[a-z]+)`;
    const form = new RegExp(
      `^${position}\t${number}\t${answer}(?:;${answer})*\t${figures}\t${compared}$`,
    );
    for (const row of rows) expect(row).toMatch(form);
  });

  test('has each position once, and its largest free number', () => {
    expect(new Set(records.rows.map(({ name }) => name)).size).toBe(records.rows.length);
    for (const { positions, t } of records.rows) {
      expect(Math.max(...positions.map(largestGap))).toBe(t ?? Infinity);
    }
  });

  test('is unchanged when written, with the results of this browser beside it', () => {
    const [row] = records.rows;
    if (!row) throw new Error('no row');
    const effort = { pPositions: 1, visited: 2, bytes: 3, seconds: 0.5 };
    const written = formatRecords(records, new Map([[row.name, { answers: ['P'], effort }]]), [
      'about',
    ]);
    const [about, measured, head, first, second, ...more] = written.split('\n');
    expect([about, measured]).toEqual(['# about', `# measured: ${records.measured}`]);
    expect(head?.startsWith(columns.join('\t'))).toBe(true);
    expect(first).toBe(`${rows[0]}\tP\t1\t2\t3\t0.5000`);
    expect(second).toBe(`${rows[1]}\t-\t-\t-\t-\t-`);
    expect(more.length).toBe(rows.length - 1);
  });

  test('is refused if it is broken', () => {
    expect(() => parseRecords(text.replace('# measured', '# when'))).toThrow();
    expect(() => parseRecords(text.replace('\tanswer\t', '\tanswers\t'))).toThrow();
    expect(() => parseRecords(`${text}<4 5>\t11\n`)).toThrow();
  });
});

describe('answers', () => {
  const none: readonly string[] = [];
  test.each([
    ['5 12', { outcome: 'N', winning: ['5', '12'], complete: true }],
    ['5 ...', { outcome: 'N', winning: ['5'], complete: false }],
    ['...', { outcome: 'N', winning: none, complete: false }],
    ['P', { outcome: 'P', winning: none, complete: true }],
    ['?', { outcome: 'unknown', winning: none, complete: false }],
  ] as const)('%s', (answer, analysis) => {
    expect(answerOf(analysis)).toBe(answer);
    expect(compare(answer, analysis)).toBe('same');
  });

  test('agree with the recorded one, contradict it, or are incomplete', () => {
    const part = { outcome: 'N', winning: ['5'], complete: false } as const;
    expect(compare('5 12', part)).toBe('incomplete');
    expect(compare('7 12', part)).toBe('different');
    expect(compare('P', part)).toBe('different');
    expect(compare('5 12', { ...part, complete: true })).toBe('different');
    const unknown = { outcome: 'unknown', winning: none, complete: false } as const;
    expect(compare('5 12', unknown)).toBe('incomplete');
    expect(compare('P', unknown)).toBe('incomplete');
    expect(compare('5', { outcome: 'P', winning: none, complete: true })).toBe('different');
  });
});

const quick = records.rows.filter(({ effort }) => effort && effort.seconds <= 1);

test('most rows are quick', () => {
  expect(quick.length).toBeGreaterThan(15);
});

test.each(quick)('$name has its recorded answer', async (row) => {
  const { signal } = new AbortController();
  let told = 0;
  const found = await run(startEngine, row, { signal, onProgress: () => ++told });
  expect(found.answers).toEqual(row.answers);
  expect(found.verdict).toBe('same');
  expect(told).toBeGreaterThanOrEqual(row.positions.length);
  // The table's figures are those of this code.
  const { pPositions, visited, bytes } = found.effort;
  expect({ ...row.effort, pPositions, visited, bytes }).toEqual(row.effort);
});

test('a stopped row is incomplete', async () => {
  const row = records.rows.find(({ positions }) => positions.length > 1);
  if (!row) throw new Error('no such row');
  const stop = new AbortController();
  const found = await run(startEngine, row, {
    signal: stop.signal,
    onProgress: (_, answered) => {
      if (answered === 3) stop.abort();
    },
  });
  expect(found.answers.length).toBe(4);
  expect(found.verdict).toBe('incomplete');
});

test.each(languages)('all sentences exist in %s', (language) => {
  const words = recordsSentences[language];
  for (const each of [words.title, words.lead, words.howToRead, words.answers(48)]) {
    expectLanguage(each, language);
  }
});

/**
 * The largest number that is not a sum of the position's numbers; Infinity if there are infinitely many such numbers.
 */
function largestGap(position: string): number {
  const generators = [...position.matchAll(/\d+/g)].map(Number);
  const end = 2000;
  const isSum = [true];
  for (let number = 1; number <= end; ++number) {
    isSum[number] = generators.some((each) => each <= number && isSum[number - each]);
  }
  const largest = isSum.lastIndexOf(false);
  return largest > end / 2 ? Infinity : largest;
}
