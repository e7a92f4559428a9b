// The styles of the output.
import { css } from 'lit';

export const outputPaneStyles = css`
  :host {
    display: contents;
  }
  .errors {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    vertical-align: bottom;
    color: var(--error);
    font-weight: 600;
  }
  .text {
    display: block;
    inline-size: 100%;
    padding: var(--text-inset);
    border: none;
    resize: none;
    background: transparent;
    font: var(--text);
    line-height: var(--text-line);
    tab-size: 4;
  }
  @container (min-width: 31.5rem) {
    .text {
      block-size: 100%;
    }
  }
  /* The first output has not come, so nobody knows how high it is. */
  .unplaced {
    visibility: hidden;
  }
  .text::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  .text:focus-visible {
    outline-offset: -2px;
  }
  .progress {
    position: absolute;
    inset: 0;
    background: var(--surface);
    border-radius: var(--radius-pane);
  }
  /* Loading takes long only on a slow line, so the word appears late. */
  .soon {
    animation: appear 1ms 300ms both;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
    to {
      visibility: visible;
    }
  }
  .failure {
    padding: 16px;
  }
`;
