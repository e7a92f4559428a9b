// Stands in the head of each page and runs before its first paint, so that it is painted in the reader's theme. The
// words in index.html are those of one game in English; if others are about to come, these do not show (frame.css).
import { languages } from '../i18n/language';
import { applyTheme, readLanguage, readTheme } from './settings';
import './start_offline';
import type * as Trouble from './trouble';

/** How long to wait on a slow connection. */
const slowMs = 15_000;

applyTheme(readTheme());

/**
 * The game whose words are in the page, and the files that the build names for each game and language; undefined on our
 * other pages. `root`: the way to the first page.
 */
const { game: written, needed = '{}', root = './' } = document.currentScript?.dataset ?? {};
const [, game = written] = /^#\/v1\/(\w+)/.exec(location.hash) ?? [];
const [, asked] = /[?&]lang=([\w-]+)/.exec(location.hash) ?? [];
const language = languages.find((each) => each === asked) ?? readLanguage();
if (game !== written || language !== 'en') document.documentElement.dataset['awaits'] = '';

const files = JSON.parse(needed) as Readonly<Record<string, readonly string[]>>;
for (const href of [game, language].flatMap((id) => files[id ?? ''] ?? [])) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

const onTrouble = (event?: Event): void => {
  // The page's script replaces the words about it. Some pages have none.
  const opening = document.querySelector<HTMLElement>('#app > .opening');
  if (!opening) return;
  // Without it, the words about the page stand alone.
  const code = import(/* @vite-ignore */ `${root}trouble.js`) as Promise<typeof Trouble>;
  const hasFailed = event instanceof ErrorEvent;
  code.then(({ tellTrouble }) => tellTrouble(opening, language, hasFailed)).catch(() => {});
};
// A script that does not come is an event of its element, which does not bubble; one that is broken is the window's.
window.addEventListener('error', onTrouble, true);
setTimeout(onTrouble, slowMs);
