import { css } from 'lit';

export const heapGamesBoardStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }
  .said {
    max-inline-size: 60rem;
    margin: 0 auto 6px;
    padding-inline: 6px;
    font-size: 0.9375rem;
    text-wrap: pretty;
  }
  .said code {
    margin-inline-end: 6px;
    padding: 1px 6px;
    border-radius: 4px;
    background: var(--shade);
    overflow-wrap: anywhere;
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
      'stones stones' / auto minmax(0, 1fr);
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
    touch-action: manipulation;
  }
  .disc,
  .cut,
  .chip {
    display: flex;
    align-items: center;
    justify-content: center;
    border: 2px solid var(--ink-faint);
    user-select: none;
    -webkit-user-select: none;
  }
  .disc {
    inline-size: var(--disc);
    block-size: var(--disc);
    border-radius: 50%;
    --radius-focus: 50%;
    background: var(--ink-faint);
  }
  /* A cut is a line between two stones, in a place wide enough for a finger. */
  .cut {
    position: relative;
    inline-size: 1.5rem;
    block-size: var(--disc);
    border-color: transparent;
    border-radius: var(--radius);
    background: linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat;
    color: var(--ink-faint);
  }
  .chip {
    gap: 4px;
    min-inline-size: 2rem;
    min-block-size: 1.75rem;
    padding-inline: 7px;
    border-width: 1px;
    border-radius: var(--radius);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .stones > .disc + .chip,
  .bar + .chip {
    margin-inline-start: 12px;
  }
  .legal {
    border-color: var(--ink);
  }
  .cut.legal {
    border-color: transparent;
    color: var(--ink);
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
  .cut.loses {
    border-color: transparent;
    background: none;
  }
  .enabled {
    cursor: pointer;
  }
  .going {
    opacity: 0.3;
  }
  @media (hover: hover) {
    .enabled:hover {
      border-color: var(--ink);
    }
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
    overflow-wrap: anywhere;
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
  .field {
    min-inline-size: 4.5em;
    max-inline-size: 100%;
    text-align: end;
  }
  p.remark,
  .grid .remark[role] {
    padding: 16px 6px;
    text-align: center;
  }
  @media (pointer: coarse) {
    .row {
      --disc: 1.875rem;
    }
    .chip {
      min-block-size: 2.25rem;
    }
  }
  @container (min-width: 36rem) {
    .row {
      grid-template: 'header stones controls' / 6.5rem minmax(0, 1fr) auto;
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
