// The words and texts of the board of Wythoff's game, on real analyses. Browser tests check its look and its keys.
import { describe, expect, it } from 'vitest';
import { axisLabel } from '../../web/games/wythoff/axis';
import { boardModule } from '../../web/games/wythoff/board';
import { readStones } from '../../web/games/wythoff/stones';
import { theoryModule } from '../../web/games/wythoff/theory';
import { heapsOf, positionText, trailOf, windowOf } from '../../web/games/wythoff/view';
import { winningTargets } from '../../web/games/wythoff/winning';
import { languages } from '../../web/i18n/language';
import { analysed, engine } from './analysed';
import { expectLanguage, expectWellFormed } from './board_texts';
import { speakAll } from './languages';

await speakAll();

const { nameMove, nameMoves, toCase } = boardModule;
const { because, explain, toSvg } = theoryModule;

const largest = 2n ** 64n - 1n;
const positions = [
  '0 0',
  '0 1',
  '3 5',
  '4 6',
  '14 20',
  '127 127',
  '600 900',
  '1000000000 1618033988',
  '1000000000000000000 1618033988749894848',
  `0 ${largest}`,
  `${largest} ${largest}`,
];

describe.each(positions)('%s', (position) => {
  it.each(languages)('is explained in %s', async (language) => {
    const analysis = await analysed('wythoff', position);
    const said = explain(analysis, language);
    // The reason of each winning move, if there are several.
    expect(said.length).toBe(3 + (analysis.winning.length > 1 ? analysis.winning.length : 0));
    expectLanguage([because(analysis, language), ...said].join(' '), language);
  });

  it.each(languages)('is an SVG document in %s', async (language) => {
    const analysis = await analysed('wythoff', position);
    const text = toSvg(analysis, language);
    expectWellFormed(text);
    expect(text).toContain('prefers-color-scheme: dark');
    expect(text).not.toContain('NaN');
    expect(text.match(/class="queen"/g)).toHaveLength(1);
    const { plane } = analysis.view;
    const size = BigInt(plane.size);
    const drawn = winningTargets(analysis).filter(
      ({ first, second }) =>
        first >= BigInt(plane.first) &&
        first < BigInt(plane.first) + size &&
        second >= BigInt(plane.second) &&
        second < BigInt(plane.second) + size,
    );
    expect(text.match(/class="wins"/g)?.length ?? 0).toBe(drawn.length);
  });

  it('is a case of every dialect, with the same answer', async () => {
    const analysis = await analysed('wythoff', position);
    const answered = async (dialect: string): Promise<string> => {
      const { answer } = await engine.solve(dialect, toCase(analysis, dialect) ?? '');
      return (await answer.text()).trim();
    };
    expect(await answered('hdu1527')).toBe(analysis.outcome === 'N' ? '1' : '0');
    expect(await answered('wythoff_moves')).toBe(analysis.winning.join(' ') || 'cold');
    expect(toCase(analysis, 'wythoff_strategy')).toBe(`${analysis.position}\n`);
    expect(toCase(analysis, 'hdu5724')).toBeUndefined();
  });

  it('is written as the solver writes it, and each winning move leads to a P-position', async () => {
    const analysis = await analysed('wythoff', position);
    const { first, second } = heapsOf(analysis);
    expect(positionText(first, second)).toBe(analysis.position);
    for (const target of winningTargets(analysis)) {
      const next = await engine.play('wythoff', analysis.position, target.move);
      const text = positionText(target.first, target.second);
      expect(next).toEqual({ ok: true, value: text });
      expect((await analysed('wythoff', text)).outcome).toBe('P');
    }
  });
});

it('names moves', () => {
  expect(nameMove('1,0', 'en')).toBe('take 1 stone from the first heap');
  expect(nameMove('0,2', 'en')).toBe('take 2 stones from the second heap');
  expect(nameMove('3,3', 'zh-Hans')).toBe('从两堆各取 3 颗');
  expect(nameMove(`${largest},${largest}`, 'zh-Hant')).toBe(
    '從兩堆各取 18,446,744,073,709,551,615 顆',
  );
});

it('names several moves with one verb, and the same move in either heap once', async () => {
  const { winning } = await analysed('wythoff', '5 5');
  expect(winning).toEqual(['0,2', '2,0', '5,5']);
  expect(nameMoves?.(winning, 'en')).toBe('take 2 from either heap or 5 from both');
  expect(nameMoves?.(winning, 'zh-Hans')).toBe('从任一堆取 2 颗 或 从两堆各取 5 颗');
  expect(nameMoves?.(['0,8', '6,6'], 'en')).toBe('take 8 from the second heap or 6 from both');
  expect(nameMoves?.(['3,0'], 'en')).toBe('take 3 stones from the first heap');
});

it('gives a reason for each winning move', async () => {
  const hot = explain(await analysed('wythoff', '14 20'), 'en').join(' ');
  expect(hot).toContain('**20** has the partner **12**, and 12 < 14');
  expect(hot).toContain('differ by 6, and so do the partners **9** and **15**');
  expect(because(await analysed('wythoff', '3 5'), 'en')).toContain('**3** and **5** are partners');
});

it('keeps every digit', async () => {
  const far = await analysed('wythoff', '1000000000000000000 1618033988749894847');
  expect(because(far, 'en')).toContain('**1,000,000,000,000,000,000** has the partner **');
});

it('reads stones as people write them', () => {
  expect(readStones(' 12 ')).toBe(12n);
  expect(readStones('１２，３４５')).toBe(12345n);
  expect(readStones('18446744073709551615')).toBe(largest);
  for (const bad of ['', ' ', '-1', '1.5', '1e9', '0x10', 'two', '9'.repeat(41)]) {
    expect(readStones(bad), bad).toBeUndefined();
  }
});

it('labels an axis with the digits that differ between neighbours', () => {
  expect(axisLabel(127n)).toBe('127');
  expect(axisLabel(99999n)).toBe('99999');
  expect(axisLabel(largest)).toBe('…1615');
});

describe('the neighbourhood of a position', () => {
  it.each([
    ['0 0', 0, { first: 0, second: 0, size: 6 }],
    ['4 6', 0, { first: 0, second: 0, size: 9 }],
    ['3 5', 9, { first: 0, second: 0, size: 9 }],
    ['20 3', 0, { first: 0, second: 0, size: 23 }],
    ['23 23', 0, { first: 0, second: 0, size: 24 }],
  ])('%s begins at 0', async (position, least, window) => {
    const analysis = await analysed('wythoff', position);
    expect(windowOf(analysis.view.plane, heapsOf(analysis), least)).toEqual(window);
  });

  it.each(positions)('%s contains the position, within the plane', async (position) => {
    const analysis = await analysed('wythoff', position);
    const { plane } = analysis.view;
    const heaps = heapsOf(analysis);
    const { first, second, size } = windowOf(plane, heaps, 0);
    const column = Number(heaps.first - BigInt(plane.first));
    const row = Number(heaps.second - BigInt(plane.second));
    for (const [from, at] of [
      [first, column],
      [second, row],
    ] as const) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + size).toBeLessThanOrEqual(plane.size);
      expect(at).toBeGreaterThanOrEqual(from);
      expect(at).toBeLessThan(from + size);
    }
  });
});

it('draws no more of the plane than the board shows', async () => {
  for (const position of ['4 6', '20 3', '1000 1618', '1000000000000000000 5']) {
    const analysis = await analysed('wythoff', position);
    const { size } = windowOf(analysis.view.plane, heapsOf(analysis), 0);
    const [lines = ''] = /class="line" d="[^"]*"/.exec(toSvg(analysis, 'en')) ?? [];
    expect(lines.match(/v/g), position).toHaveLength(size + 1);
  }
});

it('finds where the queen was before the last two moves', () => {
  const here = { first: 3n, second: 5n };
  expect(trailOf(here, ['1,1', '0,4'])).toEqual(['4 6', '4 10']);
  expect(trailOf(here, ['2,0', undefined])).toEqual(['5 5']);
  expect(trailOf(here, [undefined, undefined])).toEqual([]);
});
