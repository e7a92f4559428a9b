// What opens over the page beside its button.
import { css } from 'lit';

export const popoverStyles = css`
  [popover] {
    margin: auto;
    max-inline-size: min(22rem, calc(100vw - 16px));
    padding: 8px 12px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow);
    font-size: 0.875rem;
    text-align: start;
  }
  @supports (position-area: block-end) {
    [popover] {
      margin: 6px 0;
      inset: auto;
      position-area: block-end;
      position-try-fallbacks: flip-block;
    }
  }
`;
