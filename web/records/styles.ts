// The styles of the page of records: a wide table, or a list with the same words if the window is narrow.
import { css } from 'lit';

export const recordsStyles = css`
  main {
    max-inline-size: 96rem;
  }
  main > .soft {
    font-size: 0.875rem;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 24px 16px;
  }
  dl {
    display: grid;
    gap: 8px;
    max-inline-size: 46rem;
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.55;
  }
  dt {
    display: inline;
    font-weight: 600;
  }
  dt::after {
    content: ': ';
  }
  dd {
    display: inline;
    margin: 0;
    overflow-wrap: anywhere;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 8px 20px 8px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    border-block-end-color: var(--line-control);
    color: var(--ink-soft);
    font-weight: 600;
    vertical-align: bottom;
  }
  .group th {
    padding-block: 24px 6px;
    font-weight: 650;
  }
  tbody th {
    font-weight: 600;
  }
  tbody th a {
    text-underline-offset: 0.25em;
    text-decoration-color: var(--line-control);
  }
  tbody th a:hover {
    text-decoration-color: currentColor;
  }
  tr:not(.group) > :is(th, .answer) {
    max-inline-size: 11rem;
    text-wrap: balance;
  }
  .number,
  thead th:nth-child(n + 4):nth-child(-n + 9),
  thead th:nth-child(2) {
    text-align: end;
    white-space: nowrap;
  }
  .source {
    display: block;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .here,
  thead th:last-child {
    inline-size: 17rem;
    padding-inline: 12px 0;
  }
  .run {
    display: flex;
    align-items: baseline;
    gap: 4px 12px;
  }
  .run .button {
    flex: none;
    min-inline-size: 5rem;
  }
  .run p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .run .icon {
    vertical-align: -3px;
  }
  .run .soft {
    font-size: 0.8125rem;
  }
  .same .icon {
    color: var(--wins);
  }
  .different,
  .different .icon {
    color: var(--error);
  }
  p > .soft {
    display: block;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
  }
  details ul {
    margin-block-start: 4px;
    white-space: nowrap;
  }

  .pairs {
    min-block-size: 70vh;
  }
  .pairs h2 {
    margin-block-end: 12px;
  }

  @container (max-width: 71rem) {
    table,
    tbody,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
      gap: 10px 16px;
      padding-block: 16px;
      border-block-end: 1px solid var(--line);
    }
    .group {
      padding-block: 20px 8px;
    }
    tr > :is(th, td) {
      max-inline-size: none;
      padding: 0;
      border: none;
    }
    tr > :is(th, .here) {
      grid-column: 1 / -1;
      inline-size: auto;
      padding: 0;
    }
    tbody th {
      font-size: 1rem;
    }
    td:empty {
      display: none;
    }
    td {
      text-align: start;
      white-space: normal;
    }
    td:not(.here)::before {
      content: attr(data-label);
      display: block;
      color: var(--ink-soft);
      font-size: 0.8125rem;
    }
    .number {
      text-align: start;
    }
  }

  @media print {
    header,
    .tools,
    .run .button {
      display: none;
    }
  }
`;
