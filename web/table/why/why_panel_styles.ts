// The styles of the explanation panel.
import { css } from 'lit';

export const whyPanelStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-size: 0.9375rem;
    line-height: 1.6;
  }
  h3 {
    margin: 0 0 6px;
    font-size: 0.9375rem;
    font-weight: 650;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px 48px;
  }
  /* The picture comes first. Before it is there, nobody knows where the rest begins. */
  .awaited,
  .awaited ~ * {
    visibility: hidden;
  }
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 28px;
  }
  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    justify-items: start;
  }
  .part > h3 {
    margin: 0;
  }
  .part > :is(impartial-replies, impartial-winning-moves, .picture) {
    inline-size: 100%;
  }
  .sentences {
    display: grid;
    gap: 8px;
  }
  .column p {
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
  @container (min-width: 52rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  .words {
    margin-block-start: 24px;
    font-size: 0.875rem;
  }
  details[open] > summary {
    margin-block-end: 8px;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--ink-soft);
    cursor: pointer;
  }
  dl {
    columns: 20rem;
    column-gap: 48px;
    margin: 8px 0 0;
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
  .hand-over {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 20px;
  }
  .refused {
    display: grid;
    gap: 8px;
    margin-block-start: 12px;
    font-size: 0.875rem;
    color: var(--error);
  }
  textarea {
    inline-size: 100%;
    padding: 8px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font: var(--text);
  }
`;
