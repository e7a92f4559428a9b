// The look of the plane of positions.
import { css } from 'lit';

export const pictureStyles = css`
  .plane {
    position: relative;
    flex: none;
    inline-size: 236px;
  }
  .plane svg {
    position: relative;
    display: block;
    inline-size: 100%;
  }
  canvas {
    position: absolute;
    inset: 12px 12px 20px 40px;
    inline-size: 184px;
    block-size: 184px;
    image-rendering: pixelated;
    /* The values are drawn in this colour. A change of theme ends as a transition; then they are drawn again. */
    color: var(--ink);
    transition: color 1ms;
  }
  .axis {
    stroke: var(--ink-faint);
    stroke-width: 1;
    fill: none;
  }
  .guide {
    stroke: var(--line);
    stroke-width: 1;
    fill: none;
  }
  .ray {
    stroke: var(--ink-faint);
    stroke-width: 1.2;
    stroke-dasharray: 4 3;
    fill: none;
  }
  .direction {
    stroke: var(--ink-soft);
    stroke-width: 1.2;
    fill: none;
  }
  .number {
    font-size: 11px;
    fill: var(--ink-soft);
  }
  .number.target {
    font-weight: 700;
    fill: var(--move);
  }
  .cold {
    fill: var(--ink);
    stroke: var(--surface);
    stroke-width: 1;
  }
  .queen {
    fill: var(--ink);
    stroke: var(--surface);
    stroke-width: 3;
    paint-order: stroke;
  }
  .here {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  circle.target {
    fill: var(--move);
    stroke: var(--surface);
    stroke-width: 1.5;
  }
  .loses circle.target {
    fill: var(--surface);
    stroke: var(--move);
    stroke-width: 2;
  }
  .glyph {
    fill: none;
    stroke: var(--surface);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @container (max-width: 26rem) {
    figure {
      gap: 12px;
    }
    .legend,
    .legend > li {
      gap: 6px;
    }
  }
  /* Beside the plane there is no room for a legend. */
  @container (max-width: 22rem) {
    figure {
      flex-direction: column;
    }
    .legend {
      max-inline-size: 100%;
    }
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 24px;
    cursor: pointer;
  }
  input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--ink);
  }
  @media (forced-colors: active) {
    .cold,
    .queen,
    .number {
      fill: CanvasText;
    }
    .axis,
    .ray,
    .direction,
    .here {
      stroke: CanvasText;
    }
    .glyph {
      stroke: HighlightText;
    }
  }
`;
