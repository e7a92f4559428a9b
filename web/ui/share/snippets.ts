// The texts that bring a board into another page, one for each form. Pure functions: the page's address is a parameter.
import type { GameId } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { BoardMode } from '../../kit/board/attributes';
import { formatAddress } from '../address';
import { escapeHtml } from '../../kit/escape_html';

export const forms = ['link', 'picture', 'iframe', 'element', 'fence'] as const;
export type Form = (typeof forms)[number];

export const boardThemes = ['system', 'light', 'dark'] as const;
export type BoardTheme = (typeof boardThemes)[number];

/** The shared board. */
export interface SharedBoard {
  readonly game: GameId;
  readonly dialect: string;
  /** The start, and the moves made from there. */
  readonly position: string;
  readonly moves: readonly string[];
  readonly mode: BoardMode;
  /** Defaults to the language of the page around the board, or the reader's. */
  readonly language?: Language;
  readonly theme: BoardTheme;
}

export interface Snippet {
  /** The format of the text, which names the copy button. */
  readonly kind: 'link' | 'markdown' | 'html';
  readonly text: string;
}

/** A board's attributes in their written order; defaults are omitted. */
function attributesOf(board: SharedBoard): readonly (readonly [string, string])[] {
  const { game, position, moves, mode, language, theme } = board;
  const all: readonly (readonly [string, string | undefined])[] = [
    ['game', game],
    ['position', position],
    ['moves', moves.length > 0 ? moves.join(' ') : undefined],
    ['mode', mode === 'analyse' ? undefined : mode],
    ['lang', language],
    ['theme', theme === 'system' ? undefined : theme],
  ];
  return all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** The link to the board in Impartial. `home`: the page's address without query and hash. */
export function linkTo(board: SharedBoard, home: string): string {
  const { game, dialect, position, moves, mode, language } = board;
  const playing = mode === 'play' ? ({ mode: 'play' } as const) : {};
  const sealed = mode === 'quiz' ? ({ hints: 'none' } as const) : {};
  return (
    home +
    formatAddress({
      game,
      dialect,
      position,
      ...(moves.length > 0 && { moves }),
      ...playing,
      ...sealed,
      ...(language && { language }),
    })
  );
}

/** The address of the page that shows only the board. */
export function frameOf(board: SharedBoard, home: string): string {
  const query = new URLSearchParams(attributesOf(board).map(([name, value]) => [name, value]));
  return new URL(`embed.html?${query}`, home).href;
}

/** A file name for the picture: short, and valid everywhere. */
export function pictureName({ game, position }: SharedBoard): string {
  const short = position
    .replaceAll(/[^0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return `${game}${short && `-${short}`}.svg`;
}

export interface SnippetSource {
  readonly board: SharedBoard;
  readonly home: string;
  /** The board's name in words. */
  readonly title: string;
  /** The picture as an SVG document. */
  readonly svg: string;
}

export function snippetsOf(form: Form, source: SnippetSource): readonly Snippet[] {
  const { board, home, title, svg } = source;
  const link = linkTo(board, home);
  const attributes = attributesOf(board);
  switch (form) {
    case 'link':
      return [
        { kind: 'link', text: link },
        { kind: 'markdown', text: `[${escapeMarkdown(title)}](${link})` },
      ];
    case 'picture':
      return [
        {
          kind: 'markdown',
          text: `[![${escapeMarkdown(title)}](${pictureName(board)})](${link})`,
        },
        {
          kind: 'html',
          text: `<a href="${escapeHtml(link)}"><img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="${escapeHtml(title)}"></a>`,
        },
      ];
    case 'iframe':
      return [
        {
          kind: 'html',
          text: `<iframe src="${escapeHtml(frameOf(board, home))}" title="${escapeHtml(title)}" width="100%" height="480" loading="lazy" sandbox="allow-scripts allow-popups"></iframe>`,
        },
      ];
    case 'element': {
      const written = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
      return [
        {
          kind: 'html',
          text: [
            scriptTag(home, 'embed/impartial-board.js'),
            `<impartial-board${written}>`,
            `  <a href="${escapeHtml(link)}">${escapeHtml(title)}</a>`,
            '</impartial-board>',
          ].join('\n'),
        },
      ];
    }
    case 'fence': {
      // In the body of the fence, because most renderers drop what follows the language.
      const written = attributes
        .map(([name, value]) =>
          /^[\w-]+$/.test(value) ? `${name}=${value}` : `${name}="${value}"`,
        )
        .join(' ');
      return [
        { kind: 'markdown', text: ['```impartial', written, '```'].join('\n') },
        { kind: 'html', text: scriptTag(home, 'embed/auto.js') },
      ];
    }
  }
}

function scriptTag(home: string, path: string): string {
  return `<script type="module" src="${escapeHtml(new URL(path, home).href)}"></script>`;
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[[\]\\<]/g, String.raw`\$&`);
}
