// The ladder of problems: each is of a chapter, and what opens here is answered here.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLadder } from '../../web/build/ladder';
import { chapters } from '../../web/build/learn_pages';
import { readSource } from '../../web/build/learn_source';
import { renderTutorial } from '../../web/build/markdown';
import { dialectTexts } from '../../web/games/dialects';
import { parseKnownRules } from '../../web/games/heap_games/known_rules';
import tsv from '../../web/games/heap_games/known_rules.tsv?raw';
import { registry } from '../../web/games/registry';
import { languages, say } from '../../web/i18n/language';

const folder = join(import.meta.dirname, '../../web/learn');
const ladder = readLadder(folder);
const rules = parseKnownRules(tsv);

/** As the names of the dialects have it. */
const plain = (judge: string): string =>
  judge
    .toLowerCase()
    .replace(/^codeforces/, 'cf')
    .replaceAll(' ', '');

/** The judges that each dialect answers. */
const dialects = new Map(
  registry.flatMap(({ id, dialects: own }) =>
    own.map((dialect) => {
      const names = say(dialectTexts[id]?.[dialect]?.name ?? '', 'en').split(/ · |, /);
      return [dialect, names.map(plain)] as const;
    }),
  ),
);

test('there are enough problems, each once, most of which open here', () => {
  expect(ladder.length).toBeGreaterThanOrEqual(40);
  expect(ladder.filter(({ open }) => open !== '').length).toBeGreaterThan(ladder.length / 2);
  const judges = ladder.flatMap((problem) => problem.judges);
  expect(new Set(judges).size).toBe(judges.length);
});

describe.each(ladder)('$judges: $title', ({ judges, know, chapter, open }) => {
  test('says in each language what one has to know', () => {
    expect(know.en).toMatch(/^[^\p{Script=Han}]+\.$/u);
    for (const language of ['zh-Hans', 'zh-Hant'] as const) {
      expect(know[language]).toMatch(/\p{Script=Han}.*。$/u);
    }
    expect(chapters.map(({ id }) => id)).toContain(chapter);
  });

  test('opens here if and only if this judge is answered here', () => {
    const wanted = judges.map(plain);
    const answering = [...dialects].filter(([dialect, names]) =>
      wanted.some((judge) => judge === dialect || names.includes(judge)),
    );
    const known = rules.filter((rule) => rule.judges.map(plain).some((id) => wanted.includes(id)));
    const answers = answering.length
      ? answering.map(([dialect]) => dialect)
      : known.map(({ id }) => `known:${id}`);
    if (answers.length > 0) expect(answers).toContain(open);
    else expect(open).toBe('');
  });
});

test.each(languages)('the page in %s has each chapter that has problems, in order', (language) => {
  const { headings, fences } = renderTutorial(
    readSource(folder, 'ladder', language),
    language,
    folder,
  );
  const shown = fences.map(({ attributes }) => attributes['chapter']);
  const used = chapters.filter(({ id }) => ladder.some(({ chapter }) => chapter === id));
  expect(shown).toEqual(used.map(({ id }) => id));
  const titles = used.map(({ id }) => {
    const { title } = renderTutorial(readSource(folder, id, language), language, folder);
    return `${chapters.findIndex((chapter) => chapter.id === id)} · ${title}`;
  });
  expect(headings.slice(1).map(({ text }) => text)).toEqual(titles);
});
