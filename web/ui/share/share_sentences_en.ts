// The words of the share dialog, in a dictionary of their own because they are loaded with the dialog.
import type { BoardMode } from '../../kit/board/attributes';
import type { BoardTheme, Form, Snippet } from './snippets';

export interface ShareSentences {
  readonly title: string;
  readonly close: string;
  readonly form: string;
  readonly forms: Readonly<Record<Form, string>>;
  /** The places where the form works and its costs, in a line. */
  readonly about: Readonly<Record<Form, string>>;
  readonly mode: string;
  readonly modes: Readonly<Record<BoardMode, string>>;
  readonly language: string;
  /** The language of the page around the board. */
  readonly surrounding: string;
  readonly theme: string;
  readonly themes: Readonly<Record<BoardTheme, string>>;
  readonly preview: string;
  readonly copy: Readonly<Record<Snippet['kind'], string>>;
  readonly copied: string;
  readonly copyFailed: string;
  readonly download: string;
  readonly onceOnThePage: string;
}

export const words: ShareSentences = {
  title: 'Share this board',
  close: 'Close',
  form: 'Form',
  forms: {
    link: 'Link',
    picture: 'Picture',
    iframe: 'Frame',
    element: 'Element',
    fence: 'Code fence',
  },
  about: {
    link: 'Works everywhere: chats, comments, blogs. The address holds the whole position.',
    picture:
      'Where scripts are forbidden: Luogu, Codeforces, READMEs. An SVG for light and dark pages; it links to the live board.',
    iframe:
      'Where frames are allowed: OI-wiki, cnblogs, Moodle, most blogs. Runs in a sandbox, apart from your page.',
    element:
      'Where scripts are allowed: your own pages, Hexo, Hugo, VitePress, GitHub Pages. All boards of a page share one solver; without scripts the link inside is shown.',
    fence:
      'For Markdown sites (MkDocs, Hugo, Hexo, VitePress): put the script into the template once, then write a fence wherever you want a board.',
  },
  mode: 'Mode',
  modes: { analyse: 'Analyse', play: 'Play', quiz: 'Quiz', static: 'Static' },
  language: 'Language',
  surrounding: 'Same as the page',
  theme: 'Colours',
  themes: { system: 'Same as the page', light: 'Light', dark: 'Dark' },
  preview: 'Preview',
  copy: { link: 'Copy link', markdown: 'Copy Markdown', html: 'Copy HTML' },
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying; select the text instead',
  download: 'Download SVG',
  onceOnThePage: 'Once on the page:',
};
