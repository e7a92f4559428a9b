// The look of the bar chart of P-positions.
import { css } from 'lit';

/** The size of the slider's thumb, whose middle is over its bar. */
export const thumb = 16;

export const pMapStyles = css`
  :host {
    display: block;
    max-inline-size: 44rem;
    font-variant-numeric: tabular-nums;
  }
  h3 {
    margin: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .soft {
    color: var(--ink-soft);
  }
  .plot {
    margin-block-start: 20px;
    padding-inline: ${thumb / 2}px;
    cursor: pointer;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 10rem;
    overflow: visible;
  }
  .bar {
    fill: var(--ink-soft);
  }
  .at {
    fill: var(--focus);
  }
  .grid {
    stroke: var(--line);
  }
  .cursor {
    stroke: var(--focus);
    stroke-dasharray: 2 3;
  }
  text {
    font-size: 11px;
    fill: var(--ink-soft);
    /* Legible over a bar. */
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  input {
    display: block;
    inline-size: 100%;
    block-size: 24px;
    margin: 0;
    background: none;
    appearance: none;
    cursor: pointer;
  }
  input::-webkit-slider-runnable-track {
    block-size: 2px;
    background: var(--line-control);
  }
  input::-moz-range-track {
    block-size: 2px;
    background: var(--line-control);
  }
  input::-webkit-slider-thumb {
    appearance: none;
    inline-size: ${thumb}px;
    block-size: ${thumb}px;
    margin-block-start: ${1 - thumb / 2}px;
    border: none;
    border-radius: 50%;
    background: var(--focus);
  }
  input::-moz-range-thumb {
    inline-size: ${thumb}px;
    block-size: ${thumb}px;
    border: none;
    border-radius: 50%;
    background: var(--focus);
  }
  .ends {
    display: flex;
    justify-content: space-between;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .said {
    margin-block-start: 8px;
  }
  .said code {
    overflow-wrap: anywhere;
  }
  .said .button {
    margin-inline-start: 4px;
  }
  @media (forced-colors: active) {
    .bar {
      fill: CanvasText;
    }
    .at,
    input::-webkit-slider-thumb {
      fill: Highlight;
      background: Highlight;
    }
    .cursor {
      stroke: Highlight;
    }
    text {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;
