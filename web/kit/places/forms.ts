// The text of a board in each form that other pages take: code fence, element, frame, linked picture.
import type { BoardAttribute } from '../board/attributes.ts';
import { escapeHtml } from '../escape_html.ts';

/** A board to be put into another page. */
export interface PlacedBoard {
  /** Its attributes in their written order; those that have their default are omitted. */
  readonly attributes: readonly (readonly [BoardAttribute, string])[];
  /** The position and the task in a sentence, for readers without scripts or pictures, and for search. */
  readonly title: string;
  /** The address of the same position in Impartial. */
  readonly link: string;
  /** The name of its picture's file, without ending. */
  readonly name: string;
  /** Its height in CSS pixels, so that the page keeps space for it from the start. */
  readonly height?: number;
}

/** Of a frame whose board has not been measured. */
export const usualHeight = 480;

function all({ attributes, height }: PlacedBoard): PlacedBoard['attributes'] {
  return height === undefined ? attributes : [...attributes, ['height', String(height)]];
}

/** A code fence in Markdown. The sentence comes first: it is all that a reader without scripts needs. */
export function fence(board: PlacedBoard): string {
  // In the body of the fence, because most renderers drop what follows the language.
  const written = all(board).map(([name, value]) => `${name}=${quoted(inOneLine(value))}`);
  return ['```impartial', inOneLine(board.title), '', written.join(' '), '```'].join('\n');
}

function quoted(value: string): string {
  if (/^[\w-]+$/.test(value)) return value;
  return value.includes('"') ? `'${value.replaceAll("'", '')}'` : `"${value}"`;
}

/** A line break or a backtick could end the fence. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\s`]+/g, ' ').trim();
}

/** The element, with the link as its content until the board is ready. */
export function element(board: PlacedBoard): string {
  const { title, link } = board;
  const written = all(board).map(([name, value]) => ` ${name}="${escapeHtml(inOneLine(value))}"`);
  return [
    `<impartial-board${written.join('')}>`,
    `  <a href="${escapeHtml(link)}">${escapeHtml(inOneLine(title))}</a>`,
    '</impartial-board>',
  ].join('\n');
}

/**
 * The permissions of a frame. A page that is opened from a sandbox would be in the sandbox too, where it cannot start
 * its solver.
 */
export const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The address of the page that shows only the board. `home`: the address of Impartial. */
export function frameAddress(
  { attributes }: Pick<PlacedBoard, 'attributes'>,
  home: string,
): string {
  const query = new URLSearchParams(attributes.map(([name, value]) => [name, value]));
  return new URL(`embed.html?${query}`, home).href;
}

/** Without `frameborder` browsers draw a border; a style would be simpler, but some Markdown refuses it. */
export function frame(board: PlacedBoard, home: string): string {
  const src = escapeHtml(frameAddress(board, home));
  const title = escapeHtml(inOneLine(board.title));
  return `<iframe src="${src}" title="${title}" width="100%" height="${board.height ?? usualHeight}" frameborder="0" loading="lazy" sandbox="${sandbox}"></iframe>`;
}

/** A picture in Markdown that leads to the board. `file`: the address of the picture. */
export function linkedPicture({ title, link }: PlacedBoard, file: string): string {
  return `[![${escapeMarkdown(title)}](${file})](${link})`;
}

export function markdownLink({ title, link }: PlacedBoard): string {
  return `[${escapeMarkdown(title)}](${link})`;
}

/** As little as possible, because some renderers lose escaped characters in a picture's text. */
function escapeMarkdown(text: string): string {
  return inOneLine(text).replaceAll(/[[\]\\]|<(?=[a-z/!?])/gi, String.raw`\$&`);
}
