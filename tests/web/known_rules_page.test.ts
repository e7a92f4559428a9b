// The page of the known rules: what it says of each is true by the oracle's rules, its links open, and it is complete.
import { describe, expect, test } from 'vitest';
import { drawKnownRules, knownRules } from '../../web/build/known_rules';
import { judgeLink } from '../../web/build/judge_links';
import { files, renderPage } from '../../web/build/learn_pages';
import { languages } from '../../web/i18n/language';
import { learnFile } from '../../web/kit/learn_page';
import { readAddress } from '../../web/page/address';
import { speakAll } from './languages';

await speakAll();
const root = new URL('../../', import.meta.url).pathname;
const rules = await knownRules();
const groups = ['sets', 'sentences', 'codes', 'misere'];

/** The sections of a page, by their anchors. */
function sectionsOf(html: string): ReadonlyMap<string, string> {
  const found = [...html.matchAll(/<section class="known" id="([^"]+)">([^]*?)<\/section>/g)];
  return new Map(found.map(([, id = '', text = '']) => [id, text]));
}

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(languages)('in %s', (language) => {
  test('the page has each rule once, with a name, judges, and a link that opens it', async () => {
    const page = await renderPage(root, learnFile('rules', language));
    const sections = sectionsOf(page);
    expect(rules.length).toBeGreaterThanOrEqual(60);
    expect([...sections.keys()].sort()).toEqual(rules.map(({ id }) => id).sort());
    for (const { id, name, judges, position, table } of rules) {
      const section = unescaped(sections.get(id) ?? '');
      expect(section, id).toContain(`<h3>${name[language]}</h3>`);
      for (const judge of judges) expect(section, id).toContain(`>${judge}</`);
      const [, hash = ''] = /href="\.\.\/index\.html(#[^"]*)"/.exec(section) ?? [];
      expect(readAddress(hash), id).toMatchObject({
        game: 'heap_games',
        board: { position },
        language,
      });
      expect(section, id).toContain(table.values.slice(0, 20).join(' '));
      expect(section).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('each rule is in words of the language', async () => {
    const draw = await drawKnownRules(language);
    for (const group of groups) {
      const words = draw(group).replaceAll(/<pre[^]*?<\/pre>|<h3>.*<\/h3>/g, '');
      if (language === 'en') expect(words).not.toMatch(/\p{Script=Han}/u);
      else expect(words.match(/无法再走|無法再走/g)?.length, group).toBeGreaterThan(5);
    }
  });
});

test('a group without rules is refused', async () => {
  const draw = await drawKnownRules('en');
  expect(() => draw('no_such_group')).toThrow('no known rules');
});

/** The Grundy values by the definition, for the rules that a line says. */
const byDefinition: Readonly<Record<string, (n: number) => readonly (readonly number[])[]>> = {
  bash: (n) => [1, 2, 3].flatMap((k) => (k <= n ? [[n - k]] : [])),
  stick_game: (n) => [1, 3, 4].flatMap((k) => (k <= n ? [[n - k]] : [])),
  half: (n) => Array.from({ length: Math.floor(n / 2) }, (_, k) => [n - k - 1]),
  kayles: (n) =>
    [1, 2].flatMap((k) => Array.from({ length: Math.max(0, n - k + 1) }, (_, a) => [a, n - k - a])),
  grundy: (n) =>
    Array.from({ length: n }, (_, a) => [a, n - a]).filter(([a = 0, b = 0]) => 0 < a && a < b),
  nim: (n) => Array.from({ length: n }, (_, left) => [left]),
};

test.each(Object.keys(byDefinition))('the values of %s are those by the definition', (id) => {
  const { table } = rules.find((rule) => rule.id === id) ?? { table: { values: [] } };
  const values: number[] = [];
  for (let n = 0; n < 60; ++n) {
    const options = byDefinition[id]?.(n) ?? [];
    const found = new Set(
      options.map((parts) => parts.reduce((xor, m) => xor ^ (values[m] ?? 0), 0)),
    );
    let mex = 0;
    while (found.has(mex)) ++mex;
    values.push(mex);
  }
  expect(table.values.slice(0, 60).map(Number)).toEqual(values);
});

test('a period that a name tells is the one that is proved', () => {
  const told = rules.filter(({ name }) => /period [\d,]+/.test(name.en));
  expect(told.length).toBeGreaterThan(6);
  for (const { id, name, table } of told) {
    const [, length = '', after] = /period ([\d,]+)(?: after ([\d,]+))?/.exec(name.en) ?? [];
    const number = (text: string) => Number(text.replaceAll(',', ''));
    // Its table would need the memory of a larger machine.
    if (id === 'octal_0.1777') expect(table.period).toBeNull();
    else expect(Number(table.period?.length), id).toBe(number(length));
    if (after && table.period) expect(Number(table.period.start), id).toBe(number(after) + 1);
  }
});

test('a judge’s problem has an address, or its judge has none that is made of the id', () => {
  const judges = [...new Set(rules.flatMap((rule) => rule.judges))];
  const without = judges.filter((judge) => judgeLink(judge) === undefined);
  expect([...new Set(without.map((judge) => judge.replace(/ \d+$/, '')))].sort()).toEqual([
    'BZOJ',
    'LeetCode',
    'LightOJ',
  ]);
  for (const judge of judges) {
    const link = judgeLink(judge);
    if (link !== undefined) expect(() => new URL(link)).not.toThrow();
  }
  expect(judgeLink('HDU 1846')).toBe('https://acm.hdu.edu.cn/showproblem.php?pid=1846');
  expect(judgeLink('UVa 12293')).toBe('https://onlinejudge.org/external/122/12293.pdf');
});

test('the list is found from Learn and from the game', async () => {
  for (const language of languages) {
    const file = learnFile('rules', language);
    expect(files).toContain(file);
    expect(await renderPage(root, learnFile('index', language))).toContain(`href="${file}"`);
  }
});
