// The styles of the verdict.
import { css } from 'lit';

export const verdictStyles = css`
  .parts {
    display: flex;
    flex-direction: column;
    min-block-size: 100%;
  }
  .text {
    display: block;
    inline-size: 100%;
    border: none;
    resize: none;
    background: transparent;
    font: var(--text);
    line-height: var(--text-line);
  }
  .own {
    flex: 1 0 9rem;
  }
  /* Six lines, and where the verdict leaves room, as many as there are. */
  .own.short {
    flex: 0 0 auto;
    block-size: calc(min(var(--lines), 6) * 1lh + 17px);
    border-block-end: 1px solid var(--line);
  }
  .text::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  .text:focus-visible {
    outline-offset: -2px;
  }
  .file {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px var(--text-inset);
    border-block-end: 1px solid var(--line);
  }
  @container (min-width: 31.5rem) {
    .own.short {
      flex-shrink: 1;
      block-size: calc(min(var(--lines), 16) * 1lh + 17px);
      min-block-size: calc(min(var(--lines), 6) * 1lh + 17px);
    }
  }
  .verdict {
    flex: none;
    padding: 12px var(--text-inset);
    line-height: 1.5;
  }
  .verdict:empty {
    padding: 0;
  }
  .verdict > * + * {
    margin-block-start: 10px;
  }
  .badge {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-size: 1.125rem;
    font-weight: 700;
  }
  .badge .share {
    margin-inline-start: auto;
    color: var(--ink);
  }
  .badge.accepted {
    color: var(--wins);
  }
  .badge.presentation_error {
    color: var(--loses);
  }
  .badge.wrong_answer,
  .badge.not_judged,
  .failed {
    color: var(--error);
  }
  .count {
    font-size: 0.9375rem;
    font-weight: 400;
    color: var(--ink-soft);
  }
  .where {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
  }
  /* Where the board is beside it, it shows the case already. */
  @media (min-width: 45rem) {
    .show.shown {
      display: none;
    }
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px 14px;
    margin: 8px 0;
  }
  dt {
    color: var(--ink-soft);
    font-size: 0.875rem;
    line-height: var(--text-line);
  }
  dd {
    margin: 0;
    max-block-size: 7.5rem;
    overflow: auto;
    font: var(--text);
    line-height: var(--text-line);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  dd.expected {
    color: var(--wins);
    font-weight: 600;
  }
  dd.found {
    color: var(--error);
    font-weight: 600;
  }
  dd.nothing {
    color: var(--ink-soft);
    font-style: italic;
  }
  .near,
  .mistakes {
    padding: 10px 14px;
    border-inline-start: 3px solid var(--loses);
    background: var(--shade);
  }
  summary {
    cursor: pointer;
    min-block-size: 32px;
    align-content: center;
  }
  .cases {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    padding-block-start: 6px;
  }
  .remark {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
  /* In a narrow window its words need two lines. */
  p > .button {
    white-space: normal;
  }
`;
