// Runs before a page is first painted, so that it is painted in the reader's theme. The words in index.html are those of
// one game in English; if others are about to come, these do not show (frame.css).
import { applyTheme, readLanguage, readTheme } from './settings';
import './start_offline';

applyTheme(readTheme());

/**
 * The game whose words are in the page, and the files that the build names for each game and language; undefined on our
 * other pages.
 */
const { game: written, needed = '{}' } = document.currentScript?.dataset ?? {};
const [, game = written] = /^#\/v1\/(\w+)/.exec(location.hash) ?? [];
const [, language = readLanguage()] = /[?&]lang=([\w-]+)/.exec(location.hash) ?? [];
if (game !== written || language !== 'en') document.documentElement.dataset['awaits'] = '';

const files = JSON.parse(needed) as Readonly<Record<string, readonly string[]>>;
for (const href of [game, language].flatMap((id) => files[id ?? ''] ?? [])) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
