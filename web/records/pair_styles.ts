// The styles of the table of pairs. It scrolls by itself; its first row and column stay in sight.
import { css } from 'lit';

export const pairStyles = css`
  :host {
    display: block;
    --cell: 2.5rem;
  }
  .soft {
    font-size: 0.875rem;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 20px;
    margin-block: 16px 12px;
    font-size: 0.875rem;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .sign {
    inline-size: var(--cell);
    padding-block: 2px;
    text-align: center;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }

  .scroll {
    overflow: auto;
    overscroll-behavior-inline: contain;
    /* So that the words below it are in sight too. */
    max-block-size: max(16rem, 100vh - 11rem);
    scroll-padding: 2.25rem 16px 16px 3rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-pane);
    /* A shadow at the right end, which the first layer covers when the table is scrolled there. */
    background:
      linear-gradient(to left, var(--surface) 50%, transparent) right / 4rem 100% no-repeat local,
      linear-gradient(to left, color-mix(in srgb, var(--ink) 25%, transparent), transparent) right /
        1.5rem 100% no-repeat,
      var(--surface);
  }
  table {
    border-collapse: separate;
    border-spacing: 2px;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  th,
  td {
    min-inline-size: var(--cell);
    block-size: 1.75rem;
    padding: 0 2px;
  }
  th,
  thead td {
    position: sticky;
    background: var(--surface);
    color: var(--ink-soft);
    font-weight: 500;
  }
  thead :is(th, td) {
    inset-block-start: 0;
    z-index: 1;
  }
  tbody th,
  thead td {
    inset-inline-start: 0;
    z-index: 1;
  }
  thead td {
    z-index: 2;
  }
  tbody th {
    font-weight: 650;
    color: var(--ink);
  }
  [data-pair] {
    cursor: pointer;
  }
  [data-pair]:is(:hover, [tabindex='0']) {
    outline: 2px solid var(--line-control);
  }
  [data-pair]:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
  .won {
    position: relative;
    background: color-mix(in srgb, var(--wins) 13%, var(--surface));
    border-radius: 3px;
  }
  .lost {
    position: relative;
    background: var(--loses);
    color: var(--surface);
    font-weight: 700;
    border-radius: 3px;
  }
  .partial {
    background: none;
    box-shadow: inset 0 0 0 1px var(--wins);
  }
  .unknown {
    background: var(--shade);
    color: var(--ink-soft);
    border-radius: 3px;
  }
  .fresh::after {
    content: '';
    position: absolute;
    inset: 0 0 auto auto;
    border: 4px solid;
    border-color: currentColor currentColor transparent transparent;
    border-start-end-radius: 3px;
  }

  .said {
    min-block-size: 6.4em;
  }
  .said strong {
    margin-inline-end: 6px;
  }
  .said a {
    margin-inline-start: 12px;
    white-space: nowrap;
  }
  .said .soft {
    display: block;
  }
  .works {
    margin-block-start: 6px;
    padding-inline-start: 1.25em;
    list-style: disc;
    max-inline-size: 46rem;
    color: var(--ink-soft);
    font-size: 0.875rem;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }

  @media (forced-colors: active) {
    .won,
    .lost {
      border: 1px solid;
    }
  }
`;
