// The tutorials as HTML pages: their list, and the frame around their text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { runnerImport } from 'vite';
import type * as KnownRules from './known_rules.ts';
import type * as Registry from '../games/registry.ts';
import type { FrameSentences } from '../i18n/frame_sentences.ts';
import { languages, say } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { escapeHtml } from '../kit/escape_html.ts';
import { pageFooter, pageHeader } from '../kit/frame.ts';
import type { Frame } from '../kit/frame.ts';
import { learnFile } from '../kit/learn_page.ts';
import { drawProblems, readLadder } from './ladder.ts';
import { words } from './learn_words.ts';
import { authorsParts } from './authors_page.ts';
import { readSource } from './learn_source.ts';
import { quizOf, renderTutorial, withoutComments } from './markdown.ts';
import type { DrawFence, Tutorial } from './markdown.ts';
import { pageHead } from './page_head.ts';
import { siteFacts } from './site_facts.ts';
import { staticHtml } from './static_html.ts';
import { traditionalWords } from './traditional_plugin.ts';

/** The chapters of the course in their order, and the game that each is about. */
export const chapters = [
  { id: 'p_and_n', game: 'heap_games' },
  { id: 'nim', game: 'heap_games' },
  { id: 'heap_games', game: 'heap_games' },
  { id: 'chess_rows', game: 'chess_rows' },
  { id: 'wythoff', game: 'wythoff' },
  { id: 'misere_nim', game: 'misere_nim' },
  { id: 'take_and_break', game: 'heap_games' },
  { id: 'number_game', game: 'number_game' },
  { id: 'sylver_coinage', game: 'sylver_coinage' },
] as const;
export const pages = [
  'index',
  ...chapters.map(({ id }) => id),
  'ladder',
  'rules',
  'authors',
] as const;
export type PageId = (typeof pages)[number];

const named = new Map(
  pages.flatMap((id) =>
    languages.map((language) => [learnFile(id, language), { id, language }] as const),
  ),
);
/** The names of the files in the folder learn/. */
export const files: readonly string[] = [...named.keys()];

const outlines = new Map<string, Outline>();

/** Every page lists all chapters. What it says of them depends on their text alone, so it is rendered once. */
function outlineOf(folder: string, id: PageId, language: Language): Outline {
  const source = readSource(folder, id, language);
  const found = outlines.get(source) ?? renderTutorial(source, language, folder);
  outlines.set(source, found);
  return found;
}

/** Returns a page's HTML as input for Vite. `root` is the repository. */
export async function renderPage(root: string, file: string): Promise<string> {
  const folder = join(root, 'web/learn');
  const { id: name, language } = named.get(file) ?? { id: 'index', language: 'en' };
  const said = words[language];
  const course = chapters.map((chapter) => ({
    ...chapter,
    ...outlineOf(folder, chapter.id, language),
  }));
  const own = await ownFences(root, name, course, language);
  const page = renderTutorial(readSource(folder, name, language), language, folder, own);
  const at = course.findIndex(({ id }) => id === name);
  const chapter = course[at];
  // The heading and the lead.
  const [opening = ''] = /^[^]*?(?=<h2)/.exec(page.html) ?? [];
  const frame: Frame = {
    words: said.frame,
    language,
    theme: 'system',
    site: siteFacts(root),
    home: '../',
    start: `../index.html#/v1/${chapter?.game ?? (name === 'rules' ? 'heap_games' : 'number_game')}?lang=${language}`,
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
    title: escapeHtml(chapter ? `${page.title} · ${said.frame.learn}` : page.title),
    description: escapeHtml(/<p class="lead">([^<]*)</.exec(page.html)?.[1] ?? page.title),
    header: staticHtml(pageHeader(frame, await gameLinks(said.frame, language))),
    footer: staticHtml(pageFooter(frame)),
    script:
      name === 'authors' ? '<script type="module" src="../web/learn/authors.ts"></script>' : '',
    name,
    contents: name === 'index' ? '' : drawContents(page, said.contents),
    opening: (chapter ? `<p class="number">${said.chapter(at)}</p>` : '') + opening,
    article: page.html.slice(opening.length),
    course: name === 'index' ? '' : drawCourse(course, at, language),
  };
  const template = withoutComments(readFileSync(join(folder, 'page.html'), 'utf8'));
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`page.html asks for ${key}`);
    return value;
  });
}

/** The kinds of fences that only this page has. */
async function ownFences(
  root: string,
  name: PageId,
  course: readonly Chapter[],
  language: Language,
): Promise<Readonly<Record<string, DrawFence>>> {
  if (name === 'authors') return authorsParts(root, language);
  const problems = await problemsOf(root, name, language);
  if (name !== 'rules') {
    return {
      problems,
      chapters: drawChapters(course, language),
      progress: () => drawKeep(language),
    };
  }
  const { module } = await (knownRules ??= imported<typeof KnownRules>('known_rules.ts'));
  const draw = await module.drawKnownRules(language);
  return { rules: ({ info }) => draw(info) };
}

/** The ladder's problems of this chapter, or of the one that the fence names. */
async function problemsOf(root: string, name: PageId, language: Language): Promise<DrawFence> {
  const { registry: games } = await theRegistry();
  const gameOf = (dialect: string): string => {
    const game = games.find(({ dialects }) => dialects.includes(dialect));
    if (!game) throw new Error(`no judge ${dialect}`);
    return game.id;
  };
  const all = readLadder(join(root, 'web/learn'));
  return ({ attributes }) => {
    const chapter = attributes['chapter'] ?? name;
    return drawProblems(
      all.filter((problem) => problem.chapter === chapter),
      language,
      gameOf,
    );
  };
}

/** Imported by Vite, which finds the boards of the registry and the words of each language. */
const imported = <Module>(file: string) =>
  runnerImport<Module>(fileURLToPath(new URL(file, import.meta.url)), {
    configFile: false,
    logLevel: 'error',
    plugins: [traditionalWords()],
  });
let registry: ReturnType<typeof imported<typeof Registry>> | undefined;
const theRegistry = async () =>
  (await (registry ??= imported<typeof Registry>('../games/registry.ts'))).module;
let knownRules: ReturnType<typeof imported<typeof KnownRules>> | undefined;

/** The way back to the boards. Without a script each is a stop of the Tab key. */
async function gameLinks({ games }: FrameSentences, language: Language): Promise<TemplateResult> {
  const { registry: all } = await theRegistry();
  return html`<nav class="games" aria-label=${games}>
    <ul>
      ${all.map(
        ({ id, name }) =>
          html`<li>
            <a href=${`../index.html#/v1/${id}?lang=${language}`}>${say(name, language)}</a>
          </li>`,
      )}
    </ul>
  </nav>`;
}

type Outline = Pick<Tutorial, 'title' | 'fences'>;
type Chapter = Outline & { readonly id: PageId };

function link(href: string, text: string, more = ''): string {
  return `<a href="${escapeHtml(href)}"${more}>${escapeHtml(text)}</a>`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `<li>${item}</li>`).join('');
}

function drawContents({ headings }: Tutorial, label: string): string {
  const parts = headings.filter(({ level }) => level === 2);
  const links = list(parts.map(({ id, text }) => link(`#${id}`, text)));
  const inside = `<nav aria-label="${label}"><ol>${links}</ol></nav>`;
  return `<details class="contents"><summary>${label}</summary>${inside}</details>`;
}

/** The chapters before and after this one, and the list of all. `at`: the place of this one, -1 for other pages. */
function drawCourse(course: readonly Chapter[], at: number, language: Language): string {
  const { next, previous, chapters: label } = words[language];
  const step = (rel: 'prev' | 'next', name: string, place: number): string => {
    const chapter = at < 0 ? undefined : course[place];
    if (!chapter) return '';
    const more = ` rel="${rel}" data-name="${name}"`;
    return link(learnFile(chapter.id, language), `${place} · ${chapter.title}`, more);
  };
  const all = course.map((chapter, index) => {
    const here = index === at ? ' aria-current="page"' : '';
    const name = link(learnFile(chapter.id, language), chapter.title, here);
    return name + drawProgress(chapter, language);
  });
  return (
    `<nav class="tutorials" aria-labelledby="tutorials-label">` +
    `<div class="steps">${step('prev', previous, at - 1)}${step('next', next, at + 1)}</div>` +
    `<p id="tutorials-label">${label}</p><ol start="0">${list(all)}</ol></nav>`
  );
}

/** How many of a chapter's exercises the reader has solved; ../learn/progress.ts fills it in. */
function drawProgress({ fences }: Chapter, language: Language): string {
  const quizzes = fences.flatMap((fence) => quizOf(fence) ?? []);
  const said = words[language].progress(quizzes.length);
  return ` <span class="progress" data-quizzes="${escapeHtml(quizzes.join('\n'))}" data-words="${said}" hidden></span>`;
}

/** The chapters in the index: each with its name and its line of the fence. */
function drawChapters(course: readonly Chapter[], language: Language): DrawFence {
  return ({ body }) => {
    const lines = body.trim().split('\n');
    if (lines.length !== course.length) throw new Error('the index needs a line for each chapter');
    const items = course.map((chapter, at) => {
      const name = link(learnFile(chapter.id, language), chapter.title);
      return `<h3>${name}</h3><p>${escapeHtml(lines[at] ?? '')}</p>${drawProgress(chapter, language)}`;
    });
    return `<ol class="chapters" start="0">${list(items)}</ol>\n`;
  };
}

/** Progress as a file; ../learn/keep.ts writes and reads it. */
function drawKeep(language: Language): string {
  const { save, load, file, replies } = words[language].keep;
  const said = Object.entries(replies).map(
    ([reply, text]) => `<p data-reply="${reply}" data-words="${escapeHtml(text)}" hidden></p>`,
  );
  return (
    `<div class="keep" hidden><button type="button" class="save">${save}</button> ` +
    `<button type="button" class="load">${load}</button>` +
    `<input type="file" accept=".json,application/json" aria-label="${file}" hidden />` +
    `<div role="status">${said.join('')}</div></div>\n`
  );
}
