// Turns code fences and elements with data-impartial into boards when they come near the visible part of the page. All
// large code is loaded then. The script watches the document, so it also works where a host changes pages without
// loading them.
//
// Other code may own the fence: frameworks remove, move and rewrite the nodes that they made. So a fence stays where it
// is, hidden, and its board stands after it. Nothing is touched before the page has loaded and come to rest, because a
// framework compares the page with its own while it starts (hydration).
import { ask, boardAttributes } from '../kit/board/attributes';
import { again, boardFiles } from '../engine/renew';
import type { Asked } from '../kit/board/attributes';
import { otherNames, parseAttributes } from '../kit/board/fence_text';
import {
  adopted,
  concernsFences,
  findFences,
  isMarked,
  keepNoSpace,
  keepSpace,
  keepSpaceFromNow,
  atWork,
  host,
  space,
} from './fences';
import { noteTrouble } from '../kit/mend';
import { homeOf } from './home';
import { tellLate, tellNotCome } from './not_come';
import type { ImpartialBoard } from './element';
import { letOthersCome, whenIdle, whenNear } from './viewport';

/** A classic script has none, and loads no files. */
const { url = '' } = import.meta as { readonly url?: string };
const files = () => boardFiles(url);

/** After so long without its board a reader sees what the page itself says. */
const slowMs = 5000;

/** On a fence whose board is shown. */
const shown = 'data-impartial-shown';
const styles = `[${shown}] { display: none !important }`;
/**
 * How the id of a fence's board begins. It has one because scripts that compare the page with one from the host (Turbo,
 * idiomorph) take elements without ids for each other; and a page that was written down with its boards has it too.
 */
const boardId = 'impartial-fence-';
let madeBoards = 0;

interface Fence {
  /** The attributes that it asks for, as text. */
  text: string;
  board?: ImpartialBoard;
  /** Its board is shown in its place. */
  isHidden: boolean;
  readonly stopWaiting: () => void;
}

/** The outermost element of each fence in the document. */
const fences = new Map<Element, Fence>();
/** Elements that the page itself has written. */
const boards = new WeakSet<Element>();
/** The code of the boards cannot be loaded. */
let isBroken = false;
let scanning = false;

function scan(): void {
  scanning = false;
  const found = findFences();
  for (const [frame, fence] of fences) {
    if (!found.has(frame)) drop(frame, fence);
  }
  for (const [frame, text] of found) {
    const fence = fences.get(frame);
    if (!fence || isTaken(fence)) {
      dropCopy(frame);
      const come = (): void => void upgrade(frame);
      fences.set(frame, {
        text,
        isHidden: false,
        stopWaiting: whenWanted(frame, parseAttributes(text).loading, come),
      });
    } else {
      if (fence.text !== text) update(fence, text);
      if (!fence.board) continue;
      if (frame.nextElementSibling !== fence.board) frame.after(fence.board);
      frame.toggleAttribute(shown, fence.isHidden);
    }
  }
  keep(found);
  for (const board of document.querySelectorAll('impartial-board:not(:defined)')) {
    if (boards.has(board)) continue;
    boards.add(board);
    whenWanted(board, board.getAttribute('loading'), () => {
      load().catch(() => boards.delete(board));
    });
  }
}

/** A script that compares pages place by place may have made the fence's board one of the page's own. */
function isTaken({ board }: Fence): boolean {
  return board?.id === '';
}

/** In a page that was copied or written down with its boards. */
function dropCopy(frame: Element): void {
  const next = frame.nextElementSibling;
  if (next?.id.startsWith(boardId)) next.remove();
  frame.removeAttribute(shown);
}

/** Returns a function that stops waiting. */
function whenWanted(element: Element, loading: unknown, act: () => void): () => void {
  if (loading !== 'eager') return whenNear(element, act);
  act();
  return () => {};
}

function keep(found: ReadonlyMap<Element, string>): void {
  if (isBroken) keepNoSpace();
  else keepSpace(new Map([...found].filter(([frame]) => !fences.get(frame)?.board)));
}

async function load() {
  try {
    const code = await tellLate(
      again(() => import('./define'), files),
      files,
    );
    code.ImpartialBoard.base ??= homeOf(url);
    // Another script may have taken the name, or its own means away from the page.
    if (!('knows' in document.createElement('impartial-board').constructor))
      throw new Error('the page gives <impartial-board> to nobody, or to another script');
    isBroken = false;
    letOthersCome();
    return code;
  } catch (error) {
    isBroken = true;
    keepNoSpace();
    if (!noteTrouble(files())) tellNotCome(files);
    console.warn(`impartial: the code of the boards could not be loaded. ${String(error)}`);
    throw error;
  }
}

async function upgrade(frame: Element): Promise<void> {
  let isGame: (game: string) => boolean;
  try {
    isGame = (await load()).ImpartialBoard.knows;
  } catch {
    // The fence stays as it is and is tried again when the page changes.
    fences.delete(frame);
    return;
  }
  const fence = fences.get(frame);
  if (!fence || fence.board || !frame.isConnected) return;
  const asked = askedBy(fence.text);
  if (!isMarked(frame) && !isGame(String(asked.game))) return;
  const board = document.createElement('impartial-board');
  board.id = `${boardId}${++madeBoards}`;
  ask(board, asked);
  board.otherNames = otherNames(fence.text);
  const hide = (hidden: boolean): void => {
    if (fences.get(frame) !== fence) return;
    fence.isHidden = hidden;
    frame.toggleAttribute(shown, hidden);
  };
  const slow = setTimeout(() => hide(false), slowMs);
  const settle = (hidden: boolean): void => {
    clearTimeout(slow);
    hide(hidden);
  };
  board.addEventListener('impartial-ready', () => settle(true));
  board.addEventListener('impartial-error', () => settle(false));
  fence.board = board;
  board.style.marginBlock = getComputedStyle(frame).marginBlock;
  hide(true);
  frame.after(board);
  scan();
}

/** A fence hides the author's text, so its board says what the game is. */
function askedBy(text: string): Asked {
  return { rule: 'line', ...parseAttributes(text) };
}

function update(fence: Fence, text: string): void {
  fence.text = text;
  if (!fence.board) return;
  const asked = askedBy(text);
  for (const name of boardAttributes) {
    if (asked[name] === undefined) fence.board.removeAttribute(name);
  }
  ask(fence.board, asked);
  fence.board.otherNames = otherNames(text);
}

/** Its fence has left the page, or has become another text. */
function drop(frame: Element, fence: Fence): void {
  fences.delete(frame);
  fence.stopWaiting();
  if (!isTaken(fence)) fence.board?.remove();
  frame.removeAttribute(shown);
}

function watch(): void {
  adopted(styles);
  space.observer?.disconnect();
  scan();
  new MutationObserver((changes) => {
    if (!changes.some(concernsFences)) return;
    // At once, because the space is known by places in the page, which the browser may draw before the scan.
    keep(findFences());
    if (scanning) return;
    scanning = true;
    // Runs once for all changes that a page makes at a time.
    setTimeout(scan);
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['data-impartial'],
  });
}

function whenAtRest(act: () => void): void {
  const rest = (): void => {
    // Idle time is told after a frame has been drawn.
    requestAnimationFrame(() => whenIdle(act));
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

// A second copy of this script on the page does nothing.
if (typeof document !== 'undefined' && !host[atWork]) {
  host[atWork] = true;
  keepSpaceFromNow();
  whenAtRest(watch);
}
