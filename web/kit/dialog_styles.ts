// The frame of a dialog over the page.
import { css } from 'lit';

export const dialogStyles = css`
  :host {
    container-type: normal;
  }
  dialog {
    inline-size: min(44rem, 100vw - 32px);
    /* Browsers keep more of a narrow window free. */
    max-inline-size: none;
    max-block-size: calc(100dvh - 32px);
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-pane);
    background: var(--surface);
    color: var(--ink);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.4;
  }
`;
