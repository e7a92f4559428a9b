// The reasons of Chess, compared with the rules alone: Grundy values are found here as the mex of the options' values.
import { beforeAll, expect, test } from 'vitest';
import { because, explain } from '../../../web/games/chess_rows/explain';
import { speakAll } from '../languages';
import { analysed } from '../analysed';
import { reasonOf } from './reasons';

const width = 20;
type Row = readonly number[];

/** The rows with pieces on some of the last cells. */
function rowsOfLast(cells: number): Row[] {
  return Array.from({ length: 2 ** cells }, (_, bits) =>
    Array.from({ length: cells }, (_, i) => width - cells + 1 + i).filter(
      (_, i) => bits & (2 ** i),
    ),
  );
}

function landing(row: Row, from: number): number | undefined {
  for (let to = from + 1; to <= width; ++to) if (!row.includes(to)) return to;
  return undefined;
}

function moved(row: Row, from: number, to: number): Row {
  return [...row.filter((piece) => piece !== from), to].sort((a, b) => a - b);
}

const known = new Map<string, number>();

function grundy(row: Row): number {
  const key = row.join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const values = row.flatMap((from) => {
    const to = landing(row, from);
    return to === undefined ? [] : [grundy(moved(row, from, to))];
  });
  let value = 0;
  while (values.includes(value)) ++value;
  known.set(key, value);
  return value;
}

/** The pieces with this many empty cells on their right. */
function onStep(row: Row, step: number): number {
  return row.filter((piece) => {
    const onRight = row.filter((other) => other > piece).length;
    return width - piece - onRight === step;
  }).length;
}

const oddSteps = Array.from({ length: width / 2 }, (_, i) => 2 * i + 1);
const nimSumOf = (rows: readonly Row[]): number =>
  rows.flatMap((row) => oddSteps.map((step) => onStep(row, step))).reduce((a, b) => a ^ b, 0);

beforeAll(speakAll);

const pattern =
  /^The odd steps have nim-sum (\d+): move (\d+) to (\d+) in row (\d+), and with (\d+) pieces? on step (\d+) it is 0\.$/;

async function check(rows: readonly Row[]): Promise<number> {
  const position = rows.map((row) => row.join(' ') || '-').join(' / ');
  const analysis = await analysed('chess_rows', position);
  const value = rows.map(grundy).reduce((a, b) => a ^ b, 0);
  expect(nimSumOf(rows)).toBe(value);
  expect(analysis.outcome).toBe(value === 0 ? 'P' : 'N');
  const reason = reasonOf({ because }, analysis);
  const moves = rows.flatMap((row, at) =>
    row.flatMap((from) => {
      const to = landing(row, from);
      return to === undefined ? [] : [{ at, from, to }];
    }),
  );
  if (value === 0) {
    if (moves.length === 0) {
      expect(reason).toBe('No piece can move: the player to move loses.');
      return 0;
    }
    expect(reason).toBe(
      'The odd steps have nim-sum 0: every move changes the pieces on one odd step, and a reply makes the nim-sum 0 again.',
    );
    for (const { at, from, to } of moves) {
      const [before, after] = [rows[at] ?? [], moved(rows[at] ?? [], from, to)];
      const changed = oddSteps.filter((step) => onStep(before, step) !== onStep(after, step));
      expect(changed).toHaveLength(1);
    }
    return 0;
  }
  for (const move of analysis.winning) {
    const sentence = reasonOf({ because }, analysis, move);
    const [nimSum, from, to, row, pieces, step] = (pattern.exec(sentence) ?? [])
      .slice(1)
      .map(Number) as [number, number, number, number, number, number];
    expect(`${row}:${from}>${to}`, sentence).toBe(move);
    expect(nimSum).toBe(value);
    expect(step % 2).toBe(1);
    const was = rows[row - 1] ?? [];
    const left = moved(was, from, to);
    expect(onStep(left, step)).toBe(pieces);
    expect(onStep(was, step)).not.toBe(pieces);
    expect(nimSumOf(rows.map((each, at) => (at === row - 1 ? left : each)))).toBe(0);
  }
  expect(reason).toBe(reasonOf({ because }, analysis, analysis.winning[0]));
  return analysis.winning.length;
}

test('the reason is true of every row of small size, and of each winning move', async () => {
  let moves = 0;
  for (const row of rowsOfLast(8)) moves += await check([row]);
  expect(moves).toBeGreaterThan(200);
});

test('the reason is true of all pairs of rows of small size', async () => {
  let moves = 0;
  for (const first of rowsOfLast(4)) {
    for (const second of rowsOfLast(5)) moves += await check([first, second]);
  }
  expect(moves).toBeGreaterThan(400);
});

test('the explanation says why only odd steps count, and names the values', async () => {
  const said = explain(await analysed('chess_rows', '1 3 / 5 18 / 2 4 6'), 'en').join(' ');
  expect(said).toContain('Row 1: s17 = 1; row 2: 0; row 3: s15 = 1. Together: 1 ⊕ 0 ⊕ 1 = 0.');
  expect(said).toContain('only the odd steps count');
});
