// Loaded in a second step, so that nothing of a sheet is in the files that every page loads first.
import { startEngine } from '../engine/worker_engine';
import { speak, withWords } from '../kit/loading';
import { readLanguage } from '../kit/settings';

const { SheetPage } = await withWords(() => import('./sheet_page'));
customElements.define('impartial-sheet', SheetPage);

const page = new SheetPage();
page.startEngine = startEngine;
const { language = readLanguage() } = page.here();
page.language = await speak(language);
document.querySelector('#app')?.replaceChildren(page);
