// Runs before a page is first painted, so that it is painted in the reader's theme. The words in index.html are those of
// one game in English; if others are about to come, these do not show (frame.css).
import { applyTheme, readLanguage, readTheme } from './settings';

applyTheme(readTheme());

/** The game whose words are in the page; undefined on our other pages. */
const written = document.currentScript?.dataset['game'];
const [, game = written] = /^#\/v1\/(\w+)/.exec(location.hash) ?? [];
const [, language = readLanguage()] = /[?&]lang=([\w-]+)/.exec(location.hash) ?? [];
if (game !== written || language !== 'en') document.documentElement.dataset['awaits'] = '';
