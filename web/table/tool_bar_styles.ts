import { css } from 'lit';

export const toolBarStyles = css`
  .button[aria-pressed='true'] {
    color: var(--surface);
    background: var(--ink);
    border-color: var(--ink);
  }
  .choice {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-inline-size: 0;
    font-size: 0.875rem;
  }
  /* They stay together where the row is too long. */
  .rest {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: inherit;
  }
  .choice > span:first-child {
    color: var(--ink-soft);
  }
  @media (forced-colors: active) {
    .button[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
