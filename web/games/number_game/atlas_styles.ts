// The look of the atlas. The canvas reads its colours from here.
import { css } from 'lit';

export const atlasStyles = css`
  :host {
    display: block;
    font: 0.9375rem/1.6 var(--sans);
  }
  .about {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .frame {
    position: relative;
    max-inline-size: 44rem;
    margin: 8px auto;
    aspect-ratio: 1;
  }
  canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border-radius: var(--radius);
    color: var(--ink);
    font-family: var(--sans);
    cursor: crosshair;
  }
  .zoom {
    position: absolute;
    inset: auto 0 0 auto;
    display: flex;
    flex-direction: column;
    gap: 4px;
  }
  .zoom .button {
    inline-size: 36px;
    min-block-size: 36px;
    padding: 0;
    justify-content: center;
    font-size: 1.125rem;
    line-height: 1;
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    /* Of two lines, so that nothing jumps below it. */
    min-block-size: 3.2em;
  }
  .words p {
    flex: 1 1 16rem;
    font-variant-numeric: tabular-nums;
  }
  .words strong {
    margin-inline-end: 6px;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .sign {
    border-radius: 50%;
    background: currentColor;
  }
  .P {
    inline-size: 10px;
    block-size: 10px;
    color: var(--loses);
  }
  .N {
    inline-size: 6px;
    block-size: 6px;
    color: color-mix(in srgb, var(--ink-faint) 70%, transparent);
  }
  .line {
    inline-size: 18px;
    block-size: 2px;
    border-radius: 0;
    color: var(--wins);
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (forced-colors: active) {
    .sign {
      forced-color-adjust: none;
    }
    .P {
      color: CanvasText;
    }
    .N {
      color: GrayText;
    }
    .line {
      color: Highlight;
    }
  }
  @media print {
    .zoom,
    .show {
      display: none;
    }
  }
`;
