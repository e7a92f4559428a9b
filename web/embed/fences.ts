// The code fences in a page that are to be boards, and the space that is kept for them. Nothing in the page is touched:
// a framework may compare it with its own while it starts (hydration).
import { attributeLines, parseAttributes } from '../kit/board/fence_text';

/** Of a page in which auto.ts is at work. */
export const atWork = Symbol.for('impartial.auto');
export const host = globalThis as { [atWork]?: boolean };

// The marks that renderers give to a fence of this language. ../../tests/browser/hosts/fences has the output of each.
const marked = [
  '[data-impartial]',
  ...['language-', 'lang-', 'highlight-', 'highlight-source-'].map(
    (prefix) => `[class~="${prefix}impartial" i]`,
  ),
  ...['pre', 'code', 'figure'].map((tag) => `${tag}[class~="impartial" i]`),
  ...['[data-language', '[data-lang', 'pre[lang'].map((name) => `${name}="impartial" i]`),
].join();
/** Renderers that drop the name of a language that they do not know put one of these in its place. */
const otherLanguage = /\blang(?:uage)?-(?!text|txt|plain|none|fallback|default)/i;
/** What renderers put around the code: frames, buttons, line numbers. */
const around =
  'pre, marp-pre, figure, .highlight, .highlight-impartial, .codehilite, .highlighttable, .codehilitetable, .chroma, ' +
  '.expressive-code, .gatsby-highlight, div[class*=language-]';
/** What stands in no frame of a renderer, but in a part of the page that is marked alike. */
const prose = 'p, h1, h2, h3, h4, h5, h6, ul, ol, section, impartial-board';
/** What is in these is no fence: what somebody edits may be saved, and a board's content is its fall-back. */
const left =
  'impartial-board, [data-impartial=off], [contenteditable]:not([contenteditable=false])';
/** Elements that hold one line of the code each. */
const lines =
  '.line, .code-line, .token-line, .ec-line, .CodeMirror-line, [data-line], tr, code > div, pre > div';
/** Line numbers: in a cell of their own, or before each line. What cannot be selected is no part of a text. */
const numbers =
  'td:not(:last-child), .linenos, .lineno, .ln, .lnt, [aria-hidden=true], [style*="user-select:none"], [style*="user-select: none"]';

/** What was found in a block, as long as its text is this. A page may change a hundred times a second. */
const read = new WeakMap<Element, { readonly text: string; readonly attributes: string }>();

const blocks = `${marked}, pre, marp-pre`;

/** Whether a change can make, move or alter a fence. Text elsewhere cannot, and a clock changes all day. */
export function concernsFences({
  type,
  target,
  addedNodes,
  removedNodes,
}: MutationRecord): boolean {
  const isElement = ({ nodeType }: Node): boolean => nodeType === 1;
  const holder = isElement(target) ? (target as Element) : target.parentElement;
  return (
    type === 'attributes' ||
    [...addedNodes, ...removedNodes].some(isElement) ||
    holder?.closest(blocks) !== null
  );
}

/** The outermost element of each fence, with the text of its attributes. */
export function findFences(): Map<Element, string> {
  const found = new Map<Element, string>();
  for (const each of document.querySelectorAll(blocks)) {
    const text = each.textContent ?? '';
    const isNamed = each.matches(marked);
    if (!isNamed && !/game\s*=/.test(text)) continue;
    // Some renderers mark a fence twice, one mark inside the other.
    if (each.closest(left)) continue;
    if (each.parentElement?.closest(marked)) continue;
    // Others write each line as a block.
    if (!isNamed && (each.parentElement?.closest('pre') || each.querySelector(marked))) continue;
    let known = read.get(each);
    if (known?.text !== text) {
      known = { text, attributes: attributeLines(textOf(each), isNamed) };
      read.set(each, known);
    }
    const attributes = each.getAttribute('data-impartial') || known.attributes;
    if (isNamed || (attributes && !isInOtherLanguage(each))) found.set(outermost(each), attributes);
  }
  return found;
}

function isInOtherLanguage(block: Element): boolean {
  return [block, ...block.querySelectorAll('[class]')].some((each) =>
    otherLanguage.test(each.getAttribute('class') ?? ''),
  );
}

/** Whether a fence says what it is. A block without a mark can be a text in another language that also has `game=`. */
export function isMarked(frame: Element): boolean {
  return frame.matches(marked) || frame.querySelector(marked) !== null;
}

function outermost(found: Element): Element {
  const frame = found.parentElement?.closest(around);
  return frame && !frame.querySelector(prose) ? outermost(frame) : found;
}

/** Lines are text, elements, or end with a `br`. */
function textOf(found: Element): string {
  const code = (found.querySelector('code, td.code, .code, .CodeMirror-code') ?? found).cloneNode(
    true,
  ) as Element;
  for (const number of code.querySelectorAll(numbers)) number.remove();
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
  // On paper no board comes any more.
  const kept = `@media screen { ${rules.join('\n')} }`;
  if (kept === space.kept) return;
  space.kept = kept;
  space.sheet ??= adopted();
  space.sheet.replaceSync(kept);
}

/** The space of boards that cannot come is given back. */
export function keepNoSpace(): void {
  space.observer?.disconnect();
  space.kept = '';
  space.sheet?.replaceSync('');
}

/** From now on: the browser may draw the page before it has read all of it, and frameworks move nodes while they start. */
export function keepSpaceFromNow(): void {
  if (space.observer) return;
  const keep = (): void => keepSpace(findFences());
  keep();
  space.observer = new MutationObserver(keep);
  space.observer.observe(document, { childList: true, characterData: true, subtree: true });
}

interface Space {
  sheet?: Sheet;
  /** The rules of the sheet. */
  kept?: string;
  /** Until auto.js watches the page. */
  observer?: MutationObserver;
}

const spaceKey = Symbol.for('impartial.space');
const page = globalThis as { [spaceKey]?: Space };
/** Scripts of several files share it. */
export const space = (page[spaceKey] ??= {});

/** What can be done to a sheet of any browser. */
type Sheet = Pick<CSSStyleSheet, 'replaceSync'>;

/** The page's policy may refuse style elements and attributes, but not this sheet, which Safari has since 16.4. */
export function adopted(styles = ''): Sheet {
  const sheet = 'adoptedStyleSheets' in document ? new CSSStyleSheet() : elementSheet();
  sheet.replaceSync(styles);
  if (sheet instanceof CSSStyleSheet) document.adoptedStyleSheets.push(sheet);
  return sheet;
}

function elementSheet(): Sheet {
  const element = document.createElement('style');
  document.head.append(element);
  return { replaceSync: (styles) => void (element.textContent = styles) };
}

/** A selector by places, because the element gets no mark. */
function pathOf(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return ':root';
  return `${pathOf(parent)} > :nth-child(${Array.prototype.indexOf.call(parent.children, element) + 1})`;
}
