// The styles that all elements share. Colours and measures are the custom properties of page.css.
import { css } from 'lit';

export const controls = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  p,
  ul,
  ol,
  pre {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
  }
  code {
    font-family: var(--mono);
    font-size: 0.94em;
    color: var(--ink);
  }
  button,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--radius-focus, 3px);
  }
  .icon {
    inline-size: 1rem;
    block-size: 1rem;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon .solid {
    fill: currentColor;
    stroke: none;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: 32px;
    padding: 0 10px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--shade);
    font-size: 0.875rem;
    white-space: nowrap;
    cursor: pointer;
  }
  .button:hover,
  .button:active {
    background: var(--line);
  }
  .button:disabled {
    color: var(--ink-faint);
    background: none;
    cursor: default;
  }
  /* A line of text that is typed. */
  .field {
    min-inline-size: 0;
    min-block-size: 32px;
    padding: 0 10px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font: 0.9375rem var(--mono);
  }
  .field::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  .field[aria-invalid='true'] {
    border-color: var(--error);
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .numbers {
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    .button,
    .field {
      min-block-size: 40px;
    }
    .field {
      font-size: 1rem;
    }
  }
  @media (forced-colors: active) {
    .button {
      border-color: ButtonBorder;
    }
    .button:disabled {
      color: GrayText;
    }
  }
  .missing {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block: 0 16px;
    padding: 8px 16px;
    border: 1px solid var(--error);
    border-radius: var(--radius);
    font-size: 0.9375rem;
  }
`;
