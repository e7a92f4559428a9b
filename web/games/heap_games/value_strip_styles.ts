import { css } from 'lit';

export const valueStripStyles = css`
  @media screen {
    .scroll {
      overflow-x: auto;
    }
    .strip {
      max-block-size: 12rem;
      overflow: auto;
    }
  }
  table {
    border-collapse: collapse;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  th {
    padding-inline-end: 10px;
    color: var(--ink-soft);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  td {
    padding: 0;
    text-align: center;
  }
  .first {
    inline-size: 100%;
    min-inline-size: 44rem;
    table-layout: fixed;
    line-height: 1.2;
  }
  .first th {
    inline-size: 4.25rem;
  }
  .first td {
    border-inline-start: 1px solid var(--line);
    white-space: nowrap;
  }
  .goes td {
    overflow: hidden;
    padding-inline: 2px;
    text-overflow: ellipsis;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .value {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 1px;
    min-inline-size: 1.75rem;
    min-block-size: 1.5rem;
    padding: 0 2px;
    border: none;
    border-radius: 4px;
    background: none;
    cursor: pointer;
  }
  .first .value {
    inline-size: 100%;
    color: var(--ink-soft);
  }
  .value:hover {
    background: var(--shade);
  }
  .value.chosen {
    background: var(--line);
    color: var(--ink);
  }
  .p,
  .p .value {
    color: var(--loses);
    font-weight: 600;
  }
  .glyph {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-start: 1px;
    vertical-align: -1px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
  }
  .strip .repeats {
    border-block-end: 2px solid color-mix(in srgb, var(--wins) 35%, transparent);
  }
  .sentence {
    margin-block-start: 4px;
    font-size: 0.9375rem;
  }
`;
