// What a pane shows of a long call of the solver: its progress, and why it failed.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { needsReload, reloadPage } from '../kit/loading';
import type { EngineFailure, Progress } from '../engine/engine';
import { formatBytes, formatPercent } from '../i18n/measured';
import type { Language } from '../i18n/language';
import type { DeskWords } from './desk_sentences_en';
import { errorIcon } from '../kit/icons';

/** `doing`: the call in a word. `progress`: undefined if there is no measure of it. */
export function progressView(
  doing: string,
  progress: Progress | undefined,
  { stop }: DeskWords,
  language: Language,
  onStop: () => void,
): TemplateResult {
  const { bytesRead = 0, bytesTotal = 0, milliseconds = 0 } = progress ?? {};
  const isKnown = bytesRead > 0 && milliseconds > 0;
  const share = isKnown ? bytesRead / bytesTotal : undefined;
  const rate = formatBytes((bytesRead / milliseconds) * 1000, language);
  return html`<div class="progress">
    <progress aria-label=${doing} value=${share ?? nothing}></progress>
    <p class="numbers">
      ${share === undefined ? doing : `${doing} ${formatPercent(share, language)} · ${rate}/s`}
    </p>
    <button class="button stop" type="button" @click=${onStop}>${stop}</button>
  </div>`;
}

export function failureView(
  failure: EngineFailure,
  { failures, retry, table }: DeskWords,
  onRetry: () => void,
): TemplateResult {
  const { title, advice } = failures[failure.stage];
  const isLost = failure.stage === 'part' && needsReload();
  return html`<div class="failure">
    <p class="failure-title">${errorIcon} ${title}</p>
    <p>${advice}</p>
    <p class="failure-reason">${failure.message}</p>
    <button class="button retry" type="button" @click=${isLost ? reloadPage : onRetry}>
      ${isLost ? table.reload : retry}
    </button>
  </div>`;
}

export const callStyles = css`
  .progress {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 12px;
    font-size: 0.875rem;
  }
  progress {
    inline-size: min(16rem, 80%);
    accent-color: var(--focus);
  }
  .failure {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 8px;
    font-size: 0.9375rem;
  }
  .failure-title {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
    color: var(--error);
  }
  .failure-reason {
    font: var(--text);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`;
