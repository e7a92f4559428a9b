// The look of a board whose rows are heaps. Each game adds what is its own.
import { css } from 'lit';

export const heapsBoardStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }
  .grid {
    max-inline-size: 60rem;
    margin-inline: auto;
  }
  .row {
    --disc: 1.625rem;
    display: grid;
    grid-template:
      'header controls'
      'stones stones'
      'refused refused' / auto minmax(0, 1fr);
    align-items: center;
    gap: 0 12px;
    padding: 5px 6px;
  }
  .row + .row {
    border-block-start: 1px solid var(--line);
  }
  .header {
    grid-area: header;
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    inline-size: fit-content;
    white-space: nowrap;
  }
  .heap,
  .remark {
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .count {
    font-size: 1.25rem;
    font-weight: 600;
  }
  .stones {
    grid-area: stones;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    min-block-size: 32px;
    /* A double tap plays twice and does not zoom. */
    touch-action: manipulation;
  }
  .disc {
    display: flex;
    align-items: center;
    justify-content: center;
    border: 2px solid var(--ink-faint);
    user-select: none;
    -webkit-user-select: none;
    inline-size: var(--disc);
    block-size: var(--disc);
    border-radius: 50%;
    --radius-focus: 50%;
    background: var(--ink-faint);
  }
  .legal {
    border-color: var(--ink);
  }
  .loses {
    border-color: var(--loses);
    background: color-mix(in srgb, var(--loses) 8%, var(--surface));
    color: var(--loses);
  }
  .wins {
    border-color: var(--wins);
    background: var(--wins);
    color: var(--surface);
  }
  .enabled {
    cursor: pointer;
  }
  .bar {
    display: flex;
    align-items: center;
    min-block-size: 28px;
    padding-inline: 10px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--shade);
    font-weight: 600;
  }
  .controls {
    grid-area: controls;
    display: flex;
    justify-content: end;
    gap: 4px;
    min-inline-size: 0;
  }
  .controls .button {
    min-inline-size: 32px;
  }
  .controls .button:not(:hover) {
    border-color: transparent;
    background: none;
  }
  .field-cell {
    min-inline-size: 0;
  }
  .field {
    min-inline-size: min(4.5em, 100%);
    max-inline-size: 100%;
    text-align: end;
  }
  .refused {
    grid-area: refused;
    justify-self: end;
  }
  p.remark {
    padding: 16px 6px;
    text-align: center;
  }
  @media (pointer: coarse) {
    .row {
      --disc: 1.875rem;
    }
  }
  @container (min-width: 36rem) {
    .row {
      grid-template:
        'header stones controls'
        '. refused refused' / 6.5rem minmax(0, 1fr) auto;
      --disc: var(--stone, 1.75rem);
      padding-block: 8px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .disc {
      transition: opacity 150ms;
    }
  }
  @media (forced-colors: active) {
    .disc {
      border-color: CanvasText;
    }
    .loses {
      border-style: dashed;
    }
    .wins {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`;
