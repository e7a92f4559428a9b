// The styles of the share dialog.
import { css } from 'lit';

export const shareDialogStyles = css`
  /* Wide enough for the preview. */
  dialog {
    inline-size: min(53rem, 100vw - 32px);
  }
  .dialog {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 20px;
    container-type: inline-size;
  }
  .about {
    line-height: 1.6;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
  .where {
    display: grid;
    gap: 6px;
    font-weight: 600;
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
    max-inline-size: 100%;
    color: var(--ink-soft);
  }
  @container (max-width: 26rem) {
    .options {
      display: grid;
      gap: 8px;
    }
    .options label {
      display: grid;
      grid-template-columns: 5rem minmax(0, 1fr);
    }
  }
  .place {
    min-block-size: 40px;
    font-weight: 400;
  }
  .snippets {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    counter-reset: step;
  }
  .snippets > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    counter-increment: step;
  }
  .step-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-size: 0.875rem;
  }
  .step-head p {
    flex: 1 1 12rem;
    line-height: 1.5;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  /* A single step needs no number, and neither do the two ways to write a link. */
  .snippets:not(.link) > li:not(:only-child) .step-head p::before {
    content: counter(step) '. ';
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  pre {
    max-block-size: 12rem;
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
  pre code {
    font-size: inherit;
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-block-end: 8px;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .preview,
  img {
    display: block;
    inline-size: 100%;
    border: 1px dashed var(--line-control);
    border-radius: var(--radius);
  }
  .preview {
    overflow: auto hidden;
  }
  /* As wide as the text of most pages, since the height depends on it. */
  iframe {
    display: block;
    inline-size: 800px;
    border: 0;
  }
  img {
    max-block-size: 24rem;
    padding: 12px;
    object-fit: contain;
  }
  .authors {
    justify-self: start;
    font-size: 0.875rem;
    color: var(--ink-soft);
    text-underline-offset: 4px;
  }
`;
