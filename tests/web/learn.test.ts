// Asks the solver about the claims of the tutorials. web/learn/README.md describes how a check is written.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTrial, renderTutorial } from '../../web/build/markdown';
import { chapters, pages as pageIds } from '../../web/build/learn_pages';
import { isQuestion, readQuestion } from '../../web/build/question';
import { readSource } from '../../web/build/learn_source';
import { gameNamed, registry } from '../../web/games/registry';
import { languages } from '../../web/i18n/language';
import { readAddress } from '../../web/page/address';
import { judgeCases } from '../corpus';
import { analysed, engine, laws, numbersIn, played } from './learn_laws';
import { program, programs, run } from './learn_programs';

const root = new URL('../../', import.meta.url).pathname;
const folder = join(root, 'web/learn');

// ---- checks

interface Check {
  readonly text: string;
  /** The paragraph, list or table after the check. */
  readonly block: string;
}

function checksIn(source: string): readonly Check[] {
  const pattern = /^<!-- check: (.*) -->\n(?=(?:<!--.*-->\n)*((?:.+\n)+))/gm;
  return [...source.matchAll(pattern)].map(([, text = '', block = '']) => ({ text, block }));
}

/** Splits into words; a text in quotation marks is one word. */
function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(/([^\s"]*)"([^"]*)"|(\S+)/g)].map(
    ([, key = '', quoted = '', bare]) => bare ?? key + quoted,
  );
}

async function checkAt(game: string, position: string, claims: readonly string[]): Promise<void> {
  const analysis = await analysed(game, position);
  const fact = (key: string): string | undefined =>
    analysis.facts.flatMap((each) => (each.key === key ? [each.value] : [])).join(' ') || undefined;
  const values = new Set(analysis.options.listed.map(({ grundy }) => Number(grundy)));
  const answers: Readonly<Record<string, () => string | undefined>> = {
    outcome: () => analysis.outcome,
    winning: () => analysis.winning.join(' ') || 'none',
    grundy: () => String(analysis.grundy),
    /** The distinct Grundy values of the options. */
    options: () => [...values].sort((a, b) => a - b).join(' '),
    /** The outcome in normal Nim. */
    normal: () => (fact('nim_sum') === '0' ? 'P' : 'N'),
    /** What the winning moves leave of a single heap. */
    leave: () => analysis.winning.map((move) => move.replace(/^1:/, '')).join(' '),
    /** The number of winning moves. */
    ways: () => String(analysis.winning.length),
    /** The Grundy values of the heaps. */
    components: () => analysis.components.join(' '),
  };
  expect(claims.length).toBeGreaterThan(0);
  for (const claim of claims) {
    const [key = '', wanted] = claim.split(/=(.*)/);
    expect(answers[key]?.() ?? fact(key), `${game} "${position}" ${key}`).toBe(wanted);
  }
}

const tried = new Map<string, Promise<void>>();

// ---- the tutorials

const pages = pageIds.flatMap((id) =>
  languages.map((language) => {
    const source = readSource(folder, id, language);
    return { id, language, source, page: renderTutorial(source, language, folder) };
  }),
);
const lessons = pages.filter(({ id }) => chapters.some((chapter) => chapter.id === id));
const fences = pages.flatMap(({ id, language, source, page }) =>
  page.fences.map((fence) => ({ id, language, source, fence })),
);

/** Compiles the programs that the tutorials name or show, two at a time. */
beforeAll(async () => {
  const named = fences.flatMap(({ fence }) => fence.attributes['program'] ?? []);
  const queue = [...new Set([...programs, ...named])];
  const worker = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) await program(name);
  };
  await Promise.all([worker(), worker()]);
}, 600_000);

describe.each(lessons)('$id in $language', ({ id, source }) => {
  const checks = checksIn(source);

  test('makes claims', () => {
    expect(checks.length).toBeGreaterThan(10);
    expect(checks.length).toBe(source.match(/<!--/g)?.length);
  });

  test.each(checks.map((check, at) => ({ ...check, at: at + 1 })))(
    '$at: $text',
    async ({ text, block }) => {
      const [kind, ...args] = wordsOf(text);
      // A claim that the text does not make would check nothing: all its numbers must be in the block, those of a
      // position one after the other.
      // A rule of heap games may be told in words.
      const claimed = text.replace(/nim_sum|^law \w+/, '').replaceAll(/ "[^"]*: ?/g, ' "');
      const told = numbersIn(block);
      expect(told).toEqual(expect.arrayContaining([...numbersIn(claimed)]));
      for (const [, position = ''] of claimed.matchAll(/ "([^"]*)"/g)) {
        expect(` ${told.join(' ')} `).toContain(
          ` ${numbersIn(position).join(' ')} `.replace('  ', ' '),
        );
      }
      if (kind === 'at') {
        const [game = '', position = '', ...claims] = args;
        return checkAt(game, position, claims);
      }
      if (kind === 'play') {
        const [game = '', position = '', move = '', next] = args;
        expect(await played(game, position, move)).toBe(next);
        return;
      }
      const [name = '', ...values] = args;
      expect(kind).toBe('law');
      const law = laws[name];
      if (!law) throw new Error(`no law ${name}`);
      // The languages share these results.
      const known = tried.get(text) ?? Promise.resolve(law(...values));
      tried.set(text, known);
      await known;
    },
  );

  test('has at most 2,500 words', () => {
    const { language, page } = lessons.find((lesson) => lesson.source === source) ?? {};
    if (language !== 'en') return;
    // Without programs, inputs, boards, and exercises that are drawn.
    const read = (page?.html ?? '')
      .replaceAll(/<(pre|dl|section)\b[^]*?<\/\1>/g, ' ')
      .replaceAll(/<math[^]*?<\/math>/g, ' x ')
      .replaceAll(/<[^>]*>/g, ' ');
    const words = read.match(/\S*[\p{L}\d]\S*/gu) ?? [];
    expect(words.length).toBeGreaterThan(500);
    expect(words.length).toBeLessThanOrEqual(2500);
  });

  test('shows its own game', () => {
    const { page } = lessons.find((lesson) => lesson.source === source) ?? {};
    const boards = page?.fences.filter(({ kind }) => kind === 'impartial') ?? [];
    expect(boards.length).toBeGreaterThan(1);
    const game = chapters.find((chapter) => chapter.id === id)?.game ?? '';
    const games: readonly unknown[] = [game, gameNamed(game)?.larger];
    for (const { attributes } of boards) expect(games).toContain(attributes['game']);
  });
});

test('a heading that went to another chapter leads there', () => {
  for (const { id, source } of lessons.filter((lesson) => lesson.id === 'number_game')) {
    const section = source.split('{#infinite}')[1]?.split('\n## ')[0];
    expect(section, id).toContain('(sylver_coinage.');
  }
});

test('every law is used', () => {
  const called = lessons.flatMap(({ source }) =>
    checksIn(source).flatMap(({ text }) => /^law (\w+)/.exec(text)?.[1] ?? []),
  );
  expect([...new Set(called)].sort()).toEqual(Object.keys(laws).sort());
});

describe.each(pageIds)('%s', (id) => {
  const [english, ...others] = pages.filter((page) => page.id === id);

  test('has the same claims, headings, boards and programs in every language', () => {
    expect(others.length).toBe(languages.length - 1);
    const facts = ({ source, page }: (typeof pages)[number]) => ({
      checks: checksIn(source).map(({ text }) => text),
      headings: page.headings.map(({ level, id: heading }) => `${level} ${heading}`),
      fences: page.fences.map(({ kind, info, body }) => [kind, info, kind === 'trial' && body]),
      links: linksIn(page.html),
    });
    for (const other of others) expect(facts(other)).toEqual(english && facts(english));
  });
});

/** Links into the page, without the language. */
function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/href="\.\.\/index\.html(#[^"]*)"/g)].map(([, hash = '']) =>
    hash.replaceAll('&amp;', '&').replace(/[?&]lang=[\w-]+$/, ''),
  );
}

describe.each(pages)('$id in $language', ({ language, page }) => {
  test('has no style attribute, and each heading id once', () => {
    expect(page.html).not.toMatch(/style=|<!--|\$/);
    const ids = page.headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.headings.filter(({ level }) => level === 1).length).toBe(1);
  });

  test('links into the page open the position that they name', async () => {
    const all = [...page.html.matchAll(/href="\.\.\/index\.html(#[^"]*)"/g)];
    for (const [, escaped = ''] of all) {
      const hash = escaped.replaceAll('&amp;', '&');
      const address = readAddress(hash);
      const query = new URLSearchParams(hash.split('?')[1]);
      const said = Object.fromEntries(query);
      expect(hash.startsWith(`#/v1/${address.game}`)).toBe(true);
      expect(address.language).toBe(language);
      for (const key of ['position', 'mode', 'hints'] as const) {
        expect(address.board[key], hash).toBe(said[key]);
      }
      const { position } = address.board;
      if (position !== undefined) await analysed(address.game, position);
    }
  });
});

test.each(fences.filter(({ fence }) => fence.kind === 'impartial'))(
  'a board: $fence.info',
  async ({ fence }) => {
    const known = ['game', 'position', 'moves', 'mode', 'rule', 'hints', 'lang', 'theme'];
    // Not the board's.
    known.push('id', 'another');
    const { game = '', position, moves = '', mode, hints } = fence.attributes;
    expect(Object.keys(fence.attributes).filter((key) => !known.includes(key))).toEqual([]);
    expect([undefined, 'analyse', 'play', 'quiz', 'static']).toContain(mode);
    expect([undefined, 'none', 'legal', 'outcomes', 'values', 'why']).toContain(hints);
    let at = position ?? '';
    for (const move of moves.split(' ').filter(Boolean)) at = await played(game, at, move);
    const { winning } = await analysed(game, at);
    // A quiz has an answer.
    if (mode === 'quiz') expect(winning.length).toBeGreaterThan(0);
  },
);

// ---- exercises

const questions = fences.filter(({ fence }) => isQuestion(fence));

test('an exercise has an id of its own', () => {
  const ids = questions.map(({ language, fence }) => `${language} ${fence.attributes['id']}`);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(questions)(
  '$fence.attributes.id in $language: the fold below it has the answer, which is checked',
  ({ source, fence }) => {
    const { right, choices } = readQuestion(fence);
    const [, ...after] = source.split(fence.body);
    const fold = /^```\n\n<details>[^]*?<\/details>/.exec(after.join(fence.body))?.[0] ?? '';
    const checks = checksIn(fold);
    expect(checks.length).toBeGreaterThan(0);
    if (choices.length > 0) return;
    expect(checks.flatMap(({ text }) => numbersIn(text))).toContain(right);
    expect(numbersIn(fold.replaceAll(/<!--.*-->/g, ''))).toContain(right);
  },
);

// ---- the programs of the tutorials

/** Input that a judge would feed: within its limits, digits and blanks only. */
const judged = judgeCases.filter(
  ({ input, notices }) => notices === '' && /^[\d\s]*$/.test(input.toString('latin1')),
);

/** The right programs, each with the judge that its link names. */
const right = fences.flatMap(({ language, fence: { attributes } }) => {
  const { file = '', part, run: judge = '' } = attributes;
  const name = file.replace(/^code\/|\.cpp$/g, '');
  const [game = '', dialect = ''] = judge.split('/');
  const isRight = language === 'en' && judge !== '' && !part && !name.includes('_wrong_');
  return isRight ? [{ name, game, dialect }] : [];
});

test('every game of a judge with a tutorial has a program', () => {
  const games = registry
    .filter(({ tutorial, dialects }) => tutorial && dialects.length > 0)
    .map(({ id }) => id);
  expect(right.map(({ game }) => game)).toEqual(expect.arrayContaining(games));
});

describe.each(right)('the program $name', ({ name, dialect }) => {
  const cases = judged.filter((each) => each.dialect === dialect);

  test('there is input to try', () => expect(cases.length).toBeGreaterThan(3));

  test.each(cases)('$title', async ({ input, answer }) => {
    expect(await run(name, input)).toBe(answer.toString());
  });
});

const trials = fences.filter(({ fence }) => fence.kind === 'trial');

test.each(trials)('$fence.attributes.program fails as the text claims', async ({ fence }) => {
  const { program: name = '', dialect = '', right: other } = fence.attributes;
  const [input, printed, right] = readTrial(fence);
  expect(printed).not.toBe(right);
  expect(await run(name, input)).toBe(printed);
  if (other !== undefined) {
    expect(await run(other, input)).toBe(right);
    return;
  }
  const { answer, notices } = await engine.solve(dialect, input);
  expect(notices).toEqual([]);
  expect(await answer.text()).toBe(right);
});

test('every program is shown or tried', () => {
  const named = fences.flatMap(({ fence }) => [
    fence.attributes['program'],
    fence.attributes['file']?.replace(/^code\/|\.cpp$/g, ''),
  ]);
  expect(programs.filter((name) => !named.includes(name))).toEqual([]);
});
