// The gestures, words and drawings of the board of heap games, on positions analysed by the solver.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardModule } from '../../web/games/heap_games/board';
import { boardSentences } from '../../web/games/heap_games/board_sentences';
import { gesturesOf, heapOf } from '../../web/games/heap_games/gestures';
import tsv from '../../web/games/heap_games/known_rules.tsv?raw';
import { knownBy, namedBy, parseKnownRules } from '../../web/games/heap_games/known_rules';
import { fieldsOf, positionOf, readingOf } from '../../web/games/heap_games/fields';
import { theoryModule } from '../../web/games/heap_games/theory';
import { goesSentence, rowLength } from '../../web/games/heap_games/value_strip';
import { goesIn, goesOf, valuesData } from '../../web/games/heap_games/values_data';
import { claimVerdict, misereVerdicts, periodVerdict } from '../../web/games/heap_games/verdicts';
import type { HeapGamesAnalysis } from '../../web/games/heap_games/view';
import { traditional } from '../../web/build/traditional';
import { languages } from '../../web/i18n/language';
import { analysed as analysedOf, engine } from './analysed';
import { expectLanguage, expectWellFormed } from './board_texts';
import { speakAll } from './languages';

await speakAll();

const kept = new Map<string, Promise<HeapGamesAnalysis>>();

/** Each position once: some tables of values take a tenth of a second. */
function analysed(game: 'heap_games', position: string): Promise<HeapGamesAnalysis> {
  const analysis = kept.get(position) ?? analysedOf(game, position);
  kept.set(position, analysis);
  return analysis;
}

const known = parseKnownRules(tsv);
const positions = readFileSync(
  new URL('../games/heap_games/positions.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');

describe('the gestures', () => {
  it('make every move exactly, or leave it to the list', async () => {
    let [byStone, byCut, others, refused] = [0, 0, 0, 0];
    for (const position of positions) {
      const { options, view } = await analysed('heap_games', position);
      view.heaps.forEach((stones, index) => {
        const moves = options.listed
          .map(({ move }) => move)
          .filter((move) => heapOf(move) === index + 1);
        const made = gesturesOf(Number(stones), moves, view.gesture);
        const runs = [...made.stones, ...made.cuts].filter((run) => run !== undefined);
        for (const { move, from, to } of runs) {
          const left = [from, Number(stones) - to].filter((part) => part > 0);
          const parts = [...left].sort((one, other) => other - one).join('+') || '-';
          expect(move, position).toBe(`${index + 1}:${parts}`);
        }
        const all = new Set([...runs.map(({ move }) => move), ...made.others]);
        expect([...all].sort(), position).toEqual([...moves].sort());
        const asked = made.forbidden.filter((_, stone) => made.stones[stone] === undefined);
        for (const parts of asked) expect(moves, position).not.toContain(`${index + 1}:${parts}`);
        refused += asked.length;
        byStone += made.stones.filter(Boolean).length;
        byCut += made.cuts.filter(Boolean).length;
        others += made.others.length;
      });
    }
    expect(Math.min(byStone, byCut, others, refused)).toBeGreaterThan(0);
  });

  it('light no stone that the rule forbids', () => {
    const { stones, forbidden } = gesturesOf(5, ['1:4', '1:2', '1:1'], 'take');
    expect(stones.map((run) => run?.move)).toEqual([undefined, '1:1', '1:2', undefined, '1:4']);
    expect([forbidden[0], forbidden[3]]).toEqual(['-', '3']);
  });

  it('cut Kayles at a pin and between two pins', () => {
    const { stones, cuts, others } = gesturesOf(3, ['1:2', '1:1+1', '1:1'], 'cut');
    expect(stones.map((run) => run?.move)).toEqual(['1:2', '1:1+1', '1:2']);
    expect(cuts.map((run) => run?.move)).toEqual(['1:1', '1:1']);
    expect(others).toEqual([]);
  });
});

describe('the rule in words', () => {
  const inWords = async (rule: string): Promise<string> => {
    const { play, view } = await analysed('heap_games', `${rule}: 4`);
    return boardSentences.en.rule(view.form, play === 'misere');
  };

  it.each([
    ['{1,3,4}', 'Take 1, 3 or 4 stones from a heap. Whoever cannot move loses.'],
    ['{1}', 'Take 1 stone from a heap. Whoever cannot move loses.'],
    ['misere {1..9}', 'Take 1 to 9 stones from a heap. Whoever cannot move wins.'],
    [
      'powers(2)',
      'Take a power of 2 of stones (1, 2, 4, …) from a heap. Whoever cannot move loses.',
    ],
    ['0.[3]', 'Take any number of stones. Whoever cannot move loses.'],
    [
      '4.[3]',
      'Split a heap into two heaps; or take any number of stones. Whoever cannot move loses.',
    ],
    ['4!.', 'Split a heap into two unequal heaps. Whoever cannot move loses.'],
    [
      '0.137',
      'Take a whole heap of 1; or take 2 stones; or take 3 stones and split the rest into two heaps if you like. Whoever cannot move loses.',
    ],
    [
      'n -> n-k : 0<k, 2k<=n',
      'A heap of n becomes n-k with 0<k, 2k<=n. Whoever cannot move loses.',
    ],
  ])('of %s', async (rule, words) => expect(await inWords(rule)).toBe(words));

  it.each(languages)('speaks %s', async (language) => {
    for (const position of positions) {
      const { play, view } = await analysed('heap_games', position);
      const words = boardSentences[language].rule(view.form, play === 'misere');
      expectLanguage(words, language);
    }
  });
});

describe('the known rules', () => {
  it('are positions, which are read back in every language', async () => {
    expect(known.length).toBeGreaterThanOrEqual(60);
    for (const { position, name } of known) {
      const { play, view } = await analysed('heap_games', position);
      expectLanguage(name.en, 'en');
      expect(name['zh-Hans']).not.toBe('');
      expect(name['zh-Hant']).toBe(traditional(name['zh-Hans']));
      const words = languages.map((language) =>
        boardSentences[language].rule(view.form, play === 'misere'),
      );
      expect(new Set(words).size, position).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ['LightOJ 1296', 'half'],
    ['lightoj1296', 'half'],
    ['Kayles', 'kayles'],
    ['巴什博弈', 'bash_hdu1846'],
    ['勇敢者的遊戲：每次取 1 或 2 顆', 'bash_hdu1846'],
    ['hdu1848', 'fibonacci'],
    ['HDU 1848', 'fibonacci'],
    ['LightOJ 1296: I do not see the pattern for odd n', 'half'],
    ['hdu-1848 Fibonacci again and again', 'fibonacci'],
  ])('%s finds %s', (text, id) => expect(knownBy(text, known)[0]?.id).toBe(id));

  it.each([
    ['LightOJ 1296', 'half'],
    ['lightoj1296', 'half'],
    ['LOJ 1296', 'half'],
    ['light-oj: 1296', 'half'],
    ['https://acm.hdu.edu.cn/showproblem.php?pid=1848', 'fibonacci'],
    ['https://codeforces.com/problemset/problem/1194/D', 'one_two_k'],
    ['https://codeforces.com/contest/1194/problem/D', 'one_two_k'],
    ['codeforces 1194d', 'one_two_k'],
    ['https://www.luogu.com.cn/problem/P2197', 'nim'],
    ['https://cses.fi/problemset/task/1729/', 'stick_game'],
    ['misere nim', 'nim_misere'],
    ['Kayles', 'kayles'],
  ])('%s names %s', (text, id) => expect(namedBy(text, known)?.id).toBe(id));

  it.each(['1-3', '1-2', '2-1', 'take 1, 3', 'take 2', '1 3 4', '1,2,3', 'Light', 'kayle', ''])(
    '%s names none',
    (text) => expect(namedBy(text, known)).toBeUndefined(),
  );

  it('are named by all names and numbers that they have', () => {
    for (const { name, judges } of known) {
      for (const each of [...Object.values(name), ...judges]) {
        const named = namedBy(each, known);
        expect([...Object.values(named?.name ?? {}), ...(named?.judges ?? [])]).toContain(each);
      }
    }
  });

  it('are not found by what none has', () => expect(knownBy('no such game', known)).toEqual([]));
});

describe('the fields', () => {
  const none = { rule: '', claim: '', heaps: '5 7' };

  it.each([...positions, '0.77', 'n -> n-k : 0<k'])('read and write %s', async (position) => {
    const fields = fieldsOf(position, none);
    const again = positionOf(fields);
    const wanted = /:[\d\s]*$/.test(position) ? position : `${position}: 5 7`;
    expect((await analysed('heap_games', again)).position).toBe(
      (await analysed('heap_games', wanted)).position,
    );
  });

  it.each([
    ['? 2g=n if n%2=0', '0.77 ? 2g=n if n%2=0: 5 7'],
    ['？P iff n%7=0', '0.77 ? P iff n%7=0: 5 7'],
    ['n → n−k ： 0<k，2k≤n', 'n -> n-k : 0<k,2k<=n: 5 7'],
    ['0.137 ? g=0 iff n%2=0 : 3，4', '0.137 ? g=0 iff n%2=0: 3,4'],
  ])('take %s', (text, position) =>
    expect(positionOf(fieldsOf(text, { ...none, rule: '0.77' }))).toBe(position),
  );

  it.each([
    ['1,2,3', '{1,2,3}'],
    ['1 3 4', '{1,3,4}'],
    ['[1,3,4]', '{1,3,4}'],
    ['(1, 3)', '{1,3}'],
    ['1-3', '{1..3}'],
    ['1～3', '{1..3}'],
    ['take 1 or 3', '{1,3}'],
    ['take 1, 3', '{1,3}'],
    ['Take 1, 3, or 4', '{1,3,4}'],
    ['take 1 to 4', '{1..4}'],
    ['take 2', '{2}'],
    ['取1、3或4', '{1,3,4}'],
    ['misere 1-3', 'misere {1..3}'],
  ])('offer for %s the set %s', async (text, set) => {
    expect(readingOf(text)).toBe(set);
    expect((await analysed('heap_games', `${set}: 5 7`)).view.heaps).toEqual([5, 7]);
  });

  it.each(['5', '3-1', '0 1', '[1,3', '1 3]', '1 x 3', '0.77', '1-2-3', 'take a few'])(
    'offer no set for %s',
    (text) => expect(readingOf(text)).toBeUndefined(),
  );

  it.each([
    ['? SG(n) == 0 iff n%7==0', 'g == 0 iff n%7==0'],
    ['sg[n]=n/2 if n%2=0', 'g=n/2 if n%2=0'],
    ['2G=n if n%2=0 and n>0', '2g=n if n%2=0, n>0'],
    ['g=n%4', 'g=n%4'],
    ['G[n] = SG[(n-1)/2] if n is odd', 'g = g((n-1)/2) if n%2=1'],
    ['g(2n+1) = g(n) if n even', 'g(2n+1) = g if n%2=0'],
  ])('take the claim %s', async (claim, text) => {
    const position = positionOf({ rule: '{1,3,4}', claim, heaps: '5' });
    expect(position).toBe(`{1,3,4} ? ${text}: 5`);
    expect((await analysed('heap_games', position)).view.claim).not.toBeNull();
  });

  it('take a rule without heaps', () =>
    expect(fieldsOf('n -> n-k : 0<k', none)).toEqual({
      rule: 'n -> n-k : 0<k',
      claim: '',
      heaps: '5 7',
    }));
});

describe('the verdicts', () => {
  const periodOf = async (rule: string): Promise<string> =>
    periodVerdict(await analysed('heap_games', `${rule}: 3`), 'en').words;

  it.each([
    ['0.77', 'Period 12 from 71: proved, because 84 further values agree (Guy and Smith 1956).'],
    ['{1,3,4}', 'Period 7 from 0: proved, because 4 further values agree.'],
  ])('on %s', async (rule, words) => expect(await periodOf(rule)).toBe(words));

  it('never say periodic without a proof', async () => {
    expect(await periodOf('4!.')).toMatch(/^No period up to [\d,]+\.$/);
    expect(await periodOf('squares')).toMatch(/^Tested up to [\d,]+\.$/);
    for (const { position } of known) {
      const analysis = await analysed('heap_games', position);
      const isProved = analysis.facts.some(({ key }) => key === 'period_length');
      const words = periodVerdict(analysis, 'en').words;
      expect(/proved/.test(words), position).toBe(isProved);
    }
  });

  const claimOf = async (text: string): Promise<string | undefined> =>
    claimVerdict(await analysed('heap_games', `${text}: 3`), 'en')?.words;

  it('on claims: proved, tested, or wrong first', async () => {
    expect(await claimOf('{1,3,4}')).toBeUndefined();
    expect(await claimOf('{1,3,4} ? P iff n%7 in {0,2}')).toBe(
      'The claim is proved for all heaps.',
    );
    expect(await claimOf('{1,3,4} ? g=0 iff n%7=0')).toBe(
      'The claim is wrong first at 2: the value there is 0.',
    );
    expect(await claimOf('n -> n-k : 0<k, 2k<=n ? 2g=n if n%2=0')).toMatch(
      /^The claim holds for every heap tested, up to [\d,]+\.$/,
    );
  });

  const ofNormal = 'The values are those of normal play.';
  it.each([
    ['{1,3,4}: 3', []],
    [
      'misere {1,3,4}: 3',
      [
        ofNormal,
        'In misère play every heap is tame: proved, so a theorem decides each sum.',
        'The SJ theorem (Jia Zhihao) agrees with a search of all sums of up to three heaps with 18 stones.',
      ],
    ],
    [
      'misere squares: 3',
      [
        ofNormal,
        'In misère play the heaps up to 599 are tame, so a theorem decides their sums.',
        'The SJ theorem (Jia Zhihao) agrees with a search of all sums of up to three heaps with 18 stones.',
      ],
    ],
    [
      'misere 0.77: 3',
      [
        ofNormal,
        'In misère play a heap of 5 is wild: from there on only a search decides.',
        'The SJ theorem (Jia Zhihao) does not hold here: it is wrong first for 1 + 5.',
      ],
    ],
    [
      'misere 0.07: 3',
      [
        ofNormal,
        'In misère play a heap of 10 is wild: from there on only a search decides.',
        'The SJ theorem (Jia Zhihao) does not hold here: it is wrong first for 12.',
      ],
    ],
  ])('on misère play of %s', async (position, words) => {
    const analysis = await analysed('heap_games', position);
    expect(misereVerdicts(analysis, 'en')).toEqual(words);
    for (const language of languages)
      for (const said of misereVerdicts(analysis, language)) expectLanguage(said, language);
  });
});

describe('the values', () => {
  it('say what a heap goes to, and the least that is missing', async () => {
    const { grundy, options } = await analysed('heap_games', '{1,3,4}: 8');
    expect(goesSentence(8, grundy ?? '?', goesIn(options.listed), 'en')).toBe(
      '8 goes to 4, 5, 7 with the values 2, 3, 0; the least missing is 1.',
    );
    expect(goesSentence(0, 0, [], 'en')).toBe('0 has no move: its value is 0.');
  });

  it('are the same in the picture and in an analysis', async () => {
    const reply = await engine.picture('heap_games', '0.77: 3');
    const data = reply.ok ? valuesData(reply.value) : undefined;
    if (!data) throw new Error('no picture');
    const { options } = await analysed('heap_games', '0.77: 7');
    const sorted = (goes: readonly object[]): string[] =>
      goes.map((each) => JSON.stringify(each)).sort();
    expect(sorted(goesOf(data, 7) ?? [])).toEqual(sorted(goesIn(options.listed)));
    expect(rowLength(data)).toBe(24);
    expect(rowLength({ period: null })).toBe(20);
  });
});

describe.each(languages)('in %s', (language) => {
  it('the reason is one sentence of at most 25 words, and the theory is well said', async () => {
    for (const position of [...positions, ...known.map((rule) => rule.position)]) {
      const analysis = await analysed('heap_games', position);
      const reason = theoryModule.because(analysis, language);
      expectLanguage(reason, language);
      if (language === 'en') expect(reason.split(/\s+/).length, reason).toBeLessThanOrEqual(25);
      for (const text of theoryModule.explain(analysis, language)) expectLanguage(text, language);
      const { winning } = analysis;
      for (const move of winning) expectLanguage(boardModule.nameMove(move, language), language);
    }
  });

  it('the drawing is well formed, with answers and without', async () => {
    for (const position of [...positions, '0.07: 100000000', '0.77: 3 0 500']) {
      const analysis = await analysed('heap_games', position);
      const svg = theoryModule.toSvg(analysis, language);
      expectWellFormed(svg);
      const question = theoryModule.toSvg(analysis, language, { answers: false });
      expectWellFormed(question);
      const body = question.slice(question.indexOf('</style>'));
      expect(body).not.toMatch(/class="(wins|tick|cross|loses|says-wins)"/);
    }
  });
});
