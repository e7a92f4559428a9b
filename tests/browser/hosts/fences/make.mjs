// Renders document.md with the renderers that tutorial pages are made with, and writes what each makes of it to NAME.html.
// `node tests/browser/hosts/fences/make.mjs [folder]`, by hand: it installs some thousand npm packages into the folder (a
// temporary one if none is named) and expects the Debian packages named below.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const text = readFileSync(join(here, 'document.md'), 'utf8');
const folder = resolve(process.argv[2] ?? mkdtempSync(join(tmpdir(), 'renderers-')));

const run = (program, args, options = {}) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'], ...options });

// ---- npm packages

const packages = [
  'markdown-it@14 @shikijs/markdown-it@3 shiki@3 marked@16 showdown@2 @marp-team/marp-core@5',
  'unified@11 remark-parse@11 remark-rehype@11 rehype-stringify@10 rehype-highlight@7 rehype-prism-plus@2',
  'rehype-pretty-code@0.14 @shikijs/rehype@3 rehype-expressive-code@0.41 @astrojs/markdown-remark@6 vitepress@1',
  'hexo@8 hexo-renderer-marked@7 highlight.js prismjs',
  '@docusaurus/core@3 @docusaurus/plugin-content-docs@3 @docusaurus/theme-classic@3 react@19 react-dom@19',
].flatMap((line) => line.split(' '));

/** Imports a package as a module of the folder would. */
async function from(name) {
  const loader = join(folder, 'load.mjs');
  writeFileSync(loader, 'export default (name) => import(name);\n');
  const { default: load } = await import(pathToFileURL(loader).href);
  return load(name);
}

const load = async (name) => (await from(name)).default;

async function rehype(plugin, options) {
  const chain = (await from('unified')).unified();
  chain.use(await load('remark-parse')).use(await load('remark-rehype'));
  if (plugin) chain.use(await load(plugin), options);
  return String(await chain.use(await load('rehype-stringify')).process(text));
}

async function astro(syntaxHighlight) {
  const { createMarkdownProcessor } = await from('@astrojs/markdown-remark');
  return (await (await createMarkdownProcessor({ syntaxHighlight })).render(text)).code;
}

async function vitepress(options) {
  const { createMarkdownRenderer } = await from('vitepress');
  return (await createMarkdownRenderer(folder, options)).render(text, {});
}

async function marp() {
  const { Marp } = await from('@marp-team/marp-core');
  return new Marp({ script: false }).render(text).html;
}

async function showdown(flavor) {
  const converter = new (await load('showdown')).Converter();
  converter.setFlavor(flavor);
  return converter.makeHtml(text);
}

async function hexo(config) {
  const base = site({
    'package.json': JSON.stringify({
      name: 'x',
      dependencies: { 'hexo-renderer-marked': '*' },
      hexo: {},
    }),
    '_config.yml': JSON.stringify(config),
    'source/.keep': '',
  });
  symlinkSync(join(folder, 'node_modules'), join(base, 'node_modules'));
  const blog = new (await load('hexo'))(base, { silent: true });
  await blog.init();
  const { content } = await blog.post.render('', { content: text, engine: 'markdown' });
  await blog.exit();
  return content;
}

async function docusaurus() {
  const base = site({
    'package.json': JSON.stringify({ name: 'x' }),
    'docs/index.md': `---\nslug: /\n---\n${text}`,
    'docusaurus.config.js': `module.exports = {
      title: 'x', url: 'https://x.example', baseUrl: '/',
      plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
      themes: ['@docusaurus/theme-classic'],
    };`,
  });
  symlinkSync(join(folder, 'node_modules'), join(base, 'node_modules'));
  run(
    process.execPath,
    [join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    { cwd: base },
  );
  return article(readFileSync(join(base, 'build/index.html'), 'utf8'));
}

// ---- Programs of Debian

/** A folder with these files. */
function site(files) {
  const base = mkdtempSync(join(folder, 'site-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(base, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return base;
}

/** The part of a whole page that comes from the document: from its first fence to the end of the article. */
function article(html) {
  const start = html.indexOf('<', html.lastIndexOf('a block of code that is none.'));
  const end = /<\/(?:article|main|body)>/.exec(html.slice(start));
  return html.slice(start, start + (end?.index ?? html.length));
}

function pythonMarkdown(extensions, configs = '{}') {
  const call = `markdown.markdown(sys.stdin.read(), extensions=${extensions}, extension_configs=${configs})`;
  return run('/usr/bin/python3', ['-c', `import sys, markdown\nprint(${call})`], { input: text });
}

function mkdocs(extensions) {
  const base = site({
    'docs/index.md': text,
    'mkdocs.yml': `site_name: x\ntheme: {name: material, font: false}\nplugins: []\nmarkdown_extensions:\n${extensions}`,
  });
  run('mkdocs', ['build', '-q'], { cwd: base });
  return article(readFileSync(join(base, 'site/index.html'), 'utf8'));
}

function hugo(highlight) {
  const base = site({
    'content/_index.md': text,
    'layouts/index.html': '<main>{{ .Content }}</main>',
    'config.yaml': `baseURL: /\ndisableKinds: [taxonomy, term, RSS, sitemap]\nmarkup: ${JSON.stringify({ highlight })}\n`,
  });
  run('hugo', ['-s', base, '-d', join(base, 'public')]);
  return article(readFileSync(join(base, 'public/index.html'), 'utf8'));
}

function jekyll() {
  const base = site({
    'index.md': `---\nlayout: x\n---\n${text}`,
    '_layouts/x.html': '<main>{{ content }}</main>',
    '_config.yml': 'title: x\n',
  });
  run('jekyll', ['build', '-q', '-s', base, '-d', join(base, '_site')]);
  return article(readFileSync(join(base, '_site/index.html'), 'utf8'));
}

function sphinx(before = '') {
  const base = site({ 'index.md': before + text, 'conf.py': "extensions = ['myst_parser']\n" });
  run('sphinx-build', ['-q', '-b', 'html', base, join(base, '_build')]);
  // Behind the section is the sidebar.
  return article(readFileSync(join(base, '_build/index.html'), 'utf8')).split('</section>')[0];
}

function nbconvert() {
  const cells = [{ cell_type: 'markdown', id: 'a', metadata: {}, source: text }];
  const notebook = { cells, metadata: {}, nbformat: 4, nbformat_minor: 5 };
  const base = site({ 'x.ipynb': JSON.stringify(notebook) });
  run('/usr/bin/python3', ['-m', 'nbconvert', '--to', 'html', join(base, 'x.ipynb')]);
  return article(readFileSync(join(base, 'x.html'), 'utf8'));
}

// ---- What is made: the name of the file, the package whose version it names, the output

const shiki = { theme: 'github-light', fallbackLanguage: 'text' };
const custom =
  '        - {name: impartial, class: impartial, format: !!python/name:pymdownx.superfences.fence_code_format }\n';
/** @type {[file: string, package: string, render: () => string | Promise<string>][]} */
const fixtures = [
  ['markdown-it', 'markdown-it', async () => new (await load('markdown-it'))().render(text)],
  [
    'markdown-it-capital',
    'markdown-it',
    async () => new (await load('markdown-it'))().render(text.replaceAll('```i', '```I')),
  ],
  ['markdown-it-shiki', '@shikijs/markdown-it', markdownItShiki],
  ['marp', '@marp-team/marp-core', marp],
  // As its own script leaves it.
  [
    'marp-script',
    '@marp-team/marp-core',
    async () =>
      (await marp()).replaceAll('<pre is', '<marp-pre is').replaceAll('</pre>', '</marp-pre>'),
  ],
  ['marked', 'marked', async () => (await from('marked')).marked.parse(text)],
  ['showdown', 'showdown', () => showdown('ghost')],
  ['showdown-github', 'showdown', () => showdown('github')],
  ['remark', 'remark-rehype', () => rehype()],
  ['rehype-highlight', 'rehype-highlight', () => rehype('rehype-highlight')],
  ['rehype-prism', 'rehype-prism-plus', () => rehype('rehype-prism-plus', { ignoreMissing: true })],
  [
    'rehype-prism-lines',
    'rehype-prism-plus',
    () => rehype('rehype-prism-plus', { ignoreMissing: true, showLineNumbers: true }),
  ],
  ['rehype-pretty-code', 'rehype-pretty-code', () => rehype('rehype-pretty-code')],
  ['rehype-shiki', '@shikijs/rehype', () => rehype('@shikijs/rehype', shiki)],
  [
    'rehype-shiki-class',
    '@shikijs/rehype',
    () => rehype('@shikijs/rehype', { ...shiki, addLanguageClass: true }),
  ],
  ['expressive-code', 'rehype-expressive-code', () => rehype('rehype-expressive-code')],
  ['astro-shiki', '@astrojs/markdown-remark', () => astro('shiki')],
  ['astro-prism', '@astrojs/markdown-remark', () => astro('prism')],
  ['vitepress', 'vitepress', () => vitepress({})],
  ['vitepress-lines', 'vitepress', () => vitepress({ lineNumbers: true })],
  ['docusaurus', '@docusaurus/core', docusaurus],
  ['hexo', 'hexo', () => hexo({ syntax_highlighter: 'highlight.js' })],
  [
    'hexo-plain',
    'hexo',
    () =>
      hexo({ syntax_highlighter: 'highlight.js', highlight: { line_number: false, wrap: false } }),
  ],
  [
    'hexo-hljs',
    'hexo',
    () => hexo({ syntax_highlighter: 'highlight.js', highlight: { hljs: true, wrap: false } }),
  ],
  [
    'hexo-exclude',
    'hexo',
    () =>
      hexo({ syntax_highlighter: 'highlight.js', highlight: { exclude_languages: ['impartial'] } }),
  ],
  ['hexo-prism', 'hexo', () => hexo({ syntax_highlighter: 'prismjs' })],
  [
    'hexo-prism-browser',
    'hexo',
    () => hexo({ syntax_highlighter: 'prismjs', prismjs: { preprocess: false } }),
  ],
  ['hexo-none', 'hexo', () => hexo({ syntax_highlighter: '' })],
  ['python-markdown', 'python3-markdown', () => pythonMarkdown("['fenced_code']")],
  ['codehilite', 'python3-markdown', () => pythonMarkdown("['fenced_code', 'codehilite']")],
  [
    'codehilite-lines',
    'python3-markdown',
    () => pythonMarkdown("['fenced_code', 'codehilite']", "{'codehilite': {'linenums': True}}"),
  ],
  ['superfences', 'python3-pymdownx', () => pythonMarkdown("['pymdownx.superfences']")],
  [
    'superfences-class',
    'python3-pymdownx',
    () =>
      pythonMarkdown(
        "['pymdownx.superfences', 'pymdownx.highlight']",
        "{'pymdownx.highlight': {'pygments_lang_class': True}}",
      ),
  ],
  [
    'superfences-plain',
    'python3-pymdownx',
    () =>
      pythonMarkdown(
        "['pymdownx.superfences', 'pymdownx.highlight']",
        "{'pymdownx.highlight': {'use_pygments': False}}",
      ),
  ],
  [
    'superfences-lines-inline',
    'python3-pymdownx',
    () =>
      pythonMarkdown(
        "['pymdownx.superfences', 'pymdownx.highlight']",
        "{'pymdownx.highlight': {'linenums': True, 'linenums_style': 'inline'}}",
      ),
  ],
  ['mkdocs', 'mkdocs-material', () => mkdocs('  - pymdownx.superfences\n  - pymdownx.highlight\n')],
  [
    'mkdocs-lines',
    'mkdocs-material',
    () => mkdocs('  - pymdownx.superfences\n  - pymdownx.highlight: {linenums: true}\n'),
  ],
  [
    'mkdocs-custom',
    'mkdocs-material',
    () => mkdocs(`  - pymdownx.superfences:\n      custom_fences:\n${custom}`),
  ],
  ['hugo', 'hugo', () => hugo({})],
  ['hugo-classes', 'hugo', () => hugo({ noClasses: false })],
  ['hugo-guess', 'hugo', () => hugo({ guessSyntax: true })],
  ['hugo-lines', 'hugo', () => hugo({ lineNos: true })],
  ['hugo-lines-inline', 'hugo', () => hugo({ lineNos: true, lineNumbersInTable: false })],
  [
    'hugo-guess-lines-inline',
    'hugo',
    () => hugo({ guessSyntax: true, lineNos: true, lineNumbersInTable: false }),
  ],
  [
    'hugo-guess-lines-classes',
    'hugo',
    () => hugo({ guessSyntax: true, lineNos: true, lineNumbersInTable: false, noClasses: false }),
  ],
  ['hugo-plain', 'hugo', () => hugo({ codeFences: false })],
  ['jekyll', 'jekyll', jekyll],
  ['pandoc', 'pandoc', () => run('pandoc', ['-f', 'markdown', '-t', 'html'], { input: text })],
  ['sphinx-myst', 'python3-sphinx', () => sphinx()],
  [
    'sphinx-lines',
    'python3-sphinx',
    () => sphinx('```{highlight} none\n:linenothreshold: 1\n```\n\n'),
  ],
  ['nbconvert', 'python3-nbconvert', nbconvert],
];

async function markdownItShiki() {
  const markdown = new (await load('markdown-it'))();
  const plugin = await load('@shikijs/markdown-it');
  markdown.use(await plugin({ ...shiki, langs: ['cpp'] }));
  return markdown.render(text);
}

function versionOf(name) {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
      .version;
  } catch {
    return `${run('dpkg-query', ['-W', '-f', '${Version}', name]).trim()} (Debian)`;
  }
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "name": "renderers", "private": true }\n');
run(
  'npm',
  ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
  { cwd: folder },
);
for (const [name, of, render] of fixtures) {
  const html = await render();
  writeFileSync(join(here, `${name}.html`), `<!-- ${of} ${versionOf(of)} -->\n${html.trim()}\n`);
  console.log(name);
}
// Some of the renderers keep watchers open.
process.exit(0);
