// The script for other people's pages: keeps the space of the boards, and loads auto.js, which turns code fences into
// boards and defines <impartial-board>. It is a classic script, because MkDocs before 1.5, notebooks and others load no
// modules. Such a script from another origin has no address to import from but its own.
import { findFences, keepSpace, space } from './fences';

const { src } = document.currentScript as HTMLScriptElement;

function keep(): void {
  keepSpace(findFences());
}

if (!space.observer) {
  keep();
  // The browser may draw the page before it has read all of it, and frameworks move nodes while they start.
  space.observer = new MutationObserver(keep);
  space.observer.observe(document, { childList: true, characterData: true, subtree: true });
}
void import(/* @vite-ignore */ new URL('auto.js', src).href);
