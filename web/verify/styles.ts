// The styles of the page "Check it yourself": what is compared on the left, its result on the right or below.
import { css } from 'lit';

export const verifyStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  main {
    max-inline-size: 60rem;
    margin-inline: auto;
    padding: 28px clamp(16px, 3vw, 32px) 56px;
  }
  h1 {
    font-size: 1.75rem;
    line-height: 1.25;
    font-weight: 700;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  :host(:lang(zh)) h1 {
    letter-spacing: 0;
  }
  h2 {
    margin-block: 36px 8px;
    font-size: 1.125rem;
    font-weight: 650;
  }
  h3 {
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.45;
    font-weight: 600;
  }
  main > p {
    max-inline-size: 46rem;
    margin-block-start: 12px;
    line-height: 1.6;
    text-wrap: pretty;
  }
  .lead {
    font-size: 1.0625rem;
  }
  .soft {
    color: var(--ink-soft);
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
