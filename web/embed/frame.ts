// The board of embed.html, for pages that accept no scripts. A sandboxed frame has an origin of its own, to which few
// hosts send modules or data, so this is built as one classic script that contains everything. It stores nothing, never
// takes the focus, and communicates with the page around it by messages.
import { ask, boardAttributes } from '../kit/board/attributes';
import { ImpartialBoard, tag } from './define';
import type { ImpartialBoardEvents } from './element';
import { homeOf } from './home';
import { Inbox } from './inbox';
import '../engine/beside';
import { gameNamed, registry } from '../games/registry';
import { learning } from '../i18n/frame_sentences';
import { chooseLanguage, say as text } from '../i18n/language';
import { learnPage } from '../kit/learn_page';

/** The version of the messages. Messages that are understood now must be understood for ever. */
const version = 1;

const parameters = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
const board = document.createElement(tag);

const language = chooseLanguage([parameters.get('lang') ?? '', ...(navigator.languages ?? [])]);
document.documentElement.lang = language;
ImpartialBoard.base ??= homeOf(location.href);
for (const name of boardAttributes) {
  const value = parameters.get(name);
  if (value !== null) ask(board, { [name]: value });
}
// The host scrolls to the frame and may load it lazily itself.
if (!parameters.has('loading')) board.loading = 'eager';

// --- To the host -----------------------------------------------------------------------------------------------------

function say(type: string, detail: object): void {
  if (window.parent === window) return;
  // The messages contain no secrets.
  window.parent.postMessage({ impartial: version, type, ...detail }, '*');
}

let told = 0;
function tellHeight(): void {
  // With a scroll bar the board is narrower, so it may be lower than in a frame of the right height.
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  const height = Math.ceil(board.getBoundingClientRect().height);
  style.overflow = '';
  if (height === told || height === 0) return;
  told = height;
  say('height', { height });
  // The convention of iframe.resize, which several hosts understand.
  window.parent.postMessage({ src: location.href, context: 'iframe.resize', height }, '*');
}

const events = ['ready', 'change', 'reveal', 'error'] as const;
for (const type of events) {
  board.addEventListener(`impartial-${type}`, (event: Event) => {
    const { detail } = event as ImpartialBoardEvents[`impartial-${typeof type}`];
    say(type, { state: detail });
  });
}

// --- From the host ---------------------------------------------------------------------------------------------------

const inbox = new Inbox(({ attributes, reset, acts }) => {
  for (const [name, value] of attributes) {
    if (value === false) board.removeAttribute(name);
    else ask(board, { [name]: value });
  }
  if (reset) board.reset();
  for (const move of acts) {
    if (move === undefined) board.undo();
    else void board.play(move);
  }
});
window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== window.parent || typeof data !== 'object' || data === null) return;
  const { impartial, type, ...rest } = data as Record<string, unknown>;
  if (impartial === version) inbox.take(type, rest);
});

document.body.replaceChildren(window.parent === window ? page() : board);

/** A frame that is opened alone is a page: it has a heading and leads on. */
function page(): HTMLElement {
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  const game = gameNamed(board.getAttribute('game') ?? '');
  heading.textContent = game ? text(game.name, language) : 'Impartial';
  document.title = game ? `${heading.textContent} · Impartial` : 'Impartial';
  // Who follows a link to it may know neither the game nor its rule.
  if (game && !parameters.has('rule')) board.rule = 'line';
  main.append(heading, board);
  if (!game) main.append(games());
  const home = homeOf(location.href);
  if (home !== undefined) {
    const [start, learn] = [document.createElement('a'), document.createElement('a')];
    Object.assign(start, { href: `${home}index.html`, textContent: 'Impartial' });
    Object.assign(learn, {
      href: home + learnPage(game?.tutorial ? game.id : 'index', language),
      textContent: text(learning, language),
    });
    const links = document.createElement('nav');
    links.append(start, ' · ', learn);
    main.append(links);
  }
  return main;
}
/** Where no game of that name is, the way to each that there is. */
function games(): HTMLElement {
  const list = document.createElement('nav');
  for (const { id, name } of registry) {
    const link = document.createElement('a');
    const asked = new URLSearchParams({ game: id, lang: language });
    Object.assign(link, { href: `?${asked}`, textContent: text(name, language) });
    list.append(list.hasChildNodes() ? ' · ' : '', link);
  }
  return list;
}
// The host would make the frame as low as a board that has not come, and the board fit itself to that.
document.documentElement.style.setProperty('--ig-screen', '800px');
const sizes = new ResizeObserver(tellHeight);
for (const type of ['ready', 'error'] as const) {
  board.addEventListener(`impartial-${type}`, () => {
    sizes.observe(board);
    // Browsers observe no sizes in a frame that is outside the visible part of the page.
    tellHeight();
  });
}
