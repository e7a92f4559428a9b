// The words for known mistakes, and the parts of the tutorials that they link to.
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSource } from '../../web/build/learn_source';
import { renderTutorial } from '../../web/build/markdown';
import { explainMistake } from '../../web/games/mistakes';
import { gameNamed } from '../../web/games/registry';
import { speak } from '../../web/kit/loading';
import { languages } from '../../web/i18n/language';
import type { Language } from '../../web/i18n/language';
import type { MistakeSentences, TutorialHeadings } from '../../web/kit/board/mistake_words';

interface Mistakes {
  readonly mistakeSentences: Readonly<Record<Language, MistakeSentences>>;
  readonly tutorialHeadings?: TutorialHeadings;
}

const web = new URL('../../web/', import.meta.url).pathname;
const games = readdirSync(join(web, 'games')).filter((game) =>
  existsSync(join(web, 'games', game, 'mistakes.ts')),
);
const mistakes = await Promise.all(
  games.map(async (game) => {
    const module = (await import(`../../web/games/${game}/mistakes.ts`)) as Mistakes;
    return { game, ...module, ids: Object.keys(module.mistakeSentences.en) };
  }),
);

beforeAll(async () => {
  for (const language of languages) await speak(language);
});

const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '`');
/** Every number of a text, each once. */
const numbersIn = (text: string): readonly string[] => [...new Set(text.match(/\d+/g))].sort();

test('there are games with mistakes', () => expect(games.length).toBeGreaterThan(0));

describe.each(mistakes)('$game', ({ game, ids, mistakeSentences, tutorialHeadings }) => {
  test.each(languages)('%s: a title, and two sentences', (language) => {
    const said = mistakeSentences[language];
    expect(Object.keys(said).sort()).toEqual([...ids].sort());
    const end = language === 'en' ? /\.(?=\s|$)/g : /。/g;
    for (const [id, { title, sentences }] of Object.entries(said)) {
      expect(title, id).toMatch(/^\S.*[^\s.。]$/);
      expect(withoutCode(sentences).match(end)?.length, `${id}: ${sentences}`).toBe(2);
      expect(withoutCode(sentences), id).toMatch(/[.。]$/);
    }
  });

  test('every language has words of its own, with the same numbers', () => {
    for (const id of ids) {
      const texts = languages.map((language) => mistakeSentences[language][id]?.sentences ?? '');
      expect(new Set(texts).size, id).toBe(languages.length);
      const [english = '', ...others] = texts;
      for (const other of others) expect(numbersIn(other), id).toEqual(numbersIn(english));
    }
  });

  test('it has headings exactly if it has a tutorial', () => {
    expect(tutorialHeadings !== undefined).toBe(gameNamed(game)?.tutorial === true);
    if (tutorialHeadings) expect(Object.keys(tutorialHeadings).sort()).toEqual([...ids].sort());
  });

  test.each(tutorialHeadings ? languages : [])(
    'the tutorial in %s has the headings',
    (language) => {
      const folder = join(web, 'learn');
      const headingsOf = (chapter: string) => {
        const source = readSource(folder, chapter, language);
        return renderTutorial(source, language, folder).headings.map(({ id }) => id);
      };
      for (const id of ids) {
        const [heading, chapter = game] = (tutorialHeadings?.[id] ?? '').split('#').reverse();
        expect(headingsOf(chapter), id).toContain(heading);
      }
    },
  );

  test('a mistake is explained by its id', async () => {
    for (const language of languages) {
      for (const id of ids) {
        const words = mistakeSentences[language][id];
        const [heading, chapter = game] = (tutorialHeadings?.[id] ?? '').split('#').reverse();
        expect(await explainMistake(game, id, language)).toEqual({
          ...words,
          ...(heading && { place: { chapter, heading } }),
        });
      }
    }
    expect(await explainMistake(game, 'no_such_mistake', 'en')).toBeUndefined();
  });
});

test('a game without mistakes explains none', async () => {
  expect(await explainMistake('no_such_game', 'normal_nim', 'en')).toBeUndefined();
});
