// The words of the places. `code` is between backticks.
import type { PlaceGroup, PlaceId, Step } from './places';

export interface PlaceWords {
  readonly groups: Readonly<Record<PlaceGroup, string>>;
  readonly names: Readonly<Record<PlaceId, string>>;
  /** What to know before the steps, in a sentence or two. */
  readonly notes: Readonly<Record<PlaceId, string>>;
  /** Where the text of a step goes. */
  readonly where: (step: Step) => string;
}

export const words: PlaceWords = {
  groups: {
    anywhere: 'Anywhere',
    sites: 'Sites made of Markdown',
    pages: 'Pages and programs',
    pictures: 'Where only pictures are allowed',
  },
  names: {
    link: 'Chat, comment, e-mail',
    mkdocs: 'MkDocs',
    vitepress: 'VitePress',
    docusaurus: 'Docusaurus',
    hexo: 'Hexo',
    hugo: 'Hugo',
    jekyll: 'Jekyll, GitHub Pages',
    starlight: 'Astro Starlight',
    sphinx: 'Sphinx with MyST',
    cnblogs: 'cnblogs',
    html: 'HTML page',
    frame: 'Frame (Moodle, WordPress)',
    reveal: 'reveal.js',
    jupyter: 'Jupyter notebook',
    react: 'React',
    vue: 'Vue',
    github: 'GitHub README',
    luogu: 'Luogu',
    csdn: 'CSDN',
    zhihu: 'Zhihu',
    codeforces: 'Codeforces',
  },
  notes: {
    link: 'The address holds the whole position.',
    mkdocs:
      'If the file has `extra_javascript` or `extra_css` already, add the address to its list. Works in every version, with Material and its instant loading.',
    vitepress: 'If the settings have `head` already, add the script to its list.',
    docusaurus: 'If the settings have `scripts` already, add the script to its list.',
    hexo: 'Works with every theme, from Hexo 5 on.',
    hugo: 'Works with every theme, from Hugo 0.93 on.',
    jekyll:
      'The script can stand anywhere on the page. If you write many such pages, put it into the layout of your theme instead.',
    starlight: 'If the settings have `head` already, add the script to its list.',
    sphinx:
      'If the settings have `html_js_files` already, add the address to its list. In reStructuredText, indent the element below `.. raw:: html`.',
    cnblogs:
      'Your blog needs the permission for JavaScript. Without it, use a picture as on Luogu.',
    html: 'All boards of a page share one solver. Without scripts the page shows the link inside.',
    frame:
      'The board runs in a sandbox, apart from your page. The height is that of the preview; a narrow page may need more.',
    reveal: 'The script can stand anywhere on the page.',
    jupyter:
      'Run it in a cell of code. The board stays in the notebook that `nbconvert` makes; on GitHub, which runs no scripts, use a picture.',
    react: 'The board is part of your bundle, so nothing is loaded from elsewhere.',
    vue: 'The board is part of your bundle, so nothing is loaded from elsewhere.',
    github:
      'Put the picture beside the README. It follows the reader’s light or dark theme, and a click opens the live board.',
    luogu: 'Upload the picture or paste it into the editor, and write the link below it.',
    csdn: 'Upload the picture or paste it into the editor, and write the link below it.',
    zhihu: 'Upload the picture or paste it into the editor, and write the link below it.',
    codeforces: 'Upload the picture or paste it into the editor, and write the link below it.',
  },
  where: ({ often, file, isNew, inside, kind }) => {
    if (kind === 'shell') return 'Once for the site, in a terminal';
    if (kind === 'svg' || kind === 'png') return 'The picture';
    if (kind === 'address') return 'The link';
    if (kind === 'link') return 'The link in Markdown';
    const how = { site: 'Once for the site', page: 'Once on the page', board: 'For each board' };
    if (!file) return how[often];
    const into = isNew ? `in a new file \`${file}\`` : `in \`${file}\``;
    return `${how[often]}, ${into}${inside ? `, inside \`${inside}\`` : ''}`;
  },
};
