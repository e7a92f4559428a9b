// The look of the staircases.
import { css } from 'lit';

export const pictureStyles = css`
  :host {
    display: grid;
    gap: 28px;
    font-variant-numeric: tabular-nums;
  }
  h3 {
    margin: 0 0 4px;
    font-size: 0.9375rem;
    font-weight: 650;
  }
  .hint,
  .more,
  .soft {
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .hint {
    max-inline-size: 40rem;
    margin-block-end: 16px;
    text-wrap: pretty;
  }
  .all-stairs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: 20px 32px;
  }
  .formula {
    font-size: 0.875rem;
  }
  .row-name::first-letter {
    text-transform: uppercase;
  }
  .row-name {
    display: inline-block;
    margin-inline-end: 8px;
    color: var(--ink-soft);
  }
  .stairs {
    display: block;
    inline-size: 100%;
    max-inline-size: 22rem;
  }
  .step {
    fill: var(--shade);
  }
  .odd .step {
    fill: var(--line);
  }
  .tread {
    stroke: var(--ink-faint);
    stroke-width: 1;
  }
  .odd .tread {
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  circle {
    fill: var(--surface);
    stroke: var(--ink-faint);
    stroke-width: 1.5;
  }
  .odd circle {
    fill: var(--ink);
    stroke: var(--ink);
  }
  circle.looked {
    stroke: var(--focus);
    stroke-width: 3;
  }
  .stairs text {
    font-size: 10px;
    text-anchor: middle;
    fill: var(--ink-soft);
  }
  .odd text {
    font-weight: 700;
    fill: var(--ink);
  }
  table {
    border-collapse: collapse;
    font-size: 0.875rem;
    text-align: center;
  }
  th,
  td {
    min-inline-size: 28px;
    padding: 3px 6px;
    font-weight: 400;
  }
  thead th,
  tbody th {
    color: var(--ink-soft);
  }
  thead .digit {
    font-size: 0.75rem;
  }
  td.digit {
    font-family: var(--mono);
    color: var(--ink-faint);
  }
  td.one {
    color: var(--ink);
    font-weight: 700;
  }
  .total {
    padding-inline-start: 16px;
    font-weight: 600;
  }
  tfoot {
    border-block-start: 2px solid var(--ink);
  }
  tfoot th {
    font-weight: 600;
  }
  tr.looked {
    background: var(--shade);
  }
  .looked-at {
    min-block-size: 1.5em;
    margin-block-start: 8px;
    font-size: 0.875rem;
  }
  @media (forced-colors: active) {
    circle,
    .tread {
      stroke: CanvasText;
    }
    .odd circle {
      fill: CanvasText;
    }
    circle.looked {
      stroke: Highlight;
    }
  }
`;
