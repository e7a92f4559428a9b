// The words and texts of the board of Chess, on real analyses. Browser tests check its look and its keys.
import { describe, expect, it } from 'vitest';
import { boardModule } from '../../web/games/chess_rows/board';
import { geometryOf } from '../../web/games/chess_rows/geometry';
import { rowWindow, rowsToDraw } from '../../web/games/chess_rows/row_window';
import { theoryModule } from '../../web/games/chess_rows/theory';
import { moveOf, moveText, positionText, rowsOf } from '../../web/games/chess_rows/view';
import { languages } from '../../web/i18n/language';
import { analysed, engine } from './analysed';
import { expectLanguage, expectWellFormed } from './board_texts';
import { speakAll } from './languages';

await speakAll();

const { nameMove, toCase } = boardModule;
const { because, explain, toSvg } = theoryModule;

/** As many rows as a judge allows, all different. */
const thousandRows = Array.from({ length: 1000 }, (_, index) => {
  const cells = Array.from({ length: 20 }, (_each, cell) => cell + 1);
  const pieces = cells.filter((cell) => ((index * 7919 + cell * 104729) >> 3) % 3 === 0);
  return pieces.join(' ') || '-';
}).join(' / ');

const positions = {
  'the first sample': '19 20',
  'the second sample': '19 / 18',
  'no row': '',
  'an empty row': '-',
  'a full row': Array.from({ length: 20 }, (_, index) => index + 1).join(' '),
  'a P-position': '3 5 6 11 / 2 14 15 18 / 7 8 16',
  'twelve rows': Array.from({ length: 12 }, (_, index) => `${index + 1} 20`).join(' / '),
  'a thousand rows': thousandRows,
};

describe.each(Object.entries(positions))('%s', (_, position) => {
  it.each(languages)('is explained in %s', async (language) => {
    const analysis = await analysed('chess_rows', position);
    const said = explain(analysis, language);
    expect(said.length).toBeGreaterThanOrEqual(2);
    expect(said.length).toBeLessThanOrEqual(4);
    expectLanguage([because(analysis, language), ...said].join(' '), language);
    expect(said.join(' ').length).toBeLessThan(2000);
  });

  it.each(languages)('is an SVG document in %s', async (language) => {
    const analysis = await analysed('chess_rows', position);
    const text = toSvg(analysis, language);
    expectWellFormed(text);
    expect(text).toContain('prefers-color-scheme: dark');
    const rows = rowsOf(analysis);
    expect(text.match(/class="track"/g)?.length ?? 0).toBe(Math.min(rows.length, 30));
    const shown = rows.slice(0, 30);
    const pieces = shown.reduce((sum, row) => sum + row.pieces.length, 0);
    expect(text.match(/class="(wins|loses|fixed)"/g)?.length ?? 0).toBe(pieces);
    expect(text.includes('…')).toBe(rows.length > 30);
  });

  it.each(['hdu5724', 'chess_moves'])('is a case of %s with the same answer', async (dialect) => {
    const analysis = await analysed('chess_rows', position);
    const { answer, notices } = await engine.solve(dialect, `1\n${toCase(analysis, dialect)}`);
    expect(notices).toEqual([]);
    const said = (await answer.text()).trim();
    const moves = analysis.winning.join(' ') || 'none';
    expect(said).toBe(dialect === 'chess_moves' ? moves : analysis.outcome === 'N' ? 'YES' : 'NO');
  });

  it('is written as the solver writes it, and so are its moves', async () => {
    const analysis = await analysed('chess_rows', position);
    const rows = rowsOf(analysis);
    expect(positionText(rows.map(({ pieces }) => pieces))).toBe(analysis.position);
    const moves = rows.flatMap(({ pieces, landing }, row) =>
      pieces.flatMap((from, index) => {
        const to = landing[index] ?? 0;
        return to === 0 ? [] : [moveText(row + 1, from, to)];
      }),
    );
    const { listed, count } = analysis.options;
    const values = rows.flatMap((row) => row.values.filter((value) => value !== undefined));
    expect(values.slice(0, listed.length)).toEqual(listed.map(({ grundy }) => grundy));
    expect(moves).toHaveLength(Number(count));
    expect(moves.slice(0, listed.length)).toEqual(listed.map(({ move }) => move));
  });
});

it('is no case of another game', async () => {
  expect(toCase(await analysed('chess_rows', '19'), 'hdu1527')).toBeUndefined();
});

it('names moves', () => {
  expect(nameMove('2:18>19', 'en')).toBe('move 18 to 19 in row 2');
  expect(nameMove('1000:1>20', 'zh-Hans')).toBe('第 1000 行走 1 → 20');
  expect(nameMove('2:18>19', 'zh-Hant')).toBe('第 2 列走 18 → 19');
});

it('names the groups of a row and the winning moves', async () => {
  const said = explain(await analysed('chess_rows', '19 / 18'), 'en').join(' ');
  expect(said).toContain('Row 1: s1 = 1; row 2: 0. Together: 1 ⊕ 0 = 1.');
  expect(because(await analysed('chess_rows', '19 / 18'), 'en')).toContain(
    'nim-sum **1**: move 19 to 20 in row 1',
  );
  const several = explain(await analysed('chess_rows', '1 3 / 5 19 / 2 4 6'), 'en').join(' ');
  expect(several).toContain('Winning moves here: move 3 to 4 in row 1, move 5 to 6 in row 2');
});

it('counts the pieces between the empty cells, from the right end', async () => {
  const [row, full, empty] = rowsOf(
    await analysed('chess_rows', `2 15 16 18 20 / ${positions['a full row']} / -`),
  );
  expect(row?.groups).toEqual([1, 1, 2, ...Array.from({ length: 11 }, () => 0), 1, 0]);
  expect(full?.groups).toEqual([20]);
  expect(empty?.groups).toEqual(Array.from({ length: 21 }, () => 0));
});

describe('rows that are drawn', () => {
  it('are the visible ones and a few more', () => {
    for (let top = 0; top <= 999 * 40; top += 37) {
      const { from, to } = rowWindow(top, 500, 40, 1000);
      expect(from).toBeLessThanOrEqual(Math.floor(top / 40));
      expect(to).toBeGreaterThanOrEqual(Math.min(1000, Math.ceil((top + 500) / 40)));
      expect(to - from).toBeLessThan(40);
    }
  });

  it('are none in an empty position', () => {
    const window = rowWindow(0, 500, 40, 0);
    expect(rowsToDraw(window, -1, 0)).toEqual([]);
  });

  it('keep the one with the focus, in its place', () => {
    expect(rowsToDraw({ from: 4, to: 7 }, 5, 100)).toEqual([4, 5, 6]);
    expect(rowsToDraw({ from: 4, to: 7 }, 1, 100)).toEqual([1, 4, 5, 6]);
    expect(rowsToDraw({ from: 4, to: 7 }, 99, 100)).toEqual([4, 5, 6, 99]);
    // Rows have been removed since.
    expect(rowsToDraw({ from: 4, to: 24 }, 99, 6)).toEqual([4, 5]);
    expect(rowsToDraw({ from: 40, to: 60 }, 2, 6)).toEqual([2]);
    expect(rowsToDraw({ from: 40, to: 60 }, 20, 6)).toEqual([]);
  });
});

describe('cells', () => {
  const room = {
    scale: 1,
    touched: false,
    values: true,
    buttons: true,
  };

  it('are never smaller than the smallest target', () => {
    for (let width = 0; width < 1600; width += 10) {
      const { cell, rowHeight, lines } = geometryOf(20, { ...room, width });
      expect(cell).toBeGreaterThanOrEqual(24);
      expect(rowHeight).toBeGreaterThan(lines * cell);
    }
  });

  it('fit into the room, in two lines where it is narrow', () => {
    for (let width = 262; width < 1600; width += 10) {
      const { cell, head, lines } = geometryOf(20, { ...room, width });
      expect(head + (20 / lines) * cell).toBeLessThanOrEqual(width);
    }
    expect(geometryOf(20, { ...room, width: 288 }).lines).toBe(2);
    expect(geometryOf(20, { ...room, width: 700 }).lines).toBe(1);
  });
});

it('reads the moves that it writes', () => {
  expect(moveOf(moveText(12, 3, 20))).toEqual({ row: 11, from: 3, to: 20 });
});
