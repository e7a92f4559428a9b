// The styles of the explanation panel.
import { css } from 'lit';

export const whyPanelStyles = css`
  :host {
    display: block;
    font-size: 0.9375rem;
    line-height: 1.55;
  }
  h3 {
    display: inline;
    margin: 0;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .because {
    max-inline-size: 40rem;
    margin-block-end: 16px;
    font-size: 1.0625rem;
    line-height: 1.45;
    text-wrap: pretty;
  }
  /* Before the picture is there, nobody knows where the rest begins. */
  .awaited {
    visibility: hidden;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block-start: 12px;
  }
  .choice label {
    display: inline-flex;
    flex: 0 1 auto;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    color: var(--ink-soft);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .folds {
    margin-block-start: 16px;
    border-block-end: 1px solid var(--line);
  }
  details {
    border-block-start: 1px solid var(--line);
  }
  summary {
    padding-block: 8px;
    cursor: pointer;
  }
  summary::marker {
    color: var(--ink-soft);
  }
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-block-end: 16px;
  }
  .content p {
    max-inline-size: 40rem;
    text-wrap: pretty;
  }
  .offer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    color: var(--ink-soft);
  }
  dl {
    columns: 20rem;
    column-gap: 48px;
    margin: 0;
    font-size: 0.875rem;
  }
  dl > div {
    break-inside: avoid;
    padding-block-end: 8px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: var(--ink-soft);
  }
`;
