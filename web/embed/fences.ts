// The code fences in a page that are to be boards, and the space that is kept for them. Nothing in the page is touched:
// a framework may compare it with its own while it starts (hydration).
import { attributeLines, parseAttributes } from '../kit/board/fence_text';

// The marks that renderers give to a fence of this language. ../../tests/browser/hosts/fences has the output of each.
const marked =
  '[data-impartial], .language-impartial, .lang-impartial, .highlight-impartial, .highlight-source-impartial, ' +
  'pre.impartial, code.impartial, figure.impartial, [data-language=impartial], [data-lang=impartial], pre[lang=impartial]';
/** Renderers that drop the name of a language that they do not know put one of these in its place. */
const otherLanguage = /\blang(?:uage)?-(?!text|txt|plain|none|fallback|default)/;
/** What renderers put around the code: frames, buttons, line numbers. */
const around =
  'pre, figure, .highlight, .highlight-impartial, .codehilite, .highlighttable, .codehilitetable, .chroma, ' +
  '.expressive-code, .gatsby-highlight, div[class*=language-]';
/** What stands in no frame of a renderer, but in a part of the page that is marked alike. */
const prose = 'p, h1, h2, h3, h4, h5, h6, ul, ol, section, impartial-board';
/** Elements that hold one line of the code each. */
const lines = '.line, .code-line, .token-line, .ec-line, [data-line]';

/** The outermost element of each fence, with the text of its attributes. */
export function findFences(): Map<Element, string> {
  const found = new Map<Element, string>();
  for (const each of document.querySelectorAll(`${marked}, pre`)) {
    // Some renderers mark a fence twice, one mark inside the other. A fence inside a board is its fall-back content.
    if (each.closest('impartial-board, [data-impartial=off]')) continue;
    if (each.parentElement?.closest(marked)) continue;
    const isNamed = each.matches(marked);
    if (!isNamed && each.querySelector(marked)) continue;
    const text = each.getAttribute('data-impartial') || attributeLines(textOf(each), isNamed);
    if (isNamed || (text && !otherLanguage.test(each.outerHTML))) found.set(outermost(each), text);
  }
  return found;
}

/** Whether a fence says what it is. A block without a mark can be a text in another language that also has `game=`. */
export function isMarked(frame: Element): boolean {
  return frame.matches(marked) || frame.querySelector(marked) !== null;
}

function outermost(found: Element): Element {
  const frame = found.parentElement?.closest(around);
  return frame && !frame.querySelector(prose) ? outermost(frame) : found;
}

/** Renderers with line numbers put these into a cell of their own. Lines are text, elements, or end with a `br`. */
function textOf(found: Element): string {
  const code = (found.querySelector('code, td.code, .code') ?? found).cloneNode(true) as Element;
  for (const line of code.querySelectorAll(lines)) line.append('\n');
  for (const end of code.querySelectorAll('br')) end.replaceWith('\n');
  return code.textContent ?? '';
}

// --- Space -----------------------------------------------------------------------------------------------------------

/** In pixels, for a board that does not say how high it is. */
const usual = 400;

/** Keeps the space of boards that are still fences or elements without their code, so that the page does not jump. */
export function keepSpace(found: ReadonlyMap<Element, string>): void {
  const fences = [...found]
    .map(([frame, text]) => [frame, parseAttributes(text).height] as const)
    .filter(([frame, height]) => height || isMarked(frame));
  const boards = [...document.querySelectorAll('impartial-board:not(:defined)')].map(
    (board) => [board, board.getAttribute('height')] as const,
  );
  const rules = [...fences, ...boards].map(
    ([element, height]) =>
      `${pathOf(element)} { display: block; box-sizing: border-box; min-block-size: ${Number(height) || usual}px }`,
  );
  space.sheet ??= adopted();
  // On paper no board comes any more.
  space.sheet.replaceSync(`@media screen { ${rules.join('\n')} }`);
}

interface Space {
  sheet?: CSSStyleSheet;
  /** Of load.js, until auto.js watches the page. */
  observer?: MutationObserver;
}

const spaceKey = Symbol.for('impartial.space');
const page = globalThis as { [spaceKey]?: Space };
/** load.js and auto.js share it. */
export const space = (page[spaceKey] ??= {});

/** The page's policy may refuse style elements and attributes, but not this sheet. */
export function adopted(styles = ''): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** A selector by places, because the element gets no mark. */
function pathOf(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return ':root';
  return `${pathOf(parent)} > :nth-child(${Array.prototype.indexOf.call(parent.children, element) + 1})`;
}
