// The styles of a page's header: its row, the site's name, the pickers.
import { css } from 'lit';

export const pageHeaderStyles = css`
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 24px;
    min-block-size: 56px;
  }
  .brand {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-block-size: 40px;
    font-size: 1.125rem;
    font-weight: 700;
    letter-spacing: -0.01em;
    text-decoration: none;
  }
  .brand-mark {
    inline-size: 20px;
    block-size: 20px;
    fill: currentColor;
  }
  .picker {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 36px;
    padding: 0 8px;
    border-radius: var(--radius);
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .picker:hover {
    background: var(--shade);
    color: var(--ink);
  }
  .picker:focus-within {
    outline: 2px solid var(--focus);
  }
  .picker select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
