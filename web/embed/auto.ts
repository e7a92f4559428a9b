// Turns code fences and elements with data-impartial into boards when they come near the visible part of
// the page. All large code is loaded then. The script watches the document, so it also works where a
// host changes pages without loading them.
import { ask, parseAttributes } from '../kit/board/attributes';
import type { Asked } from '../kit/board/attributes';
import { whenNear } from './viewport';

// The marks that renderers give to a fence of this language: CommonMark, MkDocs and Hexo, Shiki and Prism, GitHub, and
// the many with `lang-`. An <impartial-board> that is not defined yet is included.
const fence =
  '[data-impartial], .language-impartial, .lang-impartial, .highlight-source-impartial, pre.impartial, figure.impartial';
const waiting = `${fence}, impartial-board:not(:defined)`;
/** Elements that renderers put around a fence: buttons, line numbers. */
const around =
  'pre, figure.highlight, div.highlight, .codehilite, .chroma, .lntable, .lntable *, div.language-impartial';

const seen = new WeakSet<Element>();
let scanning = false;

function scan(): void {
  scanning = false;
  for (const found of document.querySelectorAll(waiting)) {
    const element = outermost(found);
    // A fence inside a board is the board's fall-back content.
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
    // The fence stays as it is and is tried again when the page changes.
    seen.delete(element);
    return;
  }
  if (element.localName === 'impartial-board' || !element.isConnected) return;
  const board = document.createElement('impartial-board');
  ask(board, asked(found, element));
  element.replaceWith(board);
  board.append(element);
}

/** The info string if the renderer keeps it, otherwise the fence's text. */
function asked(found: Element, element: Element): Asked {
  const carrier = [found, element].find((each) => each.matches('[data-impartial]'));
  return parseAttributes(carrier?.getAttribute('data-impartial') || textOf(found));
}

/** Renderers with line numbers put these into a cell of their own and wrap each line in an element. */
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
    // Runs once for all changes that a page makes at a time.
    setTimeout(scan);
  }).observe(document, { childList: true, subtree: true });
}

// A second copy of this script on the page does nothing.
const mark = Symbol.for('impartial.auto');
const page = globalThis as { [mark]?: boolean };
if (typeof document !== 'undefined' && !page[mark]) {
  page[mark] = true;
  watch();
}
