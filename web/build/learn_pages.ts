// The tutorials as HTML pages: their list, and the frame around their text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { escapeHtml } from '../kit/escape_html.ts';
import { pageFooter, pageHeader } from '../kit/frame.ts';
import type { Frame } from '../kit/frame.ts';
import { learnFile } from '../kit/learn_page.ts';
import { words } from '../learn/words.ts';
import { authorsParts } from './authors_page.ts';
import { readSource } from './learn_source.ts';
import { renderTutorial, withoutComments } from './markdown.ts';
import type { DrawFence, Tutorial } from './markdown.ts';
import { pageHead } from './page_head.ts';
import { siteFacts } from './site_facts.ts';
import { staticHtml } from './static_html.ts';

/** The recommended reading order. The index comes first. */
export const tutorials = ['index', 'number_game', 'misere_nim', 'chess_rows', 'wythoff'] as const;
/** What is no tutorial comes last. */
export const pages = [...tutorials, 'authors'] as const;
export type PageId = (typeof pages)[number];

const named = new Map(
  pages.flatMap((id) =>
    languages.map((language) => [learnFile(id, language), { id, language }] as const),
  ),
);
/** The names of the files in the folder learn/. */
export const files: readonly string[] = [...named.keys()];

export function loadTutorial(
  folder: string,
  id: PageId,
  language: Language,
  own: Readonly<Record<string, DrawFence>> = {},
): Tutorial {
  return renderTutorial(readSource(folder, id, language), language, folder, own);
}

/** Returns a page's HTML as input for Vite. `root` is the repository. */
export async function renderPage(root: string, file: string): Promise<string> {
  const folder = join(root, 'web/learn');
  const { id: name, language } = named.get(file) ?? { id: 'index', language: 'en' };
  const own = name === 'authors' ? await authorsParts(root, language) : {};
  const page = loadTutorial(folder, name, language, own);
  const said = words[language];
  const titleOf = (id: PageId) => loadTutorial(folder, id, language).title;
  const link = (href: string, text: string, more = '') =>
    `<a href="${escapeHtml(href)}"${more}>${escapeHtml(text)}</a>`;
  const list = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');

  const isTutorial = name !== 'index' && name !== 'authors';
  const frame: Frame = {
    words: said.frame,
    language,
    theme: 'system',
    site: siteFacts(root),
    home: '../',
    start: `../index.html#/v1/${isTutorial ? name : tutorials[1]}?lang=${language}`,
    here: name === 'authors' ? 'embed' : name === 'index' ? 'learn' : undefined,
  };
  const values: Readonly<Record<string, string>> = {
    lang: language,
    ...pageHead(root),
    alternates: [...languages, 'x-default' as const]
      .map((other) => {
        const file = learnFile(name, other === 'x-default' ? 'en' : other);
        return `<link rel="alternate" hreflang="${other}" href="${file}" />`;
      })
      .join(''),
    title: escapeHtml(isTutorial ? `${page.title} · ${said.frame.learn}` : page.title),
    description: escapeHtml(/<p class="lead">([^<]*)</.exec(page.html)?.[1] ?? page.title),
    header: staticHtml(pageHeader(frame)),
    footer: staticHtml(pageFooter(frame)),
    script:
      name === 'authors' ? '<script type="module" src="../web/learn/authors.ts"></script>' : '',
    contentsLabel: said.contents,
    contents: list(
      page.headings.filter(({ level }) => level === 2).map(({ id, text }) => link(`#${id}`, text)),
    ),
    article: page.html,
    tutorialsLabel: said.tutorials,
    tutorials: list(
      tutorials
        .filter((id) => id !== 'index')
        .map((id) =>
          link(learnFile(id, language), titleOf(id), id === name ? ' aria-current="page"' : ''),
        ),
    ),
  };
  const template = withoutComments(readFileSync(join(folder, 'page.html'), 'utf8'));
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`page.html asks for ${key}`);
    return value;
  });
}
