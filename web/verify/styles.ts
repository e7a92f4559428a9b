// The styles of the page "Check it yourself": what is compared on the left, its result on the right or below.
import { css } from 'lit';

export const verifyStyles = css`
  main {
    max-inline-size: 60rem;
  }
  h3 {
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.45;
    font-weight: 600;
  }
  .icon {
    vertical-align: -3px;
  }
  .agree .icon {
    color: var(--wins);
  }
  .differ,
  .differ .icon {
    color: var(--error);
  }
  progress {
    inline-size: 100%;
    block-size: 6px;
    accent-color: var(--wins);
  }
  .total {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 8px 16px;
    margin-block: 24px 0;
    font-variant-numeric: tabular-nums;
  }
  .total progress {
    grid-column: 1 / -1;
  }
  .total .button,
  .run .button {
    min-inline-size: 6.5rem;
  }

  .topics {
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--line);
    list-style: none;
  }
  .topics li {
    display: grid;
    grid-template-columns: 1fr 23rem;
    gap: 8px 32px;
    padding-block: 14px;
    border-block-end: 1px solid var(--line);
  }
  .what p {
    margin-block-start: 2px;
    max-inline-size: 38rem;
    font-size: 0.875rem;
    line-height: 1.5;
    text-wrap: pretty;
  }
  .run {
    display: flex;
    align-items: start;
    gap: 4px 12px;
    font-size: 0.875rem;
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }
  .run .button {
    flex: none;
  }
  .run p {
    flex: 1;
    min-inline-size: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  .run progress {
    display: block;
    margin-block-start: 6px;
  }
  .disagreement {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 16px;
    margin: 0;
    padding: 12px 16px;
    border-inline-start: 3px solid var(--error);
    background: var(--surface);
    font-size: 0.875rem;
    line-height: 1.5;
  }
  .disagreement dt {
    color: var(--ink-soft);
  }
  .disagreement dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-family: var(--mono);
  }
  .limits {
    max-inline-size: 46rem;
    margin: 0;
    padding-inline-start: 1.25rem;
    list-style: disc;
    font-size: 0.9375rem;
    line-height: 1.6;
  }
  .limits li + li {
    margin-block-start: 6px;
  }
  #speed p {
    max-inline-size: 46rem;
    margin-block: 12px;
    line-height: 1.6;
    text-wrap: pretty;
  }
  .speeds {
    inline-size: 100%;
    max-inline-size: 46rem;
    margin-block-start: 16px;
    border-collapse: collapse;
    font-size: 0.875rem;
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }
  .speeds :is(th, td) {
    padding: 8px 0 8px 16px;
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }
  .speeds :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
  .speeds thead th {
    color: var(--ink-soft);
    font-weight: 400;
  }
  .modules {
    display: grid;
    gap: 10px;
    margin: 12px 0 0;
    font-size: 0.875rem;
    line-height: 1.5;
  }
  .modules dt {
    font-weight: 600;
  }
  .modules dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .modules code {
    font-family: var(--mono);
    font-size: 0.8125rem;
  }

  @container (max-width: 48rem) {
    .topics li {
      grid-template-columns: 1fr;
    }
  }

  @media print {
    .button {
      display: none;
    }
  }
`;
