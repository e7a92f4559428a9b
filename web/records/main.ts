import { startEngine } from '../engine/worker_engine';
import { speak } from '../kit/loading';
import { readLanguage } from '../kit/settings';
import { RecordsPage } from './records_page';

customElements.define('impartial-records', RecordsPage);

const page = new RecordsPage();
page.startEngine = startEngine;
page.language = await speak(readLanguage());
document.querySelector('#app')?.replaceChildren(page);
