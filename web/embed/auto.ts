// Makes boards of code fences and of whatever carries data-impartial, as they come near to being seen. All that is large
// is loaded then. Hosts that change pages without loading them need no more: the document is watched.
import { ask, parseAttributes } from '../kit/board/attributes';
import type { Asked } from '../kit/board/attributes';
import { whenNear } from './viewport';

// The names that renderers give to a fence of this language: CommonMark's, those of MkDocs and Hexo, of Shiki and Prism, of
// GitHub, and of the many with `lang-`. An element of our own that nobody has defined yet is waited for as well.
const fence =
  '[data-impartial], .language-impartial, .lang-impartial, .highlight-source-impartial, pre.impartial, figure.impartial';
const waiting = `${fence}, impartial-board:not(:defined)`;
/** What renderers put around a fence: buttons, numbers of lines. */
const around =
  'pre, figure.highlight, div.highlight, .codehilite, .chroma, .lntable, .lntable *, div.language-impartial';

const seen = new WeakSet<Element>();
let scanning = false;

function scan(): void {
  scanning = false;
  for (const found of document.querySelectorAll(waiting)) {
    const element = outermost(found);
    // What is in a board is its fall-back content.
    if (seen.has(element) || element.parentElement?.closest('impartial-board')) continue;
    seen.add(element);
    whenNear(element, () => void upgrade(found, element));
  }
}

function outermost(found: Element): Element {
  let element = found;
  while (element.parentElement?.matches(around)) element = element.parentElement;
  return element;
}

async function upgrade(found: Element, element: Element): Promise<void> {
  try {
    await import('./impartial-board');
  } catch {
    // The fence stays what it is, and is tried again when the page changes.
    seen.delete(element);
    return;
  }
  if (element.localName === 'impartial-board' || !element.isConnected) return;
  const board = document.createElement('impartial-board');
  ask(board, asked(found, element));
  element.replaceWith(board);
  board.append(element);
}

/** The info string where the renderer keeps it, else the fence's own text. */
function asked(found: Element, element: Element): Asked {
  const carrier = [found, element].find((each) => each.matches('[data-impartial]'));
  return parseAttributes(carrier?.getAttribute('data-impartial') || textOf(found));
}

/** Renderers that number the lines have them in a cell of their own, and break them by element. */
function textOf(found: Element): string {
  const code = found.querySelector('code, .code') ?? found;
  const lines = [...code.querySelectorAll('.line')].map(({ textContent }) => textContent);
  return lines.length > 0 ? lines.join('\n') : (code.textContent ?? '');
}

function watch(): void {
  scan();
  new MutationObserver(() => {
    if (scanning) return;
    scanning = true;
    // Once for all that a page puts in at a time.
    setTimeout(scan);
  }).observe(document, { childList: true, subtree: true });
}

// Two copies of this script on a page do no more than one.
const mark = Symbol.for('impartial.auto');
const page = globalThis as { [mark]?: boolean };
if (typeof document !== 'undefined' && !page[mark]) {
  page[mark] = true;
  watch();
}
