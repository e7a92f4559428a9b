// The Number Game without the judge's limit, through the search module.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { search } from '../../web/engine/search';
import type { Engine } from '../../web/engine/engine';
import type { Analysis } from '../../web/engine/types';
import { newEngine } from './module';

function table(path: string): string[][] {
  const file = new URL(`../../${path}`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
}

async function searched(position: string, of?: Engine): Promise<Analysis> {
  const found = await search(of ?? newEngine(), 'sylver_coinage', position);
  if (!found.ok) throw new Error(found.notice.message);
  return found.value;
}

const answers = table('tests/games/sylver_coinage/answers.tsv');

test('there are answers to compare with', () => {
  expect(answers.length).toBeGreaterThan(35);
});

test.each(answers)('%s: %s, %s', async (position, outcome, status, complete, winning, reason) => {
  const analysis = await searched(position ?? '');
  expect(analysis).toMatchObject({
    position,
    outcome,
    status,
    complete: complete === 'yes',
    reason: reason === '' ? null : reason,
  });
  expect(analysis.winning.join(' ')).toBe(winning);
});

test('coprime pairs have the published winning moves', async () => {
  const mostGap = 130;
  const pairs = table('web/verify/pairs.tsv').filter(
    ([, gap]) => Number(gap) > 20 && Number(gap) <= mostGap,
  );
  expect(pairs.length).toBeGreaterThan(100);
  for (const [pair, , moves] of pairs) {
    const { status, winning } = await searched(`<${pair}>`);
    expect({ pair, status, winning }).toEqual({
      pair,
      status: 'solved',
      winning: moves === '' ? [] : moves?.split(',').map((move) => move.trim()),
    });
  }
});

const ofRecords = table('web/records/pairs.tsv');
/** One in twelve of those that are quick; `npm run nightly` answers all again. */
const sample = ofRecords.filter(([, , , , , , , seconds]) => Number(seconds) < 0.05);

test('there are rows to draw from', () => {
  expect(sample.length).toBeGreaterThan(400);
});

test.each(sample.filter((_, index) => index % 12 === 0))(
  'the table of pairs: %s is %s',
  async (position, outcome, status, complete, winning, reason) => {
    const analysis = await searched(position);
    expect(analysis).toMatchObject({ outcome, status, complete: complete === 'yes' });
    expect(analysis.reason ?? '').toBe(reason);
    expect(analysis.winning.join(' ')).toBe(winning);
  },
);

describe('a search', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is stopped by its budget, and continues from there', async () => {
    // Each look at the clock is a second later, so each step ends as early as it can.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    const engine = newEngine();
    const visited: number[] = [];
    for (let round = 0; round < 2; ++round) {
      const stopped = await search(engine, 'sylver_coinage', '<16 26 62 98 108 213>', {
        budget: { positions: 1 },
        onProgress: ({ positions }) => visited.push(positions),
      });
      expect(stopped).toMatchObject({ ok: true, value: { status: 'budget_exhausted' } });
    }
    expect(visited).toHaveLength(2);
    expect(visited[1]).toBeGreaterThan(visited[0] ?? Infinity);
  });

  test('can be aborted, and its results are analysed', async () => {
    const engine = newEngine();
    const controller = new AbortController();
    const reports: number[] = [];
    const found = await search(engine, 'sylver_coinage', '<20 21>', {
      signal: controller.signal,
      onProgress: ({ positions, done }) => {
        expect(done).toBe(false);
        reports.push(positions);
        if (reports.length === 3) controller.abort();
      },
    });
    expect(found).toMatchObject({ ok: true, value: { outcome: 'N', complete: false } });
    expect(reports).toHaveLength(3);
    expect(reports).toEqual([...reports].sort((a, b) => a - b));
  });

  test('answers for every position that follows', async () => {
    const engine = newEngine();
    await searched('<11 13>', engine);
    let position = '<11 13>';
    for (const move of ['25', '31', '17', '20']) {
      const played = await engine.play('sylver_coinage', position, move);
      if (!played.ok) throw new Error(`${position}, ${move}: ${played.notice.message}`);
      position = played.value;
      const analysis = await engine.analyse('sylver_coinage', position);
      expect(analysis, position).toMatchObject({ ok: true, value: { complete: true } });
    }
  });

  test('counts its P-positions by Frobenius number, each with an example', async () => {
    const engine = newEngine();
    const { facts } = await searched('<9 10>', engine);
    const picture = await engine.picture('sylver_coinage', '<9 10>');
    if (!picture.ok) throw new Error(picture.notice.message);
    const { pPositions: rows } = picture.value as {
      pPositions: { frobenius: number; count: number; example: string }[];
    };
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(facts.find(({ key }) => key === 'p_positions')?.value);
    for (const { frobenius, example } of rows) {
      const analysis = await searched(example, engine);
      expect(analysis.outcome).toBe('P');
      const gap = analysis.facts.find(({ key }) => key === 'frobenius_number')?.value;
      expect(gap).toBe(frobenius);
    }
  });

  test('is refused where the position is', async () => {
    const found = await search(newEngine(), 'sylver_coinage', '<1 2>');
    expect(found).toMatchObject({ ok: false, notice: { code: 'out_of_range' } });
    const unknown = await search(newEngine(), 'chess_rows', '19 20');
    expect(unknown).toMatchObject({ ok: false, notice: { code: 'unknown_game' } });
  });
});
