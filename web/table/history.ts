// The moves of a line, each a button that returns to it. They show which moves won or lost, the outcome for the next
// player, and where a win was thrown away.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Outcome } from '../engine/types';
import type { Speech } from './narration';
import type { Table } from './table';
import { moveVerdict, moveWins } from './verdict';

export function historyList(table: Table, speech: Speech): TemplateResult {
  const steps = table.playthrough?.line?.steps ?? [];
  return html`<ol class="history" aria-label=${speech.table.history}>
    ${[0, ...steps.map((_, index) => index + 1)].map((count) => stepItem(table, count, speech))}
  </ol>`;
}

function stepItem(table: Table, count: number, speech: Speech): TemplateResult {
  const { table: sentences, nameMove } = speech;
  const line = table.playthrough?.line;
  const outcomeAt = (steps: number): Outcome | undefined =>
    table.tellsOutcomes ? table.playthrough?.outcomeAt(steps) : undefined;
  const move = line?.steps[count - 1]?.move;
  const outcome = outcomeAt(count);
  const parts: string[] = [];
  let thrownAway = false;
  if (move === undefined) {
    parts.push(sentences.start);
  } else {
    parts.push(sentences.stepOf(count, sentences.seats[table.seat(count - 1)], nameMove(move)));
    thrownAway = outcomeAt(count - 1) === 'N' && outcome === 'N';
    const verdict = thrownAway ? sentences.thrownAway : moveVerdict(outcome, sentences);
    if (verdict !== undefined) parts.push(verdict);
  }
  if (outcome) parts.push(sentences.outcomes[outcome]);
  const words = sentences.parts(parts);
  const mark = outcome && move !== undefined ? markOf(outcome, thrownAway) : undefined;
  return html`<li>
    <button
      class="step ${outcome ?? ''} ${thrownAway ? 'thrown' : ''}"
      type="button"
      aria-current=${count === line?.at ? 'step' : nothing}
      title=${words}
      @click=${() => table.goTo(count)}
    >
      <span class="visually-hidden">${words}</span>
      ${move === undefined ? nothing : html`<span class="count" aria-hidden="true">${count}</span>`}
      <span class="move" aria-hidden="true">${move ?? sentences.start}</span>
      ${mark ? html`<span class="mark" aria-hidden="true">${mark}</span>` : nothing}
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

function markOf(after: Outcome, thrownAway: boolean): string | undefined {
  if (thrownAway) return '✗!';
  const wins = moveWins(after);
  return wins === undefined ? undefined : wins ? '✓' : '✗';
}
