import { WorkerEngine } from './engine/worker_engine';
import { ImpartialApp } from './ui/app';
import { BoardDesk } from './ui/board_desk';

// First, so that the solver loads while the page is drawn.
const engine = new WorkerEngine();

customElements.define('impartial-board-desk', BoardDesk);
customElements.define('impartial-app', ImpartialApp);

const app = new ImpartialApp();
app.engine = engine;
document.querySelector('#app')?.replaceChildren(app);
