// The look of the Number Game's picture.
import { css } from 'lit';

export const pictureStyles = css`
  .pairs {
    display: block;
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: 100%;
    block-size: auto;
  }
  figure {
    flex-wrap: wrap;
  }
  .left circle {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .move circle {
    fill: var(--move);
    stroke: var(--move);
    stroke-width: 1.5;
  }
  .loses .move circle {
    fill: var(--surface);
  }
  .gone circle {
    fill: none;
    stroke: var(--line-control);
    stroke-dasharray: 2.5 2.5;
  }
  .pairs text {
    font-size: 14px;
    font-weight: 600;
    text-anchor: middle;
    fill: var(--ink);
  }
  .wins .move text {
    fill: var(--surface);
  }
  .gone text {
    font-weight: 400;
    fill: var(--ink-soft);
    text-decoration: line-through;
  }
  .pair {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.75;
  }
  .glyph {
    fill: none;
    stroke: var(--surface);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    .pairs text {
      fill: CanvasText;
    }
    .wins .move text {
      fill: HighlightText;
    }
  }
`;
