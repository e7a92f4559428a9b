// The look of the heaps in binary.
import { css } from 'lit';

export const pictureStyles = css`
  figure {
    flex-wrap: wrap;
  }
  @media screen {
    .scroll {
      max-inline-size: 100%;
      overflow-x: auto;
    }
  }
  table {
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    padding: 1px 0;
    text-align: center;
    font-weight: 400;
  }
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    padding-inline: 2px 12px;
    background: var(--surface);
    text-align: start;
    white-space: nowrap;
    color: var(--ink-soft);
  }
  th[scope='col'] {
    min-inline-size: 28px;
    padding-inline: 3px;
    font-size: 0.75rem;
    color: var(--ink-soft);
  }
  td {
    font-family: var(--mono);
    font-size: 0.9375rem;
    color: var(--ink-soft);
  }
  .odd {
    background: color-mix(in srgb, var(--loses) 12%, transparent);
  }
  .one {
    font-weight: 700;
    color: var(--ink);
  }
  td span {
    display: inline-block;
    min-inline-size: 22px;
    line-height: 22px;
  }
  .flips span {
    border-radius: 50%;
    outline: 2px solid var(--move);
    outline-offset: -2px;
    color: var(--move);
  }
  .size {
    padding-inline: 12px 2px;
    font-family: inherit;
    font-size: 0.875rem;
    text-align: start;
    white-space: nowrap;
  }
  .moved th[scope='row'],
  .moved .size {
    color: var(--ink);
    font-weight: 600;
  }
  .after {
    color: var(--move);
  }
  .rest {
    text-align: start;
    font-family: inherit;
    line-height: 1;
  }
  tfoot > tr > * {
    border-block-start: 1.5px solid var(--ink);
  }
  tfoot th[scope='row'] {
    color: var(--ink);
    font-weight: 600;
  }
  .legend {
    flex: 1 1 9rem;
  }
  .legend > li {
    align-items: baseline;
  }
  .legend svg {
    align-self: start;
    margin-block-start: 1px;
  }
  .legend strong {
    display: block;
    font-weight: 400;
  }
  .in-force strong {
    color: var(--ink);
    font-weight: 600;
  }
  .lamp {
    fill: none;
    stroke: var(--line-control);
    stroke-width: 2;
  }
  .lit {
    fill: var(--ink);
    stroke: var(--ink);
  }
  .ones {
    display: grid;
    gap: 8px;
    min-inline-size: 9rem;
  }
  .larger {
    font-size: 1rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
  }
  .row svg {
    inline-size: 28px;
    block-size: 28px;
  }
  .stone {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 2;
  }
  .stone.first {
    fill: var(--ink);
  }
  .cross {
    fill: none;
    stroke: var(--loses);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .cross.first {
    stroke: var(--surface);
  }
  /* Below the table there is room for one line: the rule that holds. */
  @container (max-width: 26rem) {
    .scroll + .legend {
      flex-basis: 100%;
    }
    .scroll + .legend > :not(.in-force) {
      display: none;
    }
    .scroll + .legend strong {
      display: inline;
    }
  }
  @media (forced-colors: active) {
    .odd {
      outline: 1px solid CanvasText;
    }
    .one {
      text-decoration: underline;
    }
    .lit,
    .stone.first {
      fill: CanvasText;
    }
  }
`;
