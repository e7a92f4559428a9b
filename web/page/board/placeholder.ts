// What stands in the place of a board that has not come, and of the verdict on a case that cannot be read.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { EngineFailure } from '../../engine/engine';
import type { Sentences } from '../../i18n/sentences';
import { needsReload } from '../../kit/loading';

export function placeholder(
  failure: EngineFailure | undefined,
  { table, retry }: Sentences,
  onRetry: () => void,
): TemplateResult {
  return html`<div class="placeholder">
    ${
      failure
        ? html`<p>${table.failed(failure)}</p>
            <p>${failure.message}</p>
            <button class="button" type="button" @click=${onRetry}>
              ${needsReload() ? table.reload : retry}
            </button>`
        : html`<p>${table.loading}</p>`
    }
  </div>`;
}

export function unreadHead(words: string): TemplateResult {
  return html`<header class="verdict">
    <p class="position unread" role="heading" aria-level="2">${words}</p>
    <p class="more"></p>
  </header>`;
}
