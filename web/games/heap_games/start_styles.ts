import { css } from 'lit';

export const startStyles = css`
  :host {
    display: block;
    font: 0.9375rem/1.5 var(--sans);
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  form > span {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
  }
  label {
    color: var(--ink-soft);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .of-rule {
    flex: 3 1 12rem;
  }
  .of-heaps {
    flex: 1 1 6rem;
  }
  .of-claim {
    flex: 2 1 9rem;
  }
  .field {
    flex: 1;
    inline-size: 100%;
  }
  #offered {
    position: absolute;
    inset-block-start: calc(100% + 2px);
    inset-inline: 0;
    z-index: 2;
    max-block-size: 20rem;
    overflow-y: auto;
    padding: 4px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  #offered li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    min-block-size: 32px;
    padding: 5px 8px;
    border-radius: 4px;
    cursor: pointer;
  }
  #offered li:hover,
  #offered .active {
    background: var(--shade);
  }
  #offered small {
    flex-basis: 100%;
    color: var(--ink-soft);
  }
  h2 {
    margin-block: 12px 4px;
    font-size: 0.9375rem;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 2px 16px;
    margin: 0;
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    color: var(--ink-soft);
  }
  .answer {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    min-block-size: 28px;
    margin-block: 2px;
    line-height: 28px;
  }
  #told {
    flex: 1 1 24rem;
  }
  .told > * {
    margin-inline-end: 12px;
  }
  #tested:empty {
    display: none;
  }
  .wrong {
    overflow-wrap: anywhere;
  }
  mark {
    border-block-end: 2px solid var(--error);
    background: color-mix(in srgb, var(--error) 15%, transparent);
    color: inherit;
  }
  .error,
  .verdict.wrong {
    color: var(--error);
  }
  .verdict.wrong::before {
    content: '✗ ';
  }
  .verdict.proved::before {
    content: '✓ ';
  }
  strong.verdict.proved {
    color: var(--wins);
  }
  .small {
    min-block-size: 28px;
  }
  .all {
    min-block-size: 24px;
    line-height: inherit;
    padding: 0;
    border: none;
    background: none;
    color: var(--ink-soft);
    font-size: 0.875rem;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .copies a {
    min-block-size: 24px;
    text-underline-offset: 3px;
  }
  .copies {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-start: 6px;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .still {
    color: var(--ink-soft);
  }
  .meant {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  .stale {
    opacity: 0.4;
  }
  .awaited {
    min-block-size: 66px;
  }
  /* Enter opens, and so does leaving the field; without a keyboard a button is wanted. */
  @media (pointer: fine) {
    .open:not(:focus-visible) {
      position: absolute;
      inline-size: 1px;
      min-block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      padding: 0;
      border: none;
    }
  }
  @media (max-width: 36rem) {
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* In a narrow window the rule and what is known of it stand above the board, and all else below it: the page's column has
     the parts themselves (frame.css), and the board its place 1. */
  @media (max-width: 44.99rem) {
    form,
    .answer {
      display: contents;
    }
    .of-rule,
    .of-heaps,
    .of-claim {
      flex: none;
    }
    .of-heaps,
    .of-claim,
    #tested,
    .all,
    .values {
      order: 2;
      margin-block-start: 8px;
    }
    .of-heaps {
      margin-block-start: 20px;
    }
    .of-heaps label,
    .of-claim label {
      min-inline-size: 3.5rem;
    }
    #told {
      flex: none;
      min-block-size: 3.5rem;
      margin-block: 4px 8px;
      line-height: 26px;
    }
    .all {
      align-self: start;
    }
  }
  @media (pointer: coarse) {
    .value {
      min-block-size: 2rem;
    }
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: 3px;
  }
`;
