// Errors and warnings in words, each with its place. It renders into the desk's root, so that ids work for the editor.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Notice, Suppressed } from '../../engine/types';
import type { DeskWords } from '../desk_sentences_en';
import { errorIcon, warningIcon } from '../../kit/icons';

export const noticeListStyles = css`
  .notices {
    border-block-start: 1px solid var(--line);
    max-block-size: 15rem;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .notice {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: start;
    gap: 4px 10px;
    padding: 8px 8px 8px 14px;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  .notice + .notice {
    border-block-start: 1px solid var(--line);
  }
  .notice > .icon {
    margin-block-start: 3px;
  }
  .notice.error > .icon,
  .notice.error .place {
    color: var(--error);
  }
  .notice .message {
    overflow-wrap: anywhere;
  }
  .notice .place {
    font-weight: 600;
    margin-inline-end: 6px;
  }
  .notice .case {
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .notice .button {
    min-block-size: 28px;
    padding: 0 8px;
  }
  .more-notices {
    padding: 8px 14px;
    font-size: 0.875rem;
    color: var(--ink-soft);
    border-block-start: 1px solid var(--line);
  }
`;

export interface NoticeListParts {
  readonly id: string;
  readonly notices: readonly Notice[];
  readonly suppressed?: Suppressed | undefined;
  readonly sentences: DeskWords;
  readonly onGoTo: (index: number) => void;
}

export function noticeList(parts: NoticeListParts): TemplateResult | typeof nothing {
  const { id, notices, suppressed, sentences } = parts;
  if (notices.length === 0) return nothing;
  return html`<div class="notices">
    <ol>
      ${notices.map((notice, index) => noticeItem(parts, notice, index, `${id}-${index}`))}
    </ol>
    ${[
      [suppressed?.errors, sentences.errors] as const,
      [suppressed?.warnings, sentences.warnings] as const,
    ].map(([count, words]) =>
      count ? html`<p class="more-notices">${sentences.moreNotices(words(count))}</p>` : nothing,
    )}
  </div>`;
}

function noticeItem(
  { sentences, onGoTo }: NoticeListParts,
  notice: Notice,
  index: number,
  id: string,
): TemplateResult {
  const place = `${notice.line}:${notice.column}`;
  const isError = notice.severity === 'error';
  return html`<li class="notice ${notice.severity}">
    ${isError ? errorIcon : warningIcon}
    <p class="message" id=${id}>
      <span class="visually-hidden">${isError ? sentences.error : sentences.warning}</span>
      <span class="place numbers">${place}</span>${sentences.notice(notice)}
      ${
        notice.case > 0
          ? html`<span class="case">· ${sentences.inCase(notice.case)}</span>`
          : nothing
      }
    </p>
    <button
      class="button"
      type="button"
      aria-label=${sentences.goToPlace(place)}
      @click=${() => onGoTo(index)}
    >
      ${sentences.goTo}
    </button>
  </li>`;
}
