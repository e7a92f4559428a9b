// The outcomes of a line at a glance: a bar for each position, up if the player who began can win, down if not. Every change
// of side is a win that was thrown away.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { TableSentences } from '../i18n/table_sentences';
import type { HistoryStep } from './history_steps';
import type { Table } from './table';

export function outcomeStrip(
  table: Table,
  steps: readonly HistoryStep[],
  sentences: TableSentences,
): TemplateResult {
  const beginner = sentences.seats[table.seat(0)];
  return html`<div class="strip">
    <p class="sides" aria-hidden="true"><span>${beginner} ✓</span><span>${beginner} ✗</span></p>
    <div
      class="bars"
      role="group"
      aria-label=${sentences.history}
      @keydown=${(event: KeyboardEvent) => onKey(event, table, steps.length)}
    >
      ${steps.map((step) => bar(step, () => table.goTo(step.count)))}
    </div>
  </div>`;
}

/** The player to move in an N-position can win; after an even number of moves that is the one who began. */
export function isUp({ outcome, count }: HistoryStep): boolean | undefined {
  if (outcome === undefined || outcome === 'unknown') return undefined;
  return (outcome === 'N') === (count % 2 === 0);
}

function bar(step: HistoryStep, goThere: () => void): TemplateResult {
  const up = isUp(step);
  const side = up === undefined ? '' : up ? 'up' : 'down';
  return html`<button
    class="bar ${side} ${step.thrownAway ? 'thrown' : ''}"
    type="button"
    tabindex=${step.isCurrent ? 0 : -1}
    aria-current=${step.isCurrent ? 'step' : nothing}
    aria-label=${step.words}
    title=${step.words}
    @click=${goThere}
  ></button>`;
}

/** One tab stop for all bars: the arrow keys step through the line, and the focus goes along. */
function onKey(event: KeyboardEvent, table: Table, length: number): void {
  const bars = event.currentTarget as HTMLElement;
  const at = [...bars.children].indexOf(event.target as Element);
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const count = Math.max(0, Math.min(target, length - 1));
  table.goTo(count);
  (bars.children[count] as HTMLElement | undefined)?.focus();
}
