import { WorkerEngine } from './engine/worker_engine';
import { ImpartialApp } from './ui/app';
import { JudgeDesk } from './ui/judge_desk';
import { OutputPane } from './ui/output_pane';

// First, so that the solver loads while the page is drawn.
const engine = new WorkerEngine();

customElements.define('impartial-output', OutputPane);
customElements.define('impartial-desk', JudgeDesk);
customElements.define('impartial-app', ImpartialApp);

const app = new ImpartialApp();
app.engine = engine;
document.querySelector('#app')?.replaceChildren(app);
