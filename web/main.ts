import { startEngine } from './engine/worker_engine';
import { readSite } from './kit/site';
import { ImpartialApp } from './page/app';
import { PageTable } from './page/board/page_table';
import { keepSearches } from './page/searches/keep_searches';

// First, so that the solver loads while the page is drawn.
const engine = keepSearches(
  startEngine(),
  readSite().build,
  (held) => (app.held = held),
  () => void app.table?.stage.renew(),
);

customElements.define('impartial-table', PageTable);
customElements.define('impartial-app', ImpartialApp);

const app = new ImpartialApp();
app.engine = engine;
// Until the app has its words, the opening in the HTML stays.
void app.spoken.then(() => document.querySelector('#app')?.replaceChildren(app));
