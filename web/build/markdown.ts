// Renders the tutorials' Markdown: markdown-it with heading ids, formulas, boards, code from files, and programs with
// the input on which they fail. web/learn/README.md shows each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import MarkdownIt from 'markdown-it';
import type { StateCore, StateInline, Token } from 'markdown-it';
import temml from 'temml';
import type { Language } from '../i18n/language.ts';
import { escapeHtml } from '../kit/escape_html.ts';
import { drawAnother, readAnother } from './another.ts';
import { readFence } from './fence.ts';
import type { Fence } from './fence.ts';
import { words } from './learn_words.ts';
import { drawQuestion, isQuestion } from './question.ts';

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

export interface Tutorial {
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly fences: readonly Fence[];
  readonly html: string;
}

/** Draws fences of one kind. */
export type DrawFence = (fence: Fence) => string;

/** Renders a tutorial. `folder` contains the code files. `own`: the kinds of fences that only this page has. */
export function renderTutorial(
  source: string,
  language: Language,
  folder: string,
  own: Readonly<Record<string, DrawFence>> = {},
): Tutorial {
  const markdown = new MarkdownIt({ html: true, typographer: true });
  const env = { language, folder };
  markdown.core.ruler.before('inline', 'heading_ids', headingIds);
  markdown.core.ruler.push('question_ids', questionIds);
  markdown.core.ruler.push('others', others);
  markdown.inline.ruler.before('escape', 'formula', formula);
  Object.assign(markdown.renderer.rules, {
    html_block: (tokens: Token[], at: number) => withoutComments(tokens[at]?.content ?? ''),
    fence: (tokens: Token[], at: number) => {
      const fence = readFence(tokens[at]);
      if (isQuestion(fence)) {
        const inline = (text: string) => markdown.renderInline(text, env);
        return drawQuestion(fence, language, inline) + drawSolved(fence, language);
      }
      return own[fence.kind]?.(fence) ?? drawFence(fence, language, folder);
    },
    another: (tokens: Token[], at: number) => {
      const fence = readFence(tokens[at]);
      const another = readAnother(fence);
      return another ? drawAnother(another, quizOf(fence) ?? '', language) : '';
    },
    table_open: () =>
      `<div class="table" tabindex="0" role="group" aria-label="${words[language].table}"><table>`,
    table_close: () => '</table></div>',
    formula: (tokens: Token[], at: number) => drawFormula(tokens[at]),
    link_open: (tokens: Token[], at: number) => {
      const token = tokens[at];
      const href = String(token?.attrGet('href'));
      if (href.startsWith('#/')) token?.attrSet('href', inPage(href, language));
      return markdown.renderer.renderToken(tokens, at, markdown.options);
    },
  });
  const tokens = markdown.parse(source, env);
  const headings = tokens.flatMap((token, at) =>
    token.type === 'heading_open'
      ? [
          {
            level: Number(token.tag.slice(1)),
            id: String(token.attrGet('id')),
            text: plainText(tokens[at + 1]),
          },
        ]
      : [],
  );
  return {
    title: headings[0]?.text ?? '',
    headings,
    fences: tokens.filter(({ type }) => type === 'fence').map(readFence),
    html: markdown.renderer.render(tokens, markdown.options, env),
  };
}

export function withoutComments(html: string): string {
  return html.replaceAll(/<!--[\s\S]*?-->\s*/g, '');
}

/** `## Text {#id}`: both languages use the same ids, so a link works in both. */
function headingIds({ tokens }: StateCore): void {
  for (const [at, token] of tokens.entries()) {
    const inline = tokens[at + 1];
    if (token.type !== 'heading_open' || !inline) continue;
    const [whole, id] = / \{#([a-z-]+)\}$/.exec(inline.content) ?? [];
    if (!whole || !id) throw new Error(`a heading without id: ${inline.content}`);
    inline.content = inline.content.slice(0, -whole.length);
    token.attrSet('id', id);
  }
}

/** What stands before an exercise's form says what is asked. */
function questionIds({ tokens }: StateCore): void {
  let asked: Token | undefined;
  for (const token of tokens) {
    if (token.level === 0 && /^(paragraph|ordered_list)_open$/.test(token.type)) asked = token;
    if (token.type !== 'fence' || !isQuestion(readFence(token))) continue;
    asked?.attrSet('id', `${readFence(token).attributes['id']}-question`);
  }
}

/** Others like an exercise stand behind the fold with its answer. */
function others(state: StateCore): void {
  for (let at = state.tokens.length - 1; at >= 0; --at) {
    const token = state.tokens[at];
    if (token?.type !== 'fence' || !readAnother(readFence(token))) continue;
    const isFolded = state.tokens[at + 1]?.content.startsWith('<details>') === true;
    const end = isFolded
      ? state.tokens.findIndex(
          ({ type, content }, place) =>
            place > at && type === 'html_block' && content.startsWith('</details>'),
        )
      : at;
    const another = new state.Token('another', '', 0);
    Object.assign(another, { info: token.info, content: token.content, block: true });
    state.tokens.splice(end + 1, 0, another);
  }
}

/** `$…$`, and `$$…$$` on a line of its own. Punctuation after a formula must not begin a line. */
function formula(state: StateInline, silent: boolean): boolean {
  const pattern = /^(?:\$\$([^$]+)\$\$|\$([^$\n]+)\$([,.;:?!)，。；：、？！）]*))/;
  const [whole, display, inline, punctuation] = pattern.exec(state.src.slice(state.pos)) ?? [];
  const content = display ?? inline;
  if (!whole || content === undefined) return false;
  if (!silent) {
    const token = state.push('formula', 'math', 0);
    Object.assign(token, { content, block: !!display, markup: punctuation ?? '' });
  }
  state.pos += whole.length;
  return true;
}

function drawFormula(token: Token | undefined): string {
  const { content = '', block = false, markup = '' } = token ?? {};
  // A plain power looks best in the digits of the text's font.
  const [, base, power] = /^(\d+)\^\{?(\d+)\}?$/.exec(content) ?? [];
  if (base && power) return `${base}<sup>${power}</sup>${markup}`;
  // The page's policy allows no style attributes; learn.css has the rules that Temml's markup needs.
  const math = temml
    .renderToString(content, { displayMode: block, throwOnError: true })
    .replaceAll(/ style="[^"]*"/g, '');
  if (block) return `<span class="display" tabindex="0">${math}</span>`;
  return markup ? `<span class="formula">${math}${markup}</span>` : math;
}

function plainText(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join('');
}

function drawFence(fence: Fence, language: Language, folder: string): string {
  switch (fence.kind) {
    case 'impartial':
      return drawBoard(fence, language) + drawSolved(fence, language);
    case 'trial':
      return drawTrial(fence, language);
    case 'cpp':
      return drawCode(fence, language, folder);
    default:
      return withCopy(`<pre tabindex="0"><code>${escapeHtml(fence.body)}</code></pre>`, language);
  }
}

// ---- boards

/** The names of a fence's attributes in the page's address (web/page/address.ts). */
const addressKeys = ['position', 'moves', 'hints'];

/** A code block that a script may turn into a board. Without the script it shows the position and a link. */
export function drawBoard({ info, attributes, body }: Fence, language: Language): string {
  const query = new URLSearchParams(
    addressKeys.flatMap((key) => {
      const value = attributes[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const href = inPage(`#/v1/${attributes['game']}?${query.toString()}`, language);
  const text = body.trim() || attributes['position'] || '';
  const link = `<a href="${escapeHtml(href)}">${words[language].openBoard}</a>`;
  return (
    `<pre class="board" data-impartial="${escapeHtml(ofBoard(info))}">` +
    `<code class="language-impartial">${escapeHtml(text)}\n${link}</code></pre>\n` +
    drawLate(language)
  );
}

/** Says that the board has not come; ../learn/boards.ts shows it. */
function drawLate(language: Language): string {
  const { late, reload } = words[language];
  return `<p class="late" role="alert" hidden>${late} <button type="button">${reload}</button></p>\n`;
}

/** What the board reads of a fence. A tutorial has told the rule already. */
function ofBoard(info: string): string {
  const asked = info.replaceAll(/ (?:id=\S+|another="[^"]*")/g, '');
  return /\brule=/.test(asked) ? asked : `${asked} rule=none`;
}

/** What a script remembers of an exercise: the board that was answered, or its id. Other fences have none. */
export function quizOf({ kind, attributes }: Fence): string | undefined {
  if (isQuestion({ kind })) return attributes['id'];
  if (kind !== 'impartial' || attributes['mode'] !== 'quiz') return undefined;
  return `${attributes['game']} ${attributes['position'] ?? ''}`;
}

/** Says that the reader has solved the exercise; ../learn/progress.ts shows it. */
function drawSolved(fence: Fence, language: Language): string {
  const quiz = quizOf(fence);
  if (quiz === undefined) return '';
  return `<p class="solved" data-quiz="${escapeHtml(quiz)}" hidden>${words[language].solved}</p>\n`;
}

/** A link into the page, in the tutorial's language. */
function inPage(hash: string, language: Language): string {
  const joint = hash.includes('?') ? (hash.endsWith('?') ? '' : '&') : '?';
  return `../index.html${hash}${joint}lang=${language}`;
}

// ---- programs

/** The input, the program's output and the right answer, separated by lines of dashes. */
export function readTrial({ body }: Fence): readonly [string, string, string] {
  const [input = '', printed = '', right = ''] = body.split(/^---\n/m);
  return [input, printed, right];
}

function drawTrial(fence: Fence, language: Language): string {
  const { input, printed, right } = words[language];
  const names = [input, printed, right];
  const parts = readTrial(fence).map(
    (text, at) =>
      `<div><dt>${names[at]}</dt><dd><pre tabindex="0">${escapeHtml(text.trimEnd())}</pre></dd></div>`,
  );
  return `<dl class="trial">${parts.join('')}</dl>\n`;
}

/** The whole file, or the lines between `// part` and `// end of part`. */
function readCode(fence: Fence, folder: string): string {
  const { file, part } = fence.attributes;
  if (!file) return fence.body;
  const text = readFileSync(join(folder, file), 'utf8');
  if (!part) return text;
  const [, indent = '', content] =
    /^( *)\/\/ part\n([\s\S]*?)^ *\/\/ end of part$/m.exec(text) ?? [];
  if (!content) throw new Error(`${file} has no part`);
  return content.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

/** Opens the page with the whole program; as ../desk/text_links.ts packs texts. */
function runLink({ attributes }: Fence, language: Language, folder: string): string {
  const { file, run } = attributes;
  if (!file || !run) return '';
  const program = deflateRawSync(readFileSync(join(folder, file)), { level: 9 });
  const href = inPage(`#/v1/${run}?program=${program.toString('base64url')}`, language);
  const { run: edit, mend } = words[language];
  return `<a class="run" href="${escapeHtml(href)}">${file.includes('_wrong_') ? mend : edit}</a>`;
}

function drawCode(fence: Fence, language: Language, folder: string): string {
  const { file } = fence.attributes;
  const label = escapeHtml(file ?? 'C++');
  const code = highlight(readCode(fence, folder).trimEnd());
  return withCopy(
    `<pre tabindex="0" role="group" aria-label="${label}"><code class="language-cpp">${code}</code></pre>`,
    language,
    file,
    runLink(fence, language, folder),
  );
}

/** A block of code with its name, a link that runs it, and a button that copies it. */
function withCopy(code: string, language: Language, name = '', run = ''): string {
  const head = `<figcaption>${name && `<span class="name">${escapeHtml(name)}</span>`}${run}${copyButton(language)}</figcaption>`;
  return `<figure class="code">${head}${code}</figure>\n`;
}

/** Copies the block of code in the same list item or figure; ../learn/copy.ts shows it. */
export function copyButton(language: Language): string {
  const { copy, copied } = words[language];
  return `<button type="button" class="copy" data-copied="${copied}" hidden>${copy}</button>`;
}

const keywords =
  'auto bool break case char const constexpr continue double else false for if int long namespace return signed ' +
  'static std struct true unsigned using void while';
const cppTokens = new RegExp(
  String.raw`(?<comment>//[^\n]*)|(?<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])')|(?<directive>^#[^\n]*)|` +
    String.raw`(?<number>\b\d[\d.']*\w*)|(?<keyword>\b(?:${keywords.replaceAll(' ', '|')})\b)`,
  'gm',
);

function highlight(code: string): string {
  let html = '';
  let at = 0;
  for (const match of code.matchAll(cppTokens)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += escapeHtml(code.slice(at, match.index));
    html += `<span class="${kind}">${escapeHtml(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(at));
}
