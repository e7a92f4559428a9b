// The places where an author puts a board, as data: the share dialog, the authors' page and the tests that build real
// sites read the same steps. A step is a text and the file that it goes into; the texts of the board are in forms.ts.
//
//   stepsFor('mkdocs', { home: 'https://example.org/', board })
//   [{ often: 'site', kind: 'yaml', file: 'mkdocs.yml', text: 'extra_javascript:\n  - …/embed/load.js\n…' },
//    { often: 'board', kind: 'markdown', text: '```impartial\n…\n```' }]
import { escapeHtml } from '../escape_html.ts';
import { element, fence, frame, linkedPicture, markdownLink } from './forms.ts';
import type { PlacedBoard } from './forms.ts';

/** In the order and the groups in which people choose. */
export const placeGroups = {
  anywhere: ['link'],
  sites: [
    'mkdocs',
    'vitepress',
    'docusaurus',
    'hexo',
    'hugo',
    'jekyll',
    'starlight',
    'sphinx',
    'cnblogs',
  ],
  pages: ['html', 'frame', 'reveal', 'jupyter', 'react', 'vue'],
  pictures: ['github', 'luogu', 'csdn', 'zhihu', 'codeforces'],
} as const;

export type PlaceGroup = keyof typeof placeGroups;
export type PlaceId = (typeof placeGroups)[PlaceGroup][number];

export const placeIds: readonly PlaceId[] = Object.values(placeGroups).flat();

export type Form = 'link' | 'fence' | 'element' | 'frame' | 'picture';

export interface Step {
  /** Once for the whole site, once on each page with boards, or for each board. */
  readonly often: 'site' | 'page' | 'board';
  /** The language of the text (`link`: in Markdown); for `svg` and `png` the step is a picture, and `file` its name. */
  readonly kind:
    | 'shell'
    | 'yaml'
    | 'javascript'
    | 'python'
    | 'html'
    | 'markdown'
    | 'address'
    | 'link'
    | 'svg'
    | 'png';
  readonly text: string;
  /** The file that the text goes into, relative to the site; without it the text goes where the author writes. */
  readonly file?: string;
  /** The file is new, and the text is all of it. Otherwise the text is added to the file. */
  readonly isNew?: true;
  /** The part of the file that the text belongs into. Without it the text can stand anywhere. */
  readonly inside?: string;
}

export interface Setting {
  /** The address of Impartial, which ends with a slash. */
  readonly home: string;
  /** A published version, such as `0.1.0`, to stay on; without it the newest. */
  readonly version?: string;
  /** The newest version, for npm: it refuses an address whose file has changed. */
  readonly newest?: string;
  /** The hash of the standalone script of this version. A browser then runs this script and no other. */
  readonly integrity?: string;
  readonly board: PlacedBoard;
}

/** The one script that a page needs, the style sheet that keeps the space of boards until it comes, and the npm package. */
interface Load {
  readonly src: string;
  readonly sheet: string;
  readonly integrity: string | undefined;
  readonly packaged: string;
}

interface Place {
  readonly form: Form;
  /** `from`: the address of embed.html's folder. */
  readonly steps: (board: PlacedBoard, load: Load, from: string) => readonly Step[];
}

const places: Readonly<Record<PlaceId, Place>> = {
  link: {
    form: 'link',
    steps: (board) => [
      { often: 'board', kind: 'address', text: board.link },
      { often: 'board', kind: 'link', text: markdownLink(board) },
    ],
  },

  // This and Sphinx put scripts last.
  mkdocs: fenceAfter(({ src, sheet }) => ({
    kind: 'yaml',
    file: 'mkdocs.yml',
    text: `extra_javascript:\n  - ${src}\nextra_css:\n  - ${sheet}`,
  })),
  vitepress: fenceAfter(({ src }) => ({
    kind: 'javascript',
    file: '.vitepress/config.mjs',
    inside: 'export default { … }',
    text: `head: [['script', { src: '${src}' }]],`,
  })),
  docusaurus: fenceAfter(({ src }) => ({
    kind: 'javascript',
    file: 'docusaurus.config.js',
    inside: 'const config = { … }',
    text: `scripts: ['${src}'],`,
  })),
  // Unlike the settings of the themes, this works with each of them.
  hexo: fenceAfter((load) => ({
    kind: 'javascript',
    file: 'scripts/impartial.js',
    isNew: true,
    text: `hexo.extend.injector.register('head_end', '${script(load)}');`,
  })),
  // Hugo calls this template for each fence of the language, in any theme. Loading the script again costs nothing.
  hugo: fenceAfter((load) => ({
    kind: 'html',
    file: 'layouts/_default/_markup/render-codeblock-impartial.html',
    isNew: true,
    text: `${script(load)}\n<pre><code class="language-impartial">{{ .Inner }}</code></pre>`,
  })),
  // No file is in all themes, but every Markdown file takes HTML.
  jekyll: {
    form: 'fence',
    steps: (board, load) => [
      { often: 'page', kind: 'html', text: script(load) },
      { often: 'board', kind: 'markdown', text: fence(board) },
    ],
  },
  starlight: fenceAfter(({ src }) => ({
    kind: 'javascript',
    file: 'astro.config.mjs',
    inside: 'starlight({ … })',
    text: `head: [{ tag: 'script', attrs: { src: '${src}' } }],`,
  })),
  // Sphinx warns of each fence in a language that Pygments does not know.
  sphinx: {
    form: 'element',
    steps: (board, { src, sheet }) => [
      {
        often: 'site',
        kind: 'python',
        file: 'conf.py',
        text: `html_js_files = ['${src}']\nhtml_css_files = ['${sheet}']`,
      },
      { often: 'board', kind: 'html', text: element(board) },
    ],
  },
  cnblogs: fenceAfter((load) => ({ kind: 'html', file: '页脚 HTML 代码', text: script(load) })),

  html: elementOnPage(),
  frame: {
    form: 'frame',
    steps: (board, _load, from) => [{ often: 'board', kind: 'html', text: frame(board, from) }],
  },
  reveal: elementOnPage(),
  jupyter: {
    form: 'element',
    steps: (board, load) => [{ often: 'board', kind: 'python', text: cell(board, load) }],
  },
  react: {
    form: 'element',
    steps: (board, { packaged }) => [
      { often: 'site', kind: 'shell', text: `npm install ${packaged}` },
      { often: 'site', kind: 'javascript', file: 'src/main.jsx', text: define('react') },
      { often: 'board', kind: 'html', text: element(board) },
    ],
  },
  vue: {
    form: 'element',
    steps: (board, { packaged }) => [
      { often: 'site', kind: 'shell', text: `npm install ${packaged}` },
      { often: 'site', kind: 'javascript', file: 'src/main.js', text: define('vue') },
      {
        often: 'site',
        kind: 'javascript',
        file: 'vite.config.js',
        inside: 'vue({ … })',
        text: "template: { compilerOptions: { isCustomElement: (tag) => tag === 'impartial-board' } },",
      },
      { often: 'board', kind: 'html', text: element(board) },
    ],
  },

  github: {
    form: 'picture',
    steps: (board) => {
      const file = `${board.name}.svg`;
      return [
        { often: 'board', kind: 'svg', file, isNew: true, text: '' },
        { often: 'board', kind: 'markdown', file: 'README.md', text: linkedPicture(board, file) },
      ];
    },
  },
  luogu: uploaded('link'),
  csdn: uploaded('link'),
  zhihu: uploaded('address'),
  codeforces: uploaded('link'),
};

/** Where the script is loaded once for the site, and Markdown is written. */
function fenceAfter(setUp: (load: Load) => Omit<Step, 'often'>): Place {
  return {
    form: 'fence',
    steps: (board, load) => [
      { often: 'site', ...setUp(load) },
      { often: 'board', kind: 'markdown', text: fence(board) },
    ],
  };
}

function elementOnPage(): Place {
  return {
    form: 'element',
    steps: (board, load) => [
      { often: 'page', kind: 'html', text: script(load) },
      { often: 'board', kind: 'html', text: element(board) },
    ],
  };
}

/** Where pictures are uploaded, which give it an address of their own: the link stands below the picture. */
function uploaded(kind: 'link' | 'address'): Place {
  return {
    form: 'picture',
    steps: (board) => [
      { often: 'board', kind: 'png', file: `${board.name}.png`, isNew: true, text: '' },
      { often: 'board', kind, text: kind === 'link' ? markdownLink(board) : board.link },
    ],
  };
}

/** Defines the element, with its types for the framework. */
const define = (framework: string): string => `import 'impartial-games/${framework}';`;

/**
 * A classic script, because several generators load no modules (MkDocs before 1.5). It needs no CORS headers itself;
 * what it loads does. Not `async`: the browser draws the page after the script has kept the space of the boards.
 */
function script({ src, integrity }: Load): string {
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin` : '';
  return `<script src="${escapeHtml(src)}"${hash}></script>`;
}

/** A notebook shows no element in a Markdown cell, but in the output of code. */
function cell(board: PlacedBoard, load: Load): string {
  const html = `${script(load)}\n${element(board)}`.replaceAll(/['\\]/g, String.raw`\$&`);
  return `from IPython.display import HTML\nHTML('''\n${html}\n''')`;
}

/** The texts quote it with either quotation mark. */
function addressIn(folder: string, file: string): string {
  return new URL(file, folder).href.replaceAll("'", '%27');
}

export function formOf(id: PlaceId): Form {
  return places[id].form;
}

export function stepsFor(id: PlaceId, setting: Setting): readonly Step[] {
  const { home, version, newest, integrity, board } = setting;
  const of = (each?: string) => (each === undefined ? home : new URL(`v${each}/`, home).href);
  const from = of(version);
  const packaged = `${of(version ?? newest)}impartial-games.tgz`;
  // A hash says something only of a script that loads no others.
  const file = integrity === undefined ? 'embed/load.js' : 'embed/impartial.standalone.js';
  const [src, sheet] = [addressIn(from, file), addressIn(from, 'embed/space.css')];
  return places[id].steps(board, { src, sheet, integrity, packaged }, from);
}

/** Whether the place writes a script element, which can have a hash. */
export function takesIntegrity(id: PlaceId, setting: Setting): boolean {
  return stepsFor(id, setting).some(({ text }) => text.includes('<script '));
}
