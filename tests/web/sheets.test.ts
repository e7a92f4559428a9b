// The exercise sheets: whatever the seed, the printed answers are those of the rules, a link gives the same sheet, and a
// parser of other people reads the file for Moodle.
import fc from 'fast-check';
import { parse } from 'gift-pegjs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../web/games/registry';
import { either } from '../../web/i18n/format';
import { languages } from '../../web/i18n/language';
import { drawSet } from '../../web/sheet/exercise_set';
import { giftOf } from '../../web/sheet/gift';
import { sheetSentences } from '../../web/sheet/sentences';
import {
  formatSheet,
  largestSeed,
  levels,
  mostPositions,
  readSheet,
  ruled,
} from '../../web/sheet/sheet_address';
import type { Asked } from '../../web/sheet/sheet_address';
import { loadGame, writeExercise } from '../../web/sheet/written';
import { sheets } from '../corpus';
import { newEngine } from '../wasm/module';
import { speakAll } from './languages';
import { BruteForce } from './brute_force';

const games = registry.map(({ id }) => id);
const loaded = new Map(
  await Promise.all(registry.map(async (game) => [game.id, await loadGame(game)] as const)),
);
await speakAll();

const { noMoveWins } = sheetSentences.en;
const of = (game: string) => {
  const found = loaded.get(game);
  if (!found) throw new Error(game);
  return found;
};

async function drawn(asked: Asked, engine = newEngine()) {
  const found = await drawSet(engine, of(asked.game).board, asked);
  if (!found.ok) throw new Error(found.notice.message);
  return found.value;
}

const ask = (game: string, rule = '', more: Partial<Asked> = {}): Asked => ({
  game,
  rule,
  level: 2,
  count: 8,
  seed: 1,
  quiz: false,
  ...more,
});

const heapRules = ['{1,3,4}', 'misere {1..3}', 'squares', 'n -> n-k : 0<k, 2k<=n', '4!.'];

/** By a search that shares no code with the solver. */
function winningIn(game: string) {
  const search = new BruteForce(game);
  return (position: string) => search.winning(position).map(([move]) => move);
}

const kinds = games.flatMap((game) =>
  (game === ruled ? heapRules : ['']).map((rule) => ({ game, rule })),
);

describe.each(kinds)('$game $rule', ({ game, rule }) => {
  test.each([
    [2, ''],
    [20, '@check'],
  ])('the printed answers are those of the rules, from %i seeds %s', async (seeds) => {
    const { board } = of(game);
    const winningOf = winningIn(game);
    const moves: number[] = [];
    for (const level of levels) {
      for (let seed = 0; seed < seeds; ++seed) {
        const positions = await drawn(ask(game, rule, { level, seed }));
        expect(positions.length).toBeGreaterThan(rule === '' ? 7 : 0);
        expect(new Set(positions.map(({ position }) => position)).size).toBe(positions.length);
        if (rule === '') expect(new Set(positions.map(({ outcome }) => outcome)).size).toBe(2);
        for (const analysis of positions) {
          const winning = winningOf(analysis.position);
          expect([...analysis.winning].sort(), analysis.position).toEqual([...winning].sort());
          // In the order of the sheet.
          const listed = analysis.winning.filter((move) => winning.includes(move));
          const named = board.nameMoves
            ? board.nameMoves(listed, 'en')
            : either(
                listed.map((move) => board.nameMove(move, 'en')),
                'en',
              );
          const written = writeExercise(of(game), analysis, 'en', noMoveWins);
          expect(written.answer).toBe(winning.length === 0 ? noMoveWins : named);
          moves.push(Number(analysis.options.count));
        }
      }
    }
    expect(moves.length).toBeGreaterThan(4 * seeds);
    expect(Math.min(...moves)).toBeGreaterThan(0);
  });

  test('what an engine has found before changes nothing, and another level has other positions', async () => {
    const used = newEngine();
    const texts = [];
    for (const level of levels) {
      const one = await drawn(ask(game, rule, { level, seed: 5 }), used);
      const other = await drawn(ask(game, rule, { level, seed: 5 }));
      const said = (set: typeof one) => set.map(({ position, winning }) => ({ position, winning }));
      expect(said(other)).toEqual(said(one));
      texts.push(...one.map(({ position }) => position));
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('a picture and a sentence for each position in each language, without its answer', async () => {
    const positions = await drawn(ask(game, rule, { count: 3 }));
    for (const language of languages) {
      for (const analysis of positions) {
        const { image, reason, width, height } = writeExercise(
          of(game),
          analysis,
          language,
          noMoveWins,
        );
        const svg = decodeURIComponent(image.replace('data:image/svg+xml,', ''));
        expect(svg).toMatch(/^<svg[^]*<title[^]*<\/svg>\n$/);
        expect(svg).not.toMatch(/class="(wins|loses|cold|tick|cross|glyph)"|prefers-color-scheme/);
        expect(Math.min(width, height)).toBeGreaterThan(20);
        expect(reason).toBeTruthy();
        expect(of(game).ruleOf(analysis, language)).toMatch(/[.。]$/);
      }
    }
  });
});

test('a rule that means nothing is refused, and one without moves gives no positions', async () => {
  const refused = await drawSet(newEngine(), of(ruled).board, ask(ruled, '{1,'));
  expect(refused.ok).toBe(false);
  expect(await drawn(ask(ruled, '{50}'))).toEqual([]);
});

describe('the address', () => {
  const anything = fc.record({
    game: fc.constantFrom(...games),
    rule: fc.constantFrom(...heapRules, 'n -> n-k : 0<k&2k<=n, k%3=1'),
    level: fc.constantFrom(...levels),
    count: fc.integer({ min: 1, max: mostPositions }),
    seed: fc.integer({ min: 0, max: largestSeed }),
    quiz: fc.boolean(),
  });

  test('says everything', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...languages), (any, language) => {
        const asked = { ...any, rule: any.game === ruled ? any.rule : '' };
        const address = formatSheet(asked, language);
        expect(readSheet(address, games)).toEqual({ asked, language });
      }),
    );
  });

  test('whatever it says, there is a sheet to draw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (text) => {
        const { asked } = readSheet(`#/v1/wythoff?level=9&seed=-1&count=99&${text}`, games);
        expect(readSheet(formatSheet(asked, 'en'), games).asked).toEqual(asked);
      }),
    );
    const { asked } = readSheet('#/v1/chess_rows?count=99&level=9&seed=x', games);
    expect(asked).toMatchObject({ game: 'chess_rows', count: 20, level: 2, seed: 1 });
  });

  test.each(sheets)('$address gives the same sheet for ever', async ({ address, positions }) => {
    const { asked } = readSheet(`#/v1/${address}`, games);
    expect((await drawn(asked)).map(({ position }) => position).join('; ')).toBe(positions);
  });
  test('each game has such a sheet', () => {
    expect(new Set(sheets.map(({ game }) => game))).toEqual(new Set(games));
  });
});

// --- Moodle ----------------------------------------------------------------------------------------------------------

/** The shares that Moodle knows (question/engine/bank.php). */
const shares = [
  100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667, 14.28571,
  12.5, 11.11111, 10, 5,
];

interface Choice {
  readonly weight: number;
  readonly text: { readonly text: string };
}

test.each(kinds)('a parser of GIFT reads the sheet of $game $rule', async ({ game, rule }) => {
  const engine = newEngine();
  const winningOf = winningIn(game);
  for (const [seed, language] of languages.entries()) {
    const { board, ruleOf } = of(game);
    const asked = ask(game, rule, { seed, level: levels[seed % 3] ?? 1 });
    const positions = await drawn(asked, engine);
    const none = sheetSentences[language].noMoveWins;
    const exercises = positions.map((each) => writeExercise(of(game), each, language, none));
    const rules = positions[0] ? ruleOf(positions[0], language) : '';
    const name = `${[game, rule].filter(Boolean).join(' ')} · ${seed}`;
    const link = `https://example.org/sheet/index.html${formatSheet(asked, language)}`;
    const sheet = { name, link, rule: rules, loaded: of(game), exercises, language, seed };
    const words = { whichWin: sheetSentences[language].whichWin, noMoveWins: none };
    const questions = parse(giftOf(sheet, words));
    expect(questions.length).toBe(exercises.length);
    expect(questions.length).toBeGreaterThan(0);
    for (const [index, question] of questions.entries()) {
      const exercise = exercises[index];
      if (!exercise || question.type !== 'MC') throw new Error(`question ${index}`);
      const { analysis, title, image, reason } = exercise;
      expect(question.title).toBe(`${name} · ${index + 1}`);
      expect(question.stem.format).toBe('html');
      const { text } = question.stem;
      for (const each of [rules, title, words.whichWin]) expect(plain(text)).toContain(each);
      expect(text).toContain(`<img src="${image}"`);
      expect(plain(question.globalFeedback?.text ?? '')).toBe(
        reason.replaceAll(/\*\*|`|(?<=^|[^\s*])\*|\*(?=[^\s*])/g, ''),
      );

      const winning = winningOf(analysis.position);
      const moves = new Map(
        analysis.options.listed.map(({ move }) => [board.nameMove(move, language), move] as const),
      );
      const choices = question.choices as readonly Choice[];
      const said = choices.map((choice) => plain(choice.text.text));
      expect(new Set(said).size).toBe(said.length);
      expect(said.at(-1)).toBe(none);
      for (const [at, { weight }] of choices.entries()) {
        const move = moves.get(said[at] ?? '');
        if (at < choices.length - 1) expect(move, said[at]).toBeDefined();
        const isRight = move === undefined ? winning.length === 0 : winning.includes(move);
        expect(weight > 0, `${analysis.position}: ${said[at]}`).toBe(isRight);
        expect(shares).toContain(Math.abs(weight));
      }
      const sum = (wanted: (weight: number) => boolean) =>
        choices.reduce((all, { weight }) => all + (wanted(weight) ? weight : 0), 0);
      // All right ones give all points; who ticks everything gets none.
      expect(sum((weight) => weight > 0)).toBeCloseTo(100, 3);
      if (choices.length > 1) expect(sum(() => true)).toBeCloseTo(0, 3);
    }
  }
});

test('the characters of GIFT in any text are those of the text', async () => {
  const [analysis] = await drawn(ask('wythoff', '', { count: 1 }));
  if (!analysis) throw new Error('no position');
  const exercise = writeExercise(of('wythoff'), analysis, 'en', noMoveWins);
  const text = fc.string({ unit: fc.constantFrom(...'\\~=#{}:%/*$ab <&>"\n'.split('')) });
  fc.assert(
    fc.property(text, text, (rule, whichWin) => {
      const sheet = {
        name: 'x',
        link: `//${rule}`,
        rule,
        loaded: of('wythoff'),
        exercises: [exercise, exercise],
        language: 'en' as const,
        seed: 1,
      };
      const questions = parse(giftOf(sheet, { whichWin, noMoveWins }));
      expect(questions.map(({ type }) => type)).toEqual(['MC', 'MC']);
      const [first] = questions;
      if (first?.type !== 'MC') throw new Error('no question');
      const oneLine = (each: string) => each.replaceAll(/\s+/g, ' ');
      const told = [...first.stem.text.matchAll(/<p>(.*?)<\/p>/g)].map(([, each = '']) => each);
      expect(plain(told[0] ?? '').trim()).toBe(oneLine(rule).trim());
      expect(plain(told.at(-1) ?? '').trim()).toBe(oneLine(whichWin).trim());
    }),
  );
});

/** The text of HTML. */
function plain(html: string): string {
  return html
    .replaceAll(/<\/?[a-z][^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
