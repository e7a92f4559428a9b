// The words and texts of the Number Game's board, on positions analysed by the solver.
import { describe, expect, it } from 'vitest';
import { boardModule } from '../../web/games/number_game/board';
import { theoryModule } from '../../web/games/number_game/theory';
import type { NumberGameAnalysis } from '../../web/games/number_game/view';
import { chosenNumbers, freeNumbers, wave } from '../../web/kit/numbers/view';
import { languages } from '../../web/i18n/language';
import { analysed, engine } from './analysed';
import { expectLanguage, expectWellFormed } from './board_texts';
import { speakAll } from './languages';

await speakAll();

async function play(position: string, move: string): Promise<NumberGameAnalysis> {
  const reply = await engine.play('number_game', position, move);
  if (!reply.ok) throw new Error(reply.notice.message);
  return analysed('number_game', reply.value);
}

const all = Array.from({ length: 19 }, (_, index) => index + 2).join(' ');
const positions = [all, '', '2', '2 3', '2 5', '<4 5>', '<3 4>', '2 3 4 5 6 7 9 11 12', '<2 3>'];

function textOf(xml: string, tag: string): string {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
}

describe('moves', () => {
  it('have names', () => {
    expect(languages.map((language) => boardModule.nameMove('12', language))).toEqual([
      'choose 12',
      '选 12',
      '選 12',
    ]);
  });
});

describe.each(languages)('the explanation in %s', (language) => {
  it.each(positions)(
    'of "%s" names the winning moves, the sums and the value',
    async (position) => {
      const analysis = await analysed('number_game', position);
      const sentences = theoryModule.explain(analysis, language);
      const reasons = analysis.winning.length > 1 ? analysis.winning.length : 0;
      expect(sentences.length - reasons).toBeGreaterThanOrEqual(2);
      expect(sentences.length - reasons).toBeLessThanOrEqual(4);
      const text = [theoryModule.because(analysis, language), ...sentences].join('\n');
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
      expect(text.split('**').length % 2).toBe(1);
      expectLanguage(text, language);
      for (const move of analysis.winning) expect(text).toContain(`**${move}**`);
      expect(text).toContain(String(analysis.grundy));
    },
  );

  it('gives the true Grundy value', async () => {
    // 0 at the end of the game, 0, 1, and more.
    const values = await Promise.all(
      ['', '2 3', '2', '<4 5>'].map((position) => analysed('number_game', position)),
    );
    expect(values.map(({ grundy }) => grundy)).toEqual([0, 0, 1, 3]);
    const said = values.map((each) => theoryModule.explain(each, language).at(-1));
    expect(new Set(said).size).toBe(4);
    for (const { grundy, options } of values) {
      const of = new Set(options.listed.map((option) => option.grundy));
      expect(of.has(grundy)).toBe(false);
      for (let value = 0; value < Number(grundy); ++value) expect(of.has(value)).toBe(true);
    }
  });
});

describe('sums', () => {
  it('that have been taken are named', async () => {
    const explained = async (position: string) =>
      theoryModule.explain(await analysed('number_game', position), 'en').join(' ');
    expect(await explained('<3 4>')).toContain('7 = 3 + 4');
    expect(await explained(all)).toContain('Nothing up to 20 has been chosen yet');
    expect(await explained(all.replace(' 19', ''))).toContain('Chosen so far: 19.');
    expect(await explained(all.replace(' 19', ''))).toContain('all above 20');
    expect(await explained('')).toContain('Chosen so far: 2 and 3. Their sums are taken too.');
  });
});

describe('the wave of a move', () => {
  it('is the number, its multiples, then the other sums', async () => {
    const before = await analysed('number_game', '2 3 4 6 7 8 9 11 12 13 14 16 17 18 19');
    expect(chosenNumbers(before.view)).toEqual([5]);
    const after = await play(before.position, '4');
    expect(wave(before.view, after.view)).toEqual([4, 8, 12, 16, 9, 13, 14, 17, 18, 19]);
  });

  it('is every newly taken number, for every move', async () => {
    for (const position of positions) {
      const before = await analysed('number_game', position);
      for (const { move } of before.options.listed) {
        const after = await play(position, move);
        const free = new Set(freeNumbers(after.view));
        const gone = freeNumbers(before.view).filter((number) => !free.has(number));
        const lit = wave(before.view, after.view);
        expect(lit[0]).toBe(Number(move));
        expect([...lit].sort((a, b) => a - b)).toEqual(gone);
      }
    }
  });

  it('is nothing when a move is taken back, or several are made', async () => {
    const [start, one, two] = await Promise.all([all, '<4>', '<4 5>'].map(startOf));
    expect(wave(one!.view, start!.view)).toEqual([]);
    expect(wave(start!.view, two!.view)).toEqual([]);
    expect(wave(one!.view, one!.view)).toEqual([]);
  });

  /** Generators that leave gaps above 20 are not a position of this board, so those gaps are taken too. */
  function startOf(position: string): Promise<NumberGameAnalysis> {
    const above = Array.from({ length: 21 }, (_, index) => 21 + index).join(' ');
    return analysed('number_game', position.replace('>', ` ${above}>`));
  }
});

describe('a case of judge text', () => {
  it.each(['poj1143', 'tud2001'])('of %s is valid for the judge', async (dialect) => {
    for (const position of positions) {
      const analysis = await analysed('number_game', position);
      const added = boardModule.toCase(analysis, dialect);
      if (added === undefined) {
        expect([dialect, analysis.position]).toEqual(['poj1143', '']);
        continue;
      }
      const input = dialect === 'poj1143' ? `${added}0\n` : `1\n${added}`;
      const solution = await engine.solve(dialect, input);
      expect(solution.notices).toEqual([]);
      expect(solution.cases).toBe(1);
      const answer = await solution.answer.text();
      const winning = analysis.winning.join(' ');
      expect(answer).toMatch(winning === '' ? /no winning move/ : `moves are: ${winning}`);
    }
  });

  it('is undefined if the dialect cannot express it', async () => {
    expect(boardModule.toCase(await analysed('number_game', ''), 'poj1143')).toBeUndefined();
    expect(boardModule.toCase(await analysed('number_game', '2'), 'hdu5724')).toBeUndefined();
    expect(boardModule.toCase(await analysed('number_game', '2 5'), 'poj1143')).toBe('2 2 5\n');
    expect(boardModule.toCase(await analysed('number_game', '2 5'), 'tud2001')).toBe('2\n2 5\n');
  });
});

describe.each(languages)('the SVG in %s', (language) => {
  it.each(positions)(
    'of "%s" is a document with title, description and each number',
    async (position) => {
      const analysis = await analysed('number_game', position);
      const svg = theoryModule.toSvg(analysis, language);
      expectWellFormed(svg);
      expectLanguage(textOf(svg, 'desc'), language);
      expect(textOf(svg, 'title')).toContain(
        position === '' || position === '<2 3>' ? '—' : analysis.position,
      );
      expect(textOf(svg, 'desc')).not.toMatch(/undefined|\(\)/);
      expect(svg).toContain('prefers-color-scheme: dark');
      expect(svg).not.toMatch(/var\(|https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
      expect(svg.match(/<g class="wins"/g) ?? []).toHaveLength(analysis.winning.length);
      expect(svg.match(/<g class="loses"/g) ?? []).toHaveLength(
        Number(analysis.options.count) - analysis.winning.length,
      );
      expect(svg.match(/<g class="taken"/g) ?? []).toHaveLength(
        20 - Number(analysis.options.count),
      );
    },
  );
});

it('a random position is legal', async () => {
  for (let i = 0; i < 200; ++i) {
    // Both extremes of the random numbers, and many between.
    const random = () => ((i * 7919 + 13 * ++drawn) % 997) / 997;
    let drawn = 0;
    const position = boardModule.random(random);
    expect(chosenNumbers((await analysed('number_game', position)).view).length).toBeGreaterThan(0);
  }
});
