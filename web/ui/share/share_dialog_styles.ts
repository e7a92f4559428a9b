// The styles of the share dialog.
import { css } from 'lit';

export const shareDialogStyles = css`
  :host {
    container-type: normal;
  }
  dialog {
    inline-size: min(44rem, 100vw - 32px);
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
  .dialog {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 20px;
    container-type: inline-size;
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
  .about {
    line-height: 1.6;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 20px;
    font-size: 0.875rem;
  }
  .options label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-soft);
  }
  .options select {
    min-block-size: 32px;
    padding: 0 8px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-block-end: 8px;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  iframe,
  img {
    display: block;
    inline-size: 100%;
    border: 1px dashed var(--line-control);
    border-radius: var(--radius);
  }
  iframe {
    block-size: 26rem;
  }
  img {
    max-block-size: 24rem;
    padding: 12px;
    object-fit: contain;
  }
  .snippet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    min-inline-size: 0;
    font-size: 0.875rem;
  }
  pre {
    max-block-size: 10rem;
    overflow: auto;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--shade);
    font: var(--text);
    font-size: 0.8125rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
