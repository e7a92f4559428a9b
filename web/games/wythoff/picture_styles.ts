// The look of the plane of positions.
import { css } from 'lit';

export const pictureStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }
  figure {
    display: grid;
    gap: 16px 32px;
    margin: 0;
    align-items: center;
  }
  @container (min-width: 46rem) {
    figure {
      grid-template-columns: minmax(0, 32rem) minmax(14rem, 1fr);
    }
  }
  .map {
    position: relative;
    inline-size: 100%;
    max-inline-size: 34rem;
    aspect-ratio: 1;
  }
  canvas {
    position: absolute;
    inset: calc(100% * 9 / 146);
    inline-size: calc(100% * 128 / 146);
    block-size: calc(100% * 128 / 146);
    image-rendering: pixelated;
    /* The values are drawn in this colour. A change of theme ends as a transition; then they are drawn again. */
    color: var(--ink);
    transition: color 1ms;
  }
  .map svg {
    position: relative;
    display: block;
    inline-size: 100%;
  }
  .axis {
    stroke: var(--ink-faint);
    stroke-width: 0.4;
    fill: none;
  }
  text {
    font-size: 4px;
    fill: var(--ink-soft);
  }
  .ray {
    stroke: var(--ink);
    stroke-width: 0.5;
    stroke-dasharray: 2 1.4;
    fill: none;
  }
  .line {
    stroke: var(--ink);
    stroke-width: 0.7;
    fill: none;
  }
  .cold {
    fill: var(--ink);
    stroke: var(--surface);
    stroke-width: 0.3;
  }
  .queen {
    fill: var(--ink);
    stroke: var(--surface);
    stroke-width: 0.8;
  }
  .win {
    fill: var(--wins);
    stroke: var(--surface);
    stroke-width: 0.5;
  }
  .tick {
    fill: none;
    stroke: var(--surface);
    stroke-width: 0.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .looked {
    fill: none;
    stroke: var(--focus);
    stroke-width: 0.8;
  }
  figcaption {
    font-size: 0.875rem;
    line-height: 1.5;
  }
  .legend {
    display: grid;
    gap: 6px;
    margin-block-start: 12px;
    color: var(--ink-soft);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .legend svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  .legend .line,
  .legend .ray,
  .legend .tick {
    stroke-width: 1.5;
  }
  .legend .ray {
    stroke-dasharray: 4 3;
  }
  .scale {
    flex: none;
    inline-size: 20px;
    block-size: 12px;
    border: 1px solid var(--line-control);
    background: linear-gradient(
      to right,
      transparent,
      color-mix(in srgb, var(--ink) 55%, transparent)
    );
  }
  @media (forced-colors: active) {
    .ray,
    .line,
    .axis {
      stroke: CanvasText;
    }
    .cold,
    .queen {
      fill: CanvasText;
    }
    .win {
      fill: Highlight;
    }
    .tick {
      stroke: HighlightText;
    }
    text {
      fill: CanvasText;
    }
  }
`;
