// The tools that every board has: the steps through the line.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { TableSentences } from '../i18n/table_sentences';
import { undoIcon } from '../kit/first_icons';
import { redoIcon, restartIcon } from './table_icons';
import type { Table } from './table';

/** undefined if the tool is of no use now. */
export type Act = (() => void) | undefined;

/** Back, forward, and back to the start. */
export function stepTools(table: Table, sentences: TableSentences): TemplateResult {
  const hasSteps = Boolean(table.playthrough?.line?.steps.length);
  return html`<span class="group">
    ${tool('undo', sentences.undo, undoIcon, table.stepTo(-1))}
    ${tool('redo', sentences.redo, redoIcon, table.stepTo(1))}
    ${tool('restart', sentences.restart, restartIcon, hasSteps ? () => table.restart() : undefined)}
  </span>`;
}

export function tool(name: string, words: string, icon: unknown, act: Act): TemplateResult {
  return html`<button
    class="button tool ${name}"
    type="button"
    aria-label=${words}
    title=${words}
    ?disabled=${!act}
    @click=${() => act?.()}
  >
    ${icon}
  </button>`;
}
