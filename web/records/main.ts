import { startEngine } from '../engine/worker_engine';
import { speak } from '../i18n/dictionary';
import { applyTheme, readLanguage, readTheme } from '../kit/settings';
import { RecordsPage } from './records_page';

applyTheme(readTheme());
customElements.define('impartial-records', RecordsPage);

const page = new RecordsPage();
page.startEngine = startEngine;
page.language = await speak(readLanguage());
document.body.append(page);
