import { WorkerEngine } from '../engine/worker_engine';
import { applyTheme, readTheme } from '../kit/settings';
import { RecordsPage } from './records_page';

applyTheme(readTheme());
customElements.define('impartial-records', RecordsPage);

const page = new RecordsPage();
page.startEngine = () => new WorkerEngine();
document.body.append(page);
