// The look of the staircases.
import { css } from 'lit';

export const pictureStyles = css`
  figure {
    flex-direction: column;
    align-items: stretch;
  }
  .rows {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
    gap: 4px 16px;
    align-items: start;
  }
  .rows > li {
    min-inline-size: 0;
  }
  .value {
    font-size: 0.8125rem;
  }
  .name {
    display: inline-block;
    margin-inline-end: 4px;
    color: var(--ink-soft);
  }
  .rows .name::first-letter {
    text-transform: uppercase;
  }
  .after,
  .after b {
    color: var(--move);
  }
  .sum {
    padding-block-start: 4px;
    border-block-start: 1px solid var(--line);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
  }
  .stairs {
    display: block;
    max-inline-size: 100%;
  }
  .step {
    fill: var(--shade);
  }
  .odd .step {
    fill: var(--line);
  }
  .tread {
    stroke: var(--ink-faint);
    stroke-width: 1;
  }
  .odd .tread {
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  circle {
    fill: var(--surface);
    stroke: var(--ink-faint);
    stroke-width: 1.5;
  }
  circle.odd {
    fill: var(--ink);
    stroke: var(--ink);
  }
  circle.goes {
    stroke: var(--move);
    stroke-width: 2;
  }
  circle.odd.goes {
    fill: var(--move);
  }
  .stairs text {
    font-size: 11px;
    text-anchor: middle;
    fill: var(--ink-soft);
  }
  .stairs .odd text {
    font-weight: 700;
    fill: var(--ink);
  }
  .shaft {
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    circle,
    .tread {
      stroke: CanvasText;
    }
    circle.odd {
      fill: CanvasText;
    }
    circle.goes {
      stroke: Highlight;
    }
    .stairs text {
      fill: CanvasText;
    }
  }
`;
