// The words and texts of the board of Sylver Coinage, on positions analysed by the solver.
import { describe, expect, it } from 'vitest';
import { search } from '../../web/engine/search';
import { boardModule } from '../../web/games/sylver_coinage/board';
import { theoryModule } from '../../web/games/sylver_coinage/theory';
import type { SylverCoinageAnalysis } from '../../web/games/sylver_coinage/view';
import { languages } from '../../web/i18n/language';
import type { Language } from '../../web/i18n/language';
import { chosenNumbers, columnsOf } from '../../web/kit/numbers/view';
import type { NumberView } from '../../web/kit/numbers/view';
import { analysed, engine } from './analysed';
import { expectLanguage, expectWellFormed } from './board_texts';
import { speakAll } from './languages';

await speakAll();

function textOf(xml: string, tag: string): string {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
}

/** The reason and the theory behind it. */
function said(analysis: SylverCoinageAnalysis, language: Language): string {
  const { because, explain } = theoryModule;
  return [because(analysis, language), ...explain(analysis, language)].join('\n');
}

describe('a position', () => {
  /** The analysis of `<16 17>` after 90 has been found, and before. */
  const pair = (found: boolean): SylverCoinageAnalysis => {
    const taken = new Set<number>([16, 17]);
    for (const each of taken) {
      for (const more of [each + 16, each + 17]) if (more <= 239) taken.add(more);
    }
    const numbers = Array.from({ length: 238 }, (_, index): NumberView => {
      const number = index + 2;
      if (!taken.has(number)) return { number, free: true };
      const part = [16, 17].find((each) => taken.has(number - each));
      return part === undefined
        ? { number, free: false, released: `<${33 - number}>` }
        : { number, free: false, sum: [part, number - part] };
    });
    const free = numbers.filter((each) => each.free).map(({ number }) => String(number));
    return {
      game: 'sylver_coinage',
      position: '<16 17>',
      play: 'normal',
      outcome: 'N',
      status: found ? 'solved' : 'theorem',
      complete: found,
      reason: found ? 'search' : 'hutchings_pair',
      grundy: null,
      components: [],
      winning: found ? ['90'] : [],
      options: {
        count: free.length,
        listed: free.map((move) => ({
          move,
          outcome: found ? (move === '90' ? 'P' : 'N') : 'unknown',
          grundy: null,
        })),
        truncated: false,
      },
      facts: [
        { key: 'gcd', value: 1 },
        { key: 'multiplicity', value: 16 },
        { key: 'frobenius_number', value: 239 },
        { key: 'semigroup_genus', value: 120 },
        { key: 'symmetric', value: 1 },
        { key: 'ender', value: 1 },
        ...(found
          ? ([
              { key: 'p_positions', value: 129_234 },
              { key: 'memory_bytes', value: 2_640_000 },
            ] as const)
          : []),
      ],
      view: { limit: 239, numbers },
    };
  };

  const longer = [
    '<4 5>',
    '<2 3>',
    '2 5',
    '<16 17>',
    '<12 13>',
    '<8 10>',
    '<6 9>',
    '<7>',
    '<10>',
    '<>',
    '<600 601>',
    '<9 12 30 31>',
  ];

  it('rows are as long as the smallest taken number, where that has room', () => {
    expect(columnsOf(pair(true).view, 16)).toBe(16);
    expect(columnsOf(pair(true).view, 30)).toBe(16);
    expect(columnsOf(pair(true).view, 15)).toBe(15);
    expect(columnsOf(pair(true).view, 2)).toBe(5);
  });

  describe.each(languages)('in %s', (language) => {
    it('an unsolved position is called one, with the theorem that decides it', () => {
      const text = said(pair(false), language);
      expect(text).toContain('Hutchings');
      expect(text).not.toContain('90');
      for (const number of ['`<16 17>`', '239', '120']) expect(text).toContain(number);
      expectLanguage(text, language);
    });

    it('a solved one has all its winning moves and the results of the search', () => {
      const text = said(pair(true), language);
      for (const part of ['**90**', '129,234', '2.64 MB']) expect(text).toContain(part);
      expectLanguage(text, language);
    });

    it('the drawing marks known outcomes only', () => {
      const [before, after] = [false, true].map((found) =>
        theoryModule.toSvg(pair(found), language),
      );
      expectWellFormed(before ?? '');
      expectWellFormed(after ?? '');
      expect(textOf(after ?? '', 'title')).toContain('&lt;16 17&gt;');
      const count = (svg: string | undefined, kind: string) =>
        svg?.split(`<g class="${kind}"`).length ?? 0;
      expect(['plain', 'wins', 'loses', 'taken'].map((kind) => count(before, kind) - 1)).toEqual([
        119, 0, 0, 120,
      ]);
      expect(['plain', 'wins', 'loses', 'taken'].map((kind) => count(after, kind) - 1)).toEqual([
        0, 1, 118, 120,
      ]);
    });

    it.each(longer)('"%s" is explained in a few sentences, whatever is known', async (position) => {
      const analysis = await analysed('sylver_coinage', position);
      const sentences = theoryModule.explain(analysis, language);
      expect(sentences.length).toBeGreaterThanOrEqual(1);
      expect(sentences.length).toBeLessThanOrEqual(6);
      const text = said(analysis, language);
      expectLanguage(text, language);
      expect(text.split('**').length % 2).toBe(1);
      for (const move of analysis.winning) expect(text).toContain(`**${move}**`);
      if (analysis.reason !== null) {
        expect(theoryModule.reason?.(analysis, language), analysis.reason).toBeDefined();
      }
      expectWellFormed(theoryModule.toSvg(analysis, language));
    });
  });

  it('the handmade analyses equal those of the solver', async () => {
    const found = await search(engine, 'sylver_coinage', '<16 17>');
    if (!found.ok) throw new Error(found.notice.message);
    const value = found.value as SylverCoinageAnalysis;
    const made = pair(true);
    expect({ ...value, facts: [], view: {} }).toEqual({ ...made, facts: [], view: {} });
    expect(value.view.numbers).toEqual(made.view.numbers);
  });
});

it('a random position is legal', async () => {
  for (let i = 0; i < 50; ++i) {
    let drawn = 0;
    const random = () => ((i * 7919 + 13 * ++drawn) % 997) / 997;
    const analysis = await analysed('sylver_coinage', boardModule.random(random));
    expect(chosenNumbers(analysis.view).length).toBeGreaterThan(0);
  }
});
