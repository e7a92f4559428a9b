// The look of the heaps in binary.
import { css } from 'lit';

export const pictureStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-size: 0.875rem;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  h3 {
    margin: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
  p {
    color: var(--ink-soft);
  }
  .scroll {
    overflow: auto;
    max-block-size: min(60dvh, 32rem);
    margin-block: 8px 20px;
  }
  table {
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    padding: 2px 0;
    text-align: center;
    font-weight: 400;
  }
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    padding-inline: 2px 12px;
    background: var(--paper);
    text-align: start;
    white-space: nowrap;
    color: var(--ink-soft);
  }
  th[scope='col'] {
    min-inline-size: 1.75rem;
    padding-inline: 3px;
    font-size: 0.75rem;
    color: var(--ink-soft);
  }
  sup {
    line-height: 0;
  }
  td {
    font-family: var(--mono);
    font-size: 1rem;
    color: var(--ink-soft);
  }
  .one {
    font-weight: 700;
    color: var(--ink);
  }
  .zero {
    color: var(--ink-soft);
  }
  td.size,
  th.size {
    padding-inline: 12px 2px;
    font-family: inherit;
    font-size: 0.875rem;
    text-align: end;
  }
  .changed td,
  .changed th {
    background: var(--shade);
  }
  tfoot th,
  tfoot td {
    position: sticky;
    inset-block-end: 0;
    padding-block: 4px;
    border-block-start: 1.5px solid var(--ink);
    background: var(--paper);
  }
  tfoot th[scope='row'] {
    z-index: 1;
    color: var(--ink);
    font-weight: 600;
  }
  tfoot .one span {
    display: inline-block;
    min-inline-size: 1.25rem;
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--paper);
  }
  .switch {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: 8px;
    max-inline-size: 40rem;
    margin-block-start: 8px;
  }
  .rule {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 10px;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pane);
    color: var(--ink-soft);
  }
  .rule strong {
    font-weight: 600;
  }
  .rule small {
    grid-column: 2;
    font-size: 0.8125rem;
  }
  .lamp {
    align-self: center;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--line-control);
    border-radius: 50%;
  }
  .in-force {
    border-color: var(--ink);
    color: var(--ink);
  }
  .in-force .lamp {
    border-color: var(--ink);
    background: var(--ink);
  }
  @media (forced-colors: active) {
    .in-force .lamp {
      background: CanvasText;
    }
    .one {
      text-decoration: underline;
    }
  }
`;
