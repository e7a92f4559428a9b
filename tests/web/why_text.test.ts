// The words of the explanation: its Markdown as drawn and as copied, its terms, its sentences about values.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Analysis, GameId } from '../../web/engine/types';
import type { BoardModule } from '../../web/kit/board/board_module';
import type { GameSentences } from '../../web/kit/board/game_sentences';
import { misereNim } from '../../web/games/misere_nim/sentences';
import { numberGame } from '../../web/games/number_game/sentences';
import { registry } from '../../web/games/registry';
import type { TheoryModule } from '../../web/kit/board/theory_module';
import { wythoff } from '../../web/games/wythoff/sentences';
import { languages } from '../../web/i18n/language';
import type { Language } from '../../web/i18n/language';
import type { Term } from '../../web/i18n/why_en';
import { TermFinder, termsOf } from '../../web/table/why/glossary';
import { markdownText, unbroken } from '../../web/table/why/markdown_text';
import { countValues, mexMachine, mexSentence } from '../../web/table/why/mex_machine';
import { nimSumSentence } from '../../web/table/why/nim_sum';
import { whyMarkdown } from '../../web/table/why/why_markdown';
import { analysisCases } from '../corpus';
import { newEngine } from '../wasm/module';
import { speakAll } from './languages';

const engine = newEngine();

async function analysed(game: GameId, position: string): Promise<Analysis> {
  const reply = await engine.analyse(game, position);
  if (!reply.ok) throw new Error(`${position}: ${reply.notice.message}`);
  return reply.value;
}

const module: BoardModule = {
  board: 'x-board',
  nameMove: (move, language) => (language === 'en' ? `take ${move}` : `取 ${move}`),
  toCase: () => undefined,
  random: () => '',
};
const theory: TheoryModule = {
  picture: 'x-picture',
  because: ({ outcome }) => `${outcome}, in short.`,
  explain: ({ outcome }) => [`It is **${outcome}**.`],
  terms: () => [],
  titleOf: () => 'a position',
  toSvg: () => '<svg/>',
};

/** The terms of each game. */
const glossaries: readonly {
  readonly id: GameId;
  readonly play: Analysis['play'];
  readonly own: TheoryModule['terms'];
  readonly terms: TheoryModule['terms'];
}[] = await Promise.all(
  registry.map(async (game) => {
    const { theoryModule } = await game.loadTheory();
    const info = (await engine.games()).find(({ id }) => id === game.id);
    const { play } = await analysed(game.id, info?.example ?? '');
    return {
      id: game.id,
      play,
      own: theoryModule.terms,
      terms: (language: Language): readonly Term[] => termsOf({ play }, theoryModule, language),
    };
  }),
);

await speakAll();

const copied = async (
  game: GameSentences,
  position: string,
  language: Language,
): Promise<string> => {
  const analysis = await analysed(game.id, position);
  return whyMarkdown({
    engine,
    analysis,
    game,
    module,
    theory,
    language,
    link: 'https://x.test/#p',
  });
};

describe('Markdown as it is drawn', () => {
  /** Turns drawn elements back into text: a template's strings with its values between them. */
  const drawn = (part: unknown): string => {
    if (Array.isArray(part)) return part.map(drawn).join('');
    if (typeof part === 'string') return part;
    const { strings, values } = part as { strings: readonly string[]; values: readonly unknown[] };
    return strings.map((text, index) => text + drawn(values[index] ?? '')).join('');
  };
  const draw = (text: string): string => drawn(markdownText(text, (plain) => plain));

  test.each([
    ['plain', 'plain'],
    ['a **b** *c* `d`', 'a <strong>b</strong> <em>c</em> <code>d</code>'],
    ['**a `b` c**', '<strong>a <code>b</code> c</strong>'],
    ['2 * 3 = 6 * 1', '2 * 3\u00a0=\u00a06 * 1'],
    ['`2 * 3 * 4` **5**', '<code>2 * 3 * 4</code> <strong>5</strong>'],
    ['必败态**（P）**：', '必败态<strong>（P）</strong>：'],
    ['taking **9** or **12** wins', 'taking <strong>9</strong> or <strong>12</strong> wins'],
    ['**not closed', '**not closed'],
    ['', ''],
  ])('%j', (text, wanted) => expect(draw(text)).toBe(wanted));

  test('an equation is not broken before an operator, and a short one not at all', () => {
    const spaced = (text: string): string => unbroken(text).replaceAll('\u00a0', '~');
    expect(spaced('Together: 3 ⊕ 1 ⊕ 1 = **3**. A 2')).toBe('Together: 3~⊕~1~⊕~1~=~**3**. A 2');
    const long = Array.from({ length: 12 }, (_, i) => String(i)).join(' ⊕ ');
    expect(spaced(`${long} = 0`)).toBe(`${long} = 0`.replaceAll(/ ([⊕=])/g, '~$1'));
  });

  test('marks of any length, whatever stands beside them', () => {
    const word = fc.stringMatching(/^[0-9a-z必败，（]{1,3}$/);
    const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const kinds = { strong: '**', em: '*', code: '`' } as const;
    const mark = fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[]));
    // Plain text separates any two marks, because `**a****b**` is ambiguous in Markdown too.
    const part = fc.record({ before: phrase, glue: fc.constantFrom('', ' '), mark, phrase });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), phrase, (parts, end) => {
        const write = (pair: (mark: keyof typeof kinds, text: string) => string) =>
          parts
            .map(({ before, glue, mark, phrase }) => before + glue + pair(mark, phrase) + glue)
            .join('') + end;
        expect(draw(write((mark, text) => kinds[mark] + text + kinds[mark]))).toBe(
          write((mark, text) => `<${mark}>${text}</${mark}>`),
        );
      }),
    );
  });

  test('no mark is left over in the explanation of any position of the corpus', async () => {
    const left: string[] = [];
    let marks = 0;
    for (const { game: id, position } of analysisCases) {
      const { theoryModule } = (await registry.find((each) => each.id === id)?.loadTheory()) ?? {};
      const reply = await engine.analyse(id, position);
      if (!reply.ok) continue;
      const analysis = reply.value;
      for (const language of languages) {
        const texts = [
          ...(theoryModule?.explain(analysis, language) ?? []),
          theoryModule?.reason?.(analysis, language),
          nimSumSentence(analysis, language),
          mexSentence(analysis, language),
        ].filter((each) => each !== undefined);
        marks += texts.filter((each) => each.includes('**')).length;
        left.push(...texts.map(draw).filter((each) => /\*\*|`/.test(each)));
      }
    }
    expect(left).toEqual([]);
    expect(marks).toBeGreaterThan(100);
  });

  test('HTML in a text stays text: it is a value of the template, not a part of it', () => {
    expect(markdownText('<img src=x>', (plain) => plain)).toEqual(['<img src=x>']);
    const [bold] = markdownText('**<b>**', (plain) => plain) as { strings: readonly string[] }[];
    expect(bold?.strings.join('')).toBe('<strong></strong>');
  });
});

describe('Markdown as it is copied', () => {
  test('of a P-position', async () => {
    expect(await copied(numberGame, '2 3 6 7', 'en')).toBe(`## Number Game: why?

- **Position**: \`2 3 6 7\`
- **Outcome**: P: the player to move loses
- **Winning moves**: none

P, in short.

It is **P**.

The moves lead to Grundy values 1 (2 moves), 2 (2 moves). The smallest missing number, the mex, is **0**: the Grundy value of this position.

Every move here has a winning reply:

| If they play | reply |
| --- | --- |
| take 2 | take 3, and the game is won |
| take 3 | take 2, and the game is won |
| take 6 | take 7, leaves \`2 3\` |
| take 7 | take 6, leaves \`2 3\` |

[Open the position](https://x.test/#p)
`);
  });

  test('of an N-position, in simplified Chinese', async () => {
    expect(await copied(wythoff, '2 3', 'zh-Hans')).toBe(`## 威佐夫博弈：为什么？

- **局面**：\`2 3\`
- **胜负**：N，先手必胜
- **必胜走法**：取 0,2、取 1,1

N, in short.

It is **N**.

各走法到达的局面的 SG 值为 0（2 种走法）、1（2 种走法）、2、3、4。其中没有出现的最小自然数（mex）是 **5**，这就是本局面的 SG 值。

取 0,2 之后（\`2 1\`）：

| 对手若走 | 你应走 |
| --- | --- |
| 取 0,1 | 取 2,0，就此获胜 |
| 取 1,0 | 取 1,1，就此获胜 |
| 取 1,1 | 取 1,0，就此获胜 |
| 取 2,0 | 取 0,1，就此获胜 |

[打开这个局面](https://x.test/#p)
`);
  });

  test('of misère play, in traditional Chinese: the last move needs no answer', async () => {
    expect(await copied(misereNim, '2', 'zh-Hant')).toBe(`## 反 Nim：為什麼？

- **局面**：\`2\`
- **勝負**：N，先手必勝
- **必勝走法**：取 1:1

N, in short.

It is **N**.

取 1:1 之後（\`1\`）：

| 對手若走 | 你應走 |
| --- | --- |
| 取 1:1 | 無需應手：這是最後一步，走的一方輸 |

[開啟這個局面](https://x.test/#p)
`);
  });

  test('of the end of the game', async () => {
    const text = await copied(numberGame, '', 'en');
    expect(text).toContain('- **Position**: nothing left\n- **Outcome**: P: the player to move');
    expect(text).toContain('No move is left: the player to move loses.');
    expect(text).not.toContain('|');
    expect(text).not.toContain('Winning moves');
  });

  test('of a winning move that ends the game', async () => {
    const text = await copied(wythoff, '0 9', 'en');
    expect(text).toContain('After “take 0,9” (`0 0`): No move is left: the player to move loses.');
  });

  test('of heaps too large to list: the first 20 replies, and how many there are', async () => {
    const text = await copied(misereNim, '1000000000 1000000000 1', 'en');
    expect(text.split('\n').filter((line) => line.startsWith('| take'))).toHaveLength(20);
    expect(text).toContain('There are 2,000,000,000 moves; the first 20 are listed.');
  });
});

/** The texts that a template of Lit sets. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const parts = typeof value === 'object' && value !== null && 'values' in value;
  return parts ? textsIn(value.values) : [];
}

describe('Grundy values in words', () => {
  test('of one part', async () => {
    const analysis = await analysed('number_game', '2 5');
    expect(countValues(analysis)).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(mexSentence(analysis, 'en')).toContain('values 0, 1. The smallest missing number');
    expect(mexSentence(analysis, 'en')).toContain('**2**');
    expect(nimSumSentence(analysis, 'en')).toBeUndefined();
  });

  test('drop one after the other, and the value lights after them', async () => {
    const stepsOf = async (position: string): Promise<readonly number[]> => {
      const texts = textsIn(mexMachine(await analysed('wythoff', position), 'en'));
      return texts.flatMap((text) => /^--step: (\d+)$/.exec(text)?.[1] ?? []).map(Number);
    };
    // 0 to 8 drop, 9 stays empty.
    expect(await stepsOf('4 6')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // The other values drop, and 0 lights: a P-position.
    const lost = await analysed('wythoff', '3 5');
    const steps = await stepsOf('3 5');
    expect(steps[0]).toBe(Math.min(10, countValues(lost)?.length ?? 0));
    // Long rows are not waited for.
    expect(Math.max(...(await stepsOf('60 70')))).toBe(10);
  });

  test('of a sum', async () => {
    const analysis = await analysed('chess_rows', '1 3 / 5 19 / 2 4 6');
    const value = String(analysis.grundy);
    const sum = analysis.components.join(' ⊕ ');
    for (const language of languages) {
      expect(nimSumSentence(analysis, language)).toContain(`${sum} = **${value}**`);
    }
  });

  test('of many parts without a list of them', async () => {
    const rows = Array.from({ length: 40 }, () => '3').join(' / ');
    expect(nimSumSentence(await analysed('chess_rows', rows), 'en')).toMatch(
      /40 parts is \*\*0\*\*/,
    );
  });

  test('no value if the solver gives none, and no guess if not all moves are listed', async () => {
    expect(mexSentence(await analysed('misere_nim', '2 3'), 'en')).toBeUndefined();
    const all = await analysed('wythoff', '3 5');
    const options = { ...all.options, count: '99999999999999999999', truncated: true };
    expect(countValues({ ...all, options })).toBeUndefined();
    expect(mexSentence({ ...all, options }, 'en')).toContain(
      'only the first 11 of 99,999,999,999,999,999,999',
    );
    expect(mexSentence(await analysed('wythoff', '999999996 7'), 'en')).toBeUndefined();
  });

  test('of many values: all smaller ones occur', async () => {
    const many = await analysed('wythoff', '60 70');
    expect(mexSentence(many, 'en')).toContain('every Grundy value from 0 to 36.');
    const values = (countValues(many) ?? []).map(([value]) => value);
    for (let value = 0; value < 37; ++value) expect(values).toContain(value);
    expect(values).not.toContain(37);
  });

  test('of the end of the game', async () => {
    expect(mexSentence(await analysed('wythoff', '0 0'), 'en')).toContain('**0**');
  });
});

describe.each(languages)('the terms, in %s', (language) => {
  test.each(glossaries)(
    'of $id: each is found, alone and in a sentence, and has a meaning',
    (each) => {
      const terms = each.terms(language);
      // Without those of Grundy values.
      expect(terms.length).toBeGreaterThan(each.play === 'misere' ? 3 : 5);
      for (const term of terms) {
        const { name } = term;
        expect(term.meaning.length).toBeGreaterThan(10);
        expect(new TermFinder(terms, language).split(name)).toEqual([{ text: name, term }]);
        const sentence = language === 'en' ? `The ${name}, then.` : `这里的${name}。`;
        const inSentence = new TermFinder(terms, language).split(sentence);
        expect(inSentence.map(({ text }) => text).join('')).toBe(sentence);
        expect(inSentence.some((part) => part.term === term)).toBe(true);
      }
      expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    },
  );
});

test('a term is found once, and only in its games', () => {
  const wythoffs = glossaries.find(({ id }) => id === 'wythoff')?.terms('en') ?? [];
  const finder = new TermFinder(wythoffs, 'en');
  const terms = (text: string) => finder.split(text).flatMap(({ term }) => term?.name ?? []);
  expect(terms('A P-position; the P-positions; a gap between generators.')).toEqual(['P-position']);
  expect(terms('P-position, then mex')).toEqual(['mex']);
  expect(terms('remexed')).toEqual([]);
});

test('every game has the shared terms and adds its own', () => {
  for (const { terms, own } of glossaries) {
    expect(own('en').length).toBeGreaterThan(0);
    expect(terms('en').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['nim-sum', own('en')[0]?.name]),
    );
  }
});

test('the Sprague–Grundy theorem is listed for normal play only', () => {
  const knows = (id: string) =>
    glossaries
      .find((each) => each.id === id)
      ?.terms('en')
      .some(({ play }) => play !== undefined);
  expect(knows('wythoff')).toBe(true);
  expect(knows('misere_nim')).toBe(false);
});
