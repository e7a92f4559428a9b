// The moves of a line in words, each a button that returns to it, with its outcome; above them a strip of the outcomes,
// which shows where a win was thrown away.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { stepsOf } from './history_steps';
import type { HistoryStep } from './history_steps';
import type { Wording } from './narration';
import { outcomeStrip } from './outcome_strip';
import type { Table } from './table';
import { moveWins } from './verdict';

export function historyList(table: Table, wording: Wording): TemplateResult {
  const steps = stepsOf(table, wording);
  return html`<div class="moves">
    ${table.tellsOutcomes ? outcomeStrip(table, steps, wording.table) : nothing}
    <ol class="history" aria-label=${wording.table.history}>
      ${steps.map((step) => stepItem(step, () => table.goTo(step.count)))}
    </ol>
  </div>`;
}

function stepItem(step: HistoryStep, goThere: () => void): TemplateResult {
  const { count, outcome, who, move, verdict, thrownAway, isCurrent, words } = step;
  const wins = count > 0 ? moveWins(outcome) : undefined;
  const mark = thrownAway ? '✗!' : wins === undefined ? '' : wins ? '✓' : '✗';
  return html`<li>
    <button
      class="step ${outcome ?? ''} ${thrownAway ? 'thrown' : ''}"
      type="button"
      aria-current=${isCurrent ? 'step' : nothing}
      @click=${goThere}
      ${isCurrent ? ref(showInList) : nothing}
    >
      <span class="visually-hidden">${words}</span>
      <span class="count" aria-hidden="true">${count || nothing}</span>
      <span class="worded" aria-hidden="true"
        ><span class="said"><span class="who">${who}</span> ${move}</span>
        ${verdict === undefined ? nothing : html`<span class="mark">${mark} ${verdict}</span>`}</span
      >
      ${
        outcome
          ? html`<span class="outcome" aria-hidden="true"
              >${outcome === 'unknown' ? '?' : outcome}</span
            >`
          : nothing
      }
    </button>
  </li>`;
}

/** Scrolls the list, but not the page, to the step that has become the current one. */
function showInList(step?: Element): void {
  // The list is laid out in the next frame.
  requestAnimationFrame(() => {
    const list = step?.closest('.history');
    if (!step || !list) return;
    const view = list.getBoundingClientRect();
    const at = step.getBoundingClientRect();
    list.scrollTop += Math.min(0, at.top - view.top) + Math.max(0, at.bottom - view.bottom);
  });
}
