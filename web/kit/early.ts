// Stands in the head of each page and runs before its first paint, so that it is painted in the reader's theme. The
// words in index.html are those of one game in English; if others are about to come, these do not show (frame.css).
import { askedFor } from '../engine/renew';
import { languages } from '../i18n/language';
import { applyTheme, readLanguage, readTheme } from './settings';
import { freshly } from './freshly';
import './start_offline';
import { tabMemory } from './storage';
import type * as Trouble from './trouble';
import { addTroubleLine } from './trouble_line';

/** How long to wait on a slow connection. */
const slowMs = 15_000;
/** How long to wait then for the file that tells of it. */
const plainMs = 5000;

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

const trouble = (): Promise<typeof Trouble> =>
  freshly((query) => import(/* @vite-ignore */ `${root}trouble.js${query}`));

// The page before, which may be this one before it was loaded again, lacked a part (mend.ts).
const noted = tabMemory.get('unloaded');
tabMemory.remove('unloaded');
if (noted) {
  trouble()
    .then(({ mend }) => mend(noted, findOpening))
    .catch(() => {});
}

/** The words about the page, which its script replaces. */
const findOpening = () => document.querySelector<HTMLElement>('#app > .opening');

/** A file has not come whole. */
let isTroubled = false;

// Half of a script may be a script that does nothing, and the file that notes trouble may not come either.
addEventListener('pagehide', () => {
  const isWhole = !findOpening() && !isTroubled;
  if (document.readyState !== 'complete' || isWhole || tabMemory.get('unloaded') !== null) return;
  tabMemory.set('unloaded', JSON.stringify(askedFor(location.origin)));
});

/** Where not even that file comes. */
const tellPlainly = (): void =>
  addTroubleLine(findOpening())?.append(
    'No file of this page has come. Please load it again later. 本页的文件都没有加载，请稍后重新加载。',
  );

const onTrouble = (event?: Event): void => {
  const opening = findOpening();
  const isFile =
    event?.target instanceof Element ||
    (event instanceof ErrorEvent && event.error instanceof SyntaxError);
  if (!opening && !isFile) return;
  isTroubled = true;
  setTimeout(tellPlainly, plainMs);
  trouble()
    .then(({ tellTrouble }) => tellTrouble(opening, language, event))
    .catch(() => {});
};
// A script that does not come is an event of its element, which does not bubble; one that is broken is the window's.
window.addEventListener('error', onTrouble, true);
setTimeout(onTrouble, slowMs);
