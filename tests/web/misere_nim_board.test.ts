// The words and texts of the board of Misère Nim, on positions analysed by the solver.
import { describe, expect, it } from 'vitest';
import { withCase } from '../../web/desk/input/add_case';
import { boardModule } from '../../web/games/misere_nim/board';
import { theoryModule } from '../../web/games/misere_nim/theory';
import {
  barShare,
  hasDiscs,
  largestOf,
  moveOf,
  mostRows,
  rowsAtOnce,
  rowsToDraw,
  typedNumber,
  winningByHeap,
} from '../../web/games/misere_nim/view';
import { languages } from '../../web/i18n/language';
import { analysed, engine } from './analysed';
import { expectLanguage, expectWellFormed } from './board_texts';
import { speakAll } from './languages';

await speakAll();

const huge = '18446744073709551615';
const positions: Readonly<Record<string, string>> = {
  'no heap': '',
  'empty heaps': '0 0',
  'an odd number of ones': '1 0 1 1',
  'an even number of ones': '1 1',
  'one large heap, an even number of ones': '1 5 1',
  'one large heap, an odd number of ones': '1 7',
  'one heap': '2',
  'nim-sum 0': '2 3 4 5',
  'nim-sum not 0': '1 1 2 4 10',
  'a heap of 10^18': '1000000000000000000 3 999999999999999999',
  'the largest heaps': `${huge} 18446744073709551614 30 31`,
  'a hundred heaps': Array.from({ length: 100 }, (_, index) => 1_000_000_000 - index).join(' '),
  'a thousand heaps': Array.from({ length: 1000 }, (_, index) => index % 37).join(' '),
};
const named = Object.entries(positions);

function textOf(xml: string, tag: string): string {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
}

describe('moves', () => {
  it('have names', () => {
    expect(languages.map((language) => boardModule.nameMove(`2:${huge}`, language))).toEqual([
      'take 18,446,744,073,709,551,615 from heap 2',
      '第 2 堆取 18,446,744,073,709,551,615 颗',
      '第 2 堆取 18,446,744,073,709,551,615 顆',
    ]);
  });
});

describe.each(languages)('the explanation in %s', (language) => {
  it.each(named)(
    'of %s is three sentences, or four with the winning moves',
    async (_, position) => {
      const analysis = await analysed('misere_nim', position);
      const sentences = theoryModule.explain(analysis, language);
      expect(sentences.length).toBe(analysis.winning.length > 1 ? 4 : 3);
      const text = [theoryModule.because(analysis, language), ...sentences].join('\n');
      expect(text).not.toMatch(/undefined|NaN|null|\[object|\d\.\d+e/);
      expect(text.split('**').length % 2).toBe(1);
      expectLanguage(text, language);
    },
  );

  it('differs in each case of the theory', async () => {
    const said = new Set<string>();
    for (const position of ['', '1', '1 1 1', '1 1', '5 1', '2 2', '2 2 4 4', '2 3']) {
      said.add(theoryModule.because(await analysed('misere_nim', position), language));
    }
    expect(said.size).toBe(8);
  });
});

describe('the explanation', () => {
  it('names the winning moves, the first few of many', async () => {
    // The nim-sum of 21 heaps of 8 is 8, and each of them can be emptied.
    const many = await analysed('misere_nim', Array.from({ length: 21 }, () => 8).join(' '));
    expect(theoryModule.explain(many, 'en')[0]).toContain('take 8 from heap 8; or one of 13 more.');
  });

  it('ignores empty heaps', async () => {
    const because = async (position: string) =>
      theoryModule.because(await analysed('misere_nim', position), 'en');
    expect(await because('0 0 0')).toBe(await because(''));
    expect(await because('1 0 1 1')).toBe(await because('1 1 1'));
  });

  it('keeps every digit', async () => {
    const said = theoryModule.because(await analysed('misere_nim', `${huge} 1`), 'en');
    expect(said).toContain('take 18,446,744,073,709,551,615 from heap 1');
  });

  it('is true of the position after every winning move', async () => {
    for (const [, position] of named) {
      const { winning } = await analysed('misere_nim', position);
      for (const move of winning.slice(0, 3)) {
        const next = await engine.play('misere_nim', position, move);
        if (!next.ok) throw new Error(next.notice.message);
        const after = await analysed('misere_nim', next.value);
        const heaps = after.view.heaps.map(BigInt);
        const ones = heaps.filter((heap) => heap === 1n).length;
        if (heaps.some((heap) => heap > 1n)) {
          expect(heaps.reduce((sum, heap) => sum ^ heap, 0n)).toBe(0n);
        } else {
          expect(ones % 2).toBe(1);
        }
      }
    }
  });
});

describe('the data of the board', () => {
  it('has at most one winning move of each heap', async () => {
    for (const [, position] of named) {
      const analysis = await analysed('misere_nim', position);
      const byHeap = winningByHeap(analysis);
      expect([...byHeap.values()]).toEqual(analysis.winning.map(moveOf));
      // All listed options agree, so a stone can be marked from the winning moves alone.
      for (const { move, outcome } of analysis.options.listed) {
        const { heap, amount } = moveOf(move);
        expect(byHeap.get(heap)?.amount === amount).toBe(outcome === 'P');
      }
    }
  });

  it.each([
    ['5', '5'],
    [' 007 ', '7'],
    ['１２', '12'],
    ['1,000,000', '1000000'],
    ['1 000', '1000'],
    [huge, huge],
    ['', undefined],
    ['-3', undefined],
    ['1.5', undefined],
    ['1e9', undefined],
    ['five', undefined],
    ['1'.repeat(21), undefined],
  ])('takes "%s" as %s', (text, digits) => {
    expect(typedNumber(text)).toBe(digits);
  });

  it('draws bars of which the smallest is visible', () => {
    const largest = largestOf([40, huge]);
    expect(largest).toBe(BigInt(huge));
    expect(barShare(huge, largest)).toBe(1);
    expect(barShare(40, largest)).toBeCloseTo(6 / 64);
    expect(largestOf([])).toBe(0n);
  });
});

const envelopes = new Map(
  (await engine.games()).flatMap(({ dialects }) =>
    dialects.map(({ id, envelope }) => [id, envelope]),
  ),
);

describe('a case of judge text', () => {
  it.each([
    'lightoj1253',
    'hdu1907',
    'hackerrank_misere_nim',
    'codingame_misere_nim',
    'misere_moves',
  ])('of %s is what the judge reads', async (dialect) => {
    for (const [, position] of named) {
      const analysis = await analysed('misere_nim', position);
      const added = boardModule.toCase(analysis, dialect);
      if (added === undefined) {
        // CodinGame writes no number of heaps for a case, so it cannot have none.
        expect([dialect, position]).toEqual(['codingame_misere_nim', '']);
        continue;
      }
      const input =
        withCase('', added, { envelope: envelopes.get(dialect) ?? 'until_end', sample: '' }) ?? '';
      const solution = await engine.solve(dialect, input);
      expect(solution.notices.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(solution.cases).toBe(1);
      const answer = (await solution.answer.text()).trim();
      const wins = analysis.outcome === 'N';
      const expected: Readonly<Record<string, string>> = {
        lightoj1253: `Case 1: ${wins ? 'Alice' : 'Bob'}`,
        hdu1907: wins ? 'John' : 'Brother',
        hackerrank_misere_nim: wins ? 'First' : 'Second',
        codingame_misere_nim: analysis.winning.join(' ') || 'CONCEDE',
        misere_moves: analysis.winning.join(' ') || 'none',
      };
      expect(answer).toBe(expected[dialect]);
    }
  });

  it('is a line with the number of heaps and a line with the heaps', async () => {
    expect(boardModule.toCase(await analysed('misere_nim', '2 3 0'), 'hdu1907')).toBe('3\n2 3 0\n');
    expect(boardModule.toCase(await analysed('misere_nim', '2 3 0'), 'codingame_misere_nim')).toBe(
      '2 3 0\n',
    );
    expect(boardModule.toCase(await analysed('misere_nim', '2 3'), 'hdu1527')).toBeUndefined();
  });
});

describe.each(languages)('the SVG in %s', (language) => {
  it.each(named)('of %s is a document with title and description', async (_, position) => {
    const analysis = await analysed('misere_nim', position);
    const svg = theoryModule.toSvg(analysis, language);
    expectWellFormed(svg);
    expectLanguage(textOf(svg, 'desc'), language);
    expect(textOf(svg, 'title')).toContain(position.split(' ')[0] ?? '');
    expect(textOf(svg, 'desc')).not.toMatch(/undefined|\(\)|（）/);
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).not.toMatch(/var\(|NaN|undefined/);
    // Larger heaps are bars.
    const drawn = analysis.view.heaps.slice(0, 200).map(BigInt);
    const stones = drawn.filter((heap) => heap <= 30n).reduce((sum, heap) => sum + heap, 0n);
    expect(BigInt((svg.match(/<circle/g) ?? []).length)).toBe(stones);
    expect(svg.match(/class="bar"/g) ?? []).toHaveLength(drawn.filter((heap) => heap > 30n).length);
  });
});

it('a random position has something to think about', async () => {
  for (let i = 0; i < 200; ++i) {
    let drawn = 0;
    const random = () => ((i * 7919 + 131 * ++drawn) % 997) / 997;
    const analysis = await analysed('misere_nim', boardModule.random(random));
    expect(analysis.view.heaps.length).toBeGreaterThanOrEqual(3);
    expect(analysis.view.heaps.every((heap) => Number(heap) >= 1 && Number(heap) <= 9)).toBe(true);
  }
});

describe('rows that are drawn', () => {
  const some = Array.from({ length: 2 * mostRows }, (_, heap) => heap);

  it('are a few in each frame, and in the end all that a board draws', () => {
    let drawn = 0;
    for (let frames = 1; drawn < mostRows; ++frames) {
      const next = rowsToDraw(some, some, drawn);
      expect(next - drawn).toBeGreaterThan(0);
      expect(next - drawn).toBeLessThanOrEqual(rowsAtOnce);
      drawn = next;
    }
    expect(drawn).toBe(mostRows);
    expect(rowsToDraw(some, some, drawn)).toBe(mostRows);
  });

  it('stay if few of them change, and are begun anew if many do', () => {
    expect(
      rowsToDraw(
        some.map((stones, at) => (at === 500 ? 1 : stones)),
        some,
        mostRows,
      ),
    ).toBe(mostRows);
    const other = some.map((stones) => stones + 1);
    expect(rowsToDraw(other, some, mostRows)).toBe(rowsAtOnce);
    expect(rowsToDraw([1, 2, 3], some, mostRows)).toBe(3);
  });

  it('have stones one by one if these are not too many', () => {
    const heaps = (count: number): number[] => Array.from({ length: count }, () => 30);
    expect(hasDiscs(heaps(100))).toBe(true);
    expect(hasDiscs(heaps(101))).toBe(false);
    expect(hasDiscs(Array.from({ length: 1000 }, () => 1e9))).toBe(true);
  });
});
