// The styles of the table of replies.
import { css } from 'lit';

export const replyRowsStyles = css`
  :host {
    display: block;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: 4px;
    text-align: start;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  th,
  td {
    padding: 3px 16px 3px 0;
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
    border-block-start: 1px solid var(--line);
  }
  td {
    padding-inline-end: 0;
  }
  thead th {
    border-block-start: none;
    font-size: 0.8125rem;
    color: var(--ink-soft);
  }
  th:first-child {
    inline-size: 1%;
    min-inline-size: 6.5rem;
  }
  @media (min-width: 30rem) {
    th[scope='row'] {
      white-space: nowrap;
    }
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }
  .others {
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  /* As tall as rows that can be opened. */
  .last {
    display: inline-flex;
    align-items: baseline;
    min-block-size: 28px;
    padding: 2px 0 2px 20px;
  }
  .next {
    border-block-start: none;
    padding-block: 2px 12px;
  }
  .indented {
    padding-inline-start: 8px;
  }
  .next > * {
    padding-inline-start: 12px;
    border-inline-start: 2px solid var(--line);
  }
  .next:not(.indented) > * {
    padding-inline-start: 0;
    border: none;
  }
  .more,
  .note {
    margin-block-start: 8px;
  }
  .note {
    font-size: 0.875rem;
  }
`;
