// The tutorials as HTML pages: their list, and the frame around their text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, words } from '../learn/languages.ts';
import type { Language } from '../learn/languages.ts';
import { escapeHtml } from '../kit/escape_html.ts';
import { renderTutorial, withoutComments } from './markdown.ts';
import type { Tutorial } from './markdown.ts';
import { pageHead } from './page_head.ts';

/** The recommended reading order. The index comes first. */
export const tutorials = ['index', 'number_game', 'misere_nim', 'chess_rows', 'wythoff'] as const;
export type TutorialId = (typeof tutorials)[number];

/** The name of a page's file in the folder learn/. */
export function fileOf(id: TutorialId, language: Language): string {
  return language === 'en' ? `${id}.html` : `${id}.${language}.html`;
}

export const files: readonly string[] = tutorials.flatMap((id) =>
  languages.map((language) => fileOf(id, language)),
);

export function loadTutorial(folder: string, id: TutorialId, language: Language): Tutorial {
  const source = readFileSync(join(folder, `${id}.${language}.md`), 'utf8');
  return renderTutorial(source, language, folder);
}

/** Returns a page's HTML as input for Vite. `root` is the repository. */
export function renderPage(root: string, file: string): string {
  const folder = join(root, 'web/learn');
  const [name, language = 'en'] = file.replace(/\.html$/, '').split('.') as [TutorialId, Language?];
  const page = loadTutorial(folder, name, language);
  const said = words[language];
  const titleOf = (id: TutorialId) => loadTutorial(folder, id, language).title;
  const link = (href: string, text: string, more = '') =>
    `<a href="${escapeHtml(href)}"${more}>${escapeHtml(text)}</a>`;
  const list = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');

  const others = languages.filter((other) => other !== language);
  const values: Readonly<Record<string, string>> = {
    lang: said.tag,
    ...pageHead(root),
    alternates: [...languages, 'x-default' as const]
      .map((other) => {
        const [of, tag] =
          other === 'x-default' ? ['en' as const, other] : [other, words[other].tag];
        return `<link rel="alternate" hreflang="${tag}" href="${fileOf(name, of)}" />`;
      })
      .join(''),
    title: escapeHtml(name === 'index' ? page.title : `${page.title} · ${said.learn}`),
    description: escapeHtml(/<p class="lead">([^<]*)</.exec(page.html)?.[1] ?? page.title),
    home: link(
      `../index.html#/v1/${name === 'index' ? tutorials[1] : name}?lang=${said.tag}`,
      'Impartial',
    ),
    learn: link(
      fileOf('index', language),
      said.learn,
      name === 'index' ? ' aria-current="page"' : '',
    ),
    languages: others
      .map((other) =>
        link(
          fileOf(name, other),
          words[other].name,
          ` lang="${words[other].tag}" hreflang="${words[other].tag}"`,
        ),
      )
      .join(' '),
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
          link(fileOf(id, language), titleOf(id), id === name ? ' aria-current="page"' : ''),
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
