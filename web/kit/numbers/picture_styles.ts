// The look of the Number Game's picture.
import { css } from 'lit';

export const pictureStyles = css`
  :host {
    display: block;
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
    overflow-x: auto;
    margin-block: 8px 16px;
  }
  .line {
    display: block;
    inline-size: 100%;
    min-inline-size: 33rem;
    max-inline-size: 44rem;
    block-size: auto;
    margin-inline: auto;
  }
  .axis {
    stroke: var(--line);
    stroke-width: 2;
  }
  .dot circle {
    fill: var(--shade);
    stroke: var(--line-control);
    stroke-width: 1.25;
  }
  .gap circle {
    fill: var(--paper);
    stroke-dasharray: 2.5 2.5;
  }
  .chosen circle {
    fill: var(--ink);
    stroke: var(--ink);
  }
  .looked circle {
    stroke: var(--focus);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .dot text {
    font-size: 11px;
    fill: var(--ink-soft);
    text-anchor: middle;
  }
  .chosen text {
    fill: var(--paper);
    font-weight: 600;
  }
  .taken text {
    fill: var(--ink);
  }
  .arc {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1.25;
    opacity: 0.7;
  }
  .arrow {
    fill: var(--ink-soft);
  }
  .mark {
    font-size: 11px;
    fill: var(--ink-soft);
    text-anchor: middle;
    /* Legible over an arc. */
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  .bracket {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1;
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-block: 4px 16px;
  }
  .sums b {
    font-weight: 600;
  }
  .sums li {
    min-inline-size: 6.25em;
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .sums b {
    color: var(--ink);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: 12px 24px;
    margin: 0;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
  }
  .value {
    display: block;
    font-size: 1.125rem;
    font-weight: 600;
  }
  impartial-p-map {
    margin-block-start: 24px;
  }
  .meaning {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  @media (forced-colors: active) {
    .chosen circle {
      fill: CanvasText;
    }
    .chosen text {
      fill: Canvas;
    }
    .dot text,
    .mark {
      fill: CanvasText;
    }
    .looked circle {
      stroke: Highlight;
    }
  }
`;
