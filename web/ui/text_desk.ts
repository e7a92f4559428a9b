// The desk of the judges' text, as a chunk of its own: the board is what is seen first.
import { JudgeDesk } from './judge_desk';
import { OutputPane } from './output_pane';

customElements.define('impartial-output', OutputPane);
customElements.define('impartial-judge-desk', JudgeDesk);
