// The desk of judge text as a chunk of its own, because the board is shown first.
import { CaseBar } from '../desk/cases/case_bar';
import { JudgeDesk } from '../desk/judge_desk';
import { OutputPane } from '../desk/output/output_pane';
import { ToldLine } from '../desk/told_line';

/** Called when the words are loaded too: the elements are in the page already, and would be drawn without them. */
export function defineDesk(): void {
  if (customElements.get('impartial-judge-desk')) return;
  customElements.define('impartial-case-bar', CaseBar);
  customElements.define('impartial-told', ToldLine);
  customElements.define('impartial-output', OutputPane);
  customElements.define('impartial-judge-desk', JudgeDesk);
}

// The explanation is likely to be asked for next.
window.requestIdleCallback?.(() => {
  import('./board/why_pane').catch(() => {});
  import('../table/why/why_panel').catch(() => {});
});
