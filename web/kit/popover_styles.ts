// What opens over the page.
import { css } from 'lit';

/** How it looks, wherever it opens. */
export const popoverLook = css`
  [popover] {
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
`;

/** For what opens beside its button. */
export const popoverStyles = css`
  ${popoverLook}
  [popover] {
    margin: auto;
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
