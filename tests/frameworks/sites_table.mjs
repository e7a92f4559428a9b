// The sites that sites.mjs builds: as small as the tool allows, with the settings that its users have. `STEP` is where a
// step of the place goes that is added to a file.

const paragraphs =
  'A line of the tutorial, as long as such lines are, with nothing in it.\n\n'.repeat(8);

/** The pages of a generator. `head`: what the tool wants before the text; `second`: the address of the second page. */
const markdown =
  (second, head = () => '') =>
  ({ title, once, boards }) =>
    [
      `${head(title)}# ${title}\n`,
      ...once,
      title === 'First' ? `[Go to the second page](${second})\n` : 'The end.\n',
      ...boards.flatMap((board) => [board, '', paragraphs]),
      '```cpp\nint x;\n```\n',
    ].join('\n');

const frontMatter =
  (more = '') =>
  (title) =>
    `---\ntitle: ${title}\n${more}---\n\n`;

const html =
  (second, around) =>
  ({ title, once, boards }) =>
    around(
      [
        ...once,
        `<h1>${title}</h1>`,
        title === 'First' ? `<p><a href="${second}">Go to the second page</a></p>` : '',
        ...boards.flatMap((board) => [board, `<p>${paragraphs.replaceAll('\n\n', '</p><p>')}</p>`]),
      ].join('\n'),
    );

const page = (body, head = '') =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A site</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`;

const notebook = ({ title, boards }) => {
  const cell = (cell_type, source, id) => ({
    cell_type,
    id,
    metadata: {},
    source,
    ...(cell_type === 'code' && { execution_count: null, outputs: [] }),
  });
  return JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: { kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' } },
    cells: [
      cell('markdown', `# ${title}\n\n[Go to the second page](second.html)`, 'head'),
      ...boards.map((board, index) => cell('code', board, `board${index}`)),
    ],
  });
};

/** Each page is a slide. */
const slides = (...pages) =>
  page(
    `<div class="reveal"><div class="slides">
${pages[0].once.join('\n')}
${pages.map(({ title, boards }) => `<section><h2>${title}</h2>${boards[0]}</section>`).join('\n')}
</div></div>
<script type="module">
  import Reveal from './node_modules/reveal.js/dist/reveal.mjs';
  new Reveal(document.querySelector('.reveal'), { hash: true }).initialize();
</script>`,
    ['reveal', 'theme/black']
      .map((file) => `<link rel="stylesheet" href="node_modules/reveal.js/dist/${file}.css">`)
      .join(''),
  );

const systemDark = (page) => page.emulateMedia({ colorScheme: 'dark' });

/**
 * What is not expected of a site. `check`: the check that does not hold, or `atTimes` does; `says`: what the console
 * says.
 */
const scriptsLast = {
  check: 'shift',
  // The scripts may come before the page is first drawn.
  atTimes: true,
  why: 'loads scripts after the page, so a board in the first screen moves the text below it once',
};

export const sites = {
  'MkDocs Material': {
    place: 'mkdocs',
    of: 'mkdocs-material',
    // The options of OI-wiki that concern pages and code.
    files: {
      'mkdocs.yml': `site_name: A site
site_url: http://page.test/
theme:
  name: material
  font: false
  features: [navigation.instant, navigation.tracking, navigation.tabs]
  palette:
    - { scheme: default, toggle: { icon: material/weather-sunny, name: To dark } }
    - { scheme: slate, toggle: { icon: material/weather-night, name: To light } }
markdown_extensions:
  - admonition
  - def_list
  - footnotes
  - meta
  - toc: { permalink: true }
  - pymdownx.arithmatex: { generic: true }
  - pymdownx.details
  - pymdownx.highlight: { linenums: true }
  - pymdownx.inlinehilite
  - pymdownx.keys
  - pymdownx.magiclink
  - pymdownx.superfences
  - pymdownx.tasklist: { custom_checkbox: true }
STEP
`,
    },
    pages: ['docs/index.md', 'docs/second.md'],
    write: markdown('second.md'),
    build: ['mkdocs', 'build', '--quiet'],
    output: 'site',
    staysLoaded: true,
    dark: (page) => page.getByTitle('To dark').click(),
    exceptions: [scriptsLast],
  },
  MkDocs: {
    place: 'mkdocs',
    of: 'mkdocs',
    files: { 'mkdocs.yml': 'site_name: A site\nSTEP\n' },
    pages: ['docs/index.md', 'docs/second.md'],
    write: markdown('second.md'),
    build: ['mkdocs', 'build', '--quiet'],
    output: 'site',
    exceptions: [
      scriptsLast,
      { says: /hljs is not defined$/, why: 'its highlighter is on a CDN, which is not there' },
    ],
  },
  VitePress: {
    place: 'vitepress',
    of: 'vitepress',
    npm: ['vitepress@1'],
    files: { '.vitepress/config.mjs': "export default {\n  title: 'A site',\n  STEP\n};\n" },
    pages: ['index.md', 'second.md'],
    write: markdown('./second'),
    build: ['npx', 'vitepress', 'build'],
    output: '.vitepress/dist',
    staysLoaded: true,
    dark: (page) => page.locator('.VPSwitchAppearance:visible').first().click(),
  },
  Docusaurus: {
    place: 'docusaurus',
    of: '@docusaurus/core',
    // Without the preset, whose search wants a version that some registries lack.
    npm: [
      '@docusaurus/core@3',
      '@docusaurus/plugin-content-docs@3',
      '@docusaurus/theme-classic@3',
      'react@19',
      'react-dom@19',
    ],
    files: {
      'docusaurus.config.js': `const config = {
  title: 'A site',
  url: 'http://page.test',
  baseUrl: '/',
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
  themes: ['@docusaurus/theme-classic'],
  STEP
};
module.exports = config;
`,
    },
    pages: ['docs/index.md', 'docs/second.md'],
    write: markdown('second.md', (title) => (title === 'First' ? '---\nslug: /\n---\n\n' : '')),
    build: ['npx', 'docusaurus', 'build'],
    output: 'build',
    staysLoaded: true,
    dark: async (page) => {
      await page
        .getByRole('button', { name: /dark and light mode/ })
        .first()
        .click();
    },
  },
  'Hexo NexT': {
    place: 'hexo',
    of: 'hexo-theme-next',
    npm: [
      'hexo@8',
      'hexo-renderer-marked@7',
      'hexo-renderer-stylus@3',
      'hexo-theme-next@8',
      '@next-theme/plugins@8',
    ],
    files: {
      '_config.yml': `title: A site
url: http://page.test
permalink: :title/
theme: next
theme_config:
  pjax: true
  # The theme's own sidebar moves the page when it opens.
  sidebar: { display: hide }
  darkmode: true
  vendors: { plugins: local }
`,
    },
    pages: ['source/_posts/first.md', 'source/_posts/second.md'],
    write: markdown('/second/', frontMatter()),
    build: ['npx', 'hexo', 'generate'],
    output: 'public',
    start: 'first/',
    staysLoaded: true,
    dark: systemDark,
  },
  'Hexo Butterfly': {
    place: 'hexo',
    of: 'hexo-theme-butterfly',
    npm: [
      'hexo@8',
      'hexo-renderer-marked@7',
      'hexo-renderer-pug@3',
      'hexo-renderer-stylus@3',
      'hexo-theme-butterfly@5',
    ],
    files: {
      '_config.yml': `title: A site
url: http://page.test
permalink: :title/
theme: butterfly
theme_config:
  CDN: { internal_provider: local }
  darkmode: { enable: true, button: true, autoChangeMode: 1 }
`,
    },
    pages: ['source/_posts/first.md', 'source/_posts/second.md'],
    write: markdown('/second/', frontMatter()),
    build: ['npx', 'hexo', 'generate'],
    output: 'public',
    start: 'first/',
    dark: systemDark,
  },
  'Hexo Fluid': {
    place: 'hexo',
    of: 'hexo-theme-fluid',
    npm: [
      'hexo@8',
      'hexo-renderer-ejs@2',
      'hexo-renderer-marked@7',
      'hexo-renderer-stylus@3',
      'hexo-theme-fluid@1',
    ],
    files: {
      '_config.yml': 'title: A site\nurl: http://page.test\npermalink: :title/\ntheme: fluid\n',
    },
    pages: ['source/_posts/first.md', 'source/_posts/second.md'],
    write: markdown('/second/', frontMatter()),
    build: ['npx', 'hexo', 'generate'],
    output: 'public',
    start: 'first/',
    dark: (page) => page.locator('#color-toggle-btn').click(),
    exceptions: [
      {
        says: /^\w*Error: .*(jQuery|NProgress|options)/,
        why: 'its libraries are on a CDN, which is not there',
      },
    ],
  },
  Hugo: {
    place: 'hugo',
    of: 'hugo',
    files: {
      'config.toml':
        'baseURL = "http://page.test/"\ndisableKinds = ["home", "taxonomy", "term", "RSS", "sitemap"]\n',
      'layouts/_default/single.html': page(
        '{{ .Content }}',
        '<style>@media (prefers-color-scheme: dark) { body { background: #111; color: #ddd } }</style>',
      ),
    },
    pages: ['content/first.md', 'content/second.md'],
    write: markdown('/second/', frontMatter()),
    build: ['hugo'],
    output: 'public',
    start: 'first/',
    dark: systemDark,
  },
  Jekyll: {
    place: 'jekyll',
    of: 'jekyll',
    files: {
      '_config.yml': 'title: A site\n',
      '_layouts/default.html': page(
        '{{ content }}',
        '<style>.dark body { background: #111; color: #ddd }</style>',
      ),
    },
    pages: ['index.md', 'second.md'],
    write: markdown('second.html', frontMatter('layout: default\n')),
    build: ['jekyll', 'build', '--quiet'],
    output: '_site',
    dark: (page) => page.evaluate(() => document.documentElement.classList.add('dark')),
  },
  'Astro Starlight': {
    place: 'starlight',
    of: '@astrojs/starlight',
    npm: ['astro@5', '@astrojs/starlight@0.36'],
    files: {
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'http://page.test',
  integrations: [
    starlight({
      title: 'A site',
      STEP
    }),
  ],
});
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    pages: ['src/content/docs/index.md', 'src/content/docs/second.md'],
    write: markdown('/second/', frontMatter()),
    build: ['npx', 'astro', 'build'],
    output: 'dist',
    dark: (page) => page.locator('starlight-theme-select select').first().selectOption('dark'),
  },
  'Sphinx Furo': {
    place: 'sphinx',
    of: 'python3-sphinx',
    files: { 'conf.py': "extensions = ['myst_parser']\nhtml_theme = 'furo'\nSTEP\n" },
    pages: ['index.md', 'second.md'],
    write: markdown('second.md'),
    build: ['sphinx-build', '-q', '-b', 'html', '.', '_build'],
    output: '_build',
    // Debian's Furo stays light on a dark system, although it declares both.
    dark: async (page) => {
      await systemDark(page);
      await page.evaluate(() => (document.body.dataset.theme = 'dark'));
    },
    exceptions: [
      {
        says: /Cannot use import statement outside a module$|normalize\.css\)$/,
        why: "Debian's Furo is incomplete: its script, and a style sheet, ask for files of the system",
      },
    ],
  },
  'reveal.js': {
    place: 'reveal',
    of: 'reveal.js',
    npm: ['reveal.js@6'],
    files: {},
    pages: ['index.html'],
    write: slides,
    counts: [1, 1],
    output: '.',
    staysLoaded: true,
    isDark: true,
    dark: async () => {},
    forward: (page) => page.keyboard.press('ArrowRight'),
    back: (page) => page.keyboard.press('ArrowLeft'),
  },
  Marp: {
    place: 'jekyll',
    of: '@marp-team/marp-cli',
    npm: ['@marp-team/marp-cli@4'],
    files: {},
    pages: ['slides.md'],
    write: (...pages) =>
      pages
        .map(({ title, once, boards }) => [...once, `# ${title}`, boards[0]].join('\n\n'))
        .join('\n\n---\n\n'),
    build: ['npx', 'marp', '--html', 'slides.md', '-o', 'index.html'],
    counts: [1, 1],
    output: '.',
    staysLoaded: true,
    forward: (page) => page.keyboard.press('ArrowRight'),
    back: (page) => page.keyboard.press('ArrowLeft'),
  },
  docsify: {
    place: 'cnblogs',
    of: 'docsify',
    npm: ['docsify@4'],
    into: 'index.html',
    files: {
      'index.html': page(
        `<div id="app"></div>
<script>window.$docsify = {}</script>
STEP
<script src="node_modules/docsify/lib/docsify.min.js"></script>`,
        '<link rel="stylesheet" href="node_modules/docsify/lib/themes/vue.css">',
      ),
    },
    pages: ['README.md', 'second.md'],
    write: markdown('second.md'),
    output: '.',
    staysLoaded: true,
    exceptions: [{ check: 'shift', atTimes: true, why: 'moves its own page when it has drawn it' }],
  },
  'Next.js': {
    place: 'html',
    of: 'next',
    npm: ['next@16', 'react@19', 'react-dom@19'],
    files: {
      'next.config.mjs': "export default { output: 'export' };\n",
      'app/layout.jsx':
        'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
      'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    },
    pages: ['app/page.jsx', 'app/second/page.jsx'],
    write: html(
      '/second',
      (body) =>
        `import Link from 'next/link';
export default () => <main>${body.replaceAll('<a href="/second">Go to the second page</a>', '<Link href="/second">Go to the second page</Link>')}</main>;
`,
    ),
    build: ['npx', 'next', 'build'],
    output: 'out',
    staysLoaded: true,
  },
  'Astro ClientRouter': {
    place: 'html',
    of: 'astro',
    npm: ['astro@5'],
    files: {},
    pages: ['src/pages/index.astro', 'src/pages/second.astro'],
    write: html(
      '/second',
      (body) =>
        `---
import { ClientRouter } from 'astro:transitions';
---
${page(body.replace('<script', '<script is:inline'), '<ClientRouter />')}`,
    ),
    build: ['npx', 'astro', 'build'],
    output: 'dist',
    staysLoaded: true,
  },
  Turbo: {
    place: 'html',
    of: '@hotwired/turbo',
    npm: ['@hotwired/turbo@8'],
    files: {},
    pages: ['index.html', 'second.html'],
    write: html('second.html', (body) =>
      page(
        body,
        '<script type="module" src="node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>',
      ),
    ),
    output: '.',
    staysLoaded: true,
  },
  'Jupyter nbconvert': {
    place: 'jupyter',
    of: 'python3-nbconvert',
    files: {},
    pages: ['index.ipynb', 'second.ipynb'],
    write: notebook,
    build: [
      '/usr/bin/python3',
      '-m',
      'nbconvert',
      '--to=html',
      '--execute',
      // Debian's own name files of the system.
      '--HTMLExporter.require_js_url=https://cdnjs.cloudflare.com/ajax/libs/require.js/2.1.10/require.min.js',
      '--HTMLExporter.mathjax_url=https://cdnjs.cloudflare.com/ajax/libs/mathjax/2.7.7/latest.js',
      'index.ipynb',
      'second.ipynb',
    ],
    output: '.',
  },
  'plain HTML': {
    place: 'html',
    files: {},
    pages: ['index.html', 'second.html'],
    write: html('second.html', (body) =>
      page(body, '<meta name="color-scheme" content="light dark">'),
    ),
    output: '.',
    dark: systemDark,
  },
};
