import { css } from 'lit';

export const heapsBoardStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }
  .grid {
    max-inline-size: 56rem;
    margin-inline: auto;
  }
  .scrolls {
    max-block-size: min(var(--ig-screen, 100dvh) * 0.7, 44rem);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .scrolls .row {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 56px;
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
  /* A number with many digits gets a line of its own. */
  .long {
    grid-template:
      'header'
      'stones'
      'controls'
      'refused' / minmax(0, 1fr);
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
  .taken,
  .all-lose,
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
    inline-size: var(--disc);
    block-size: var(--disc);
    border: 2px solid var(--ink-faint);
    border-radius: 50%;
    --radius-focus: 50%;
    background: var(--ink-faint);
    user-select: none;
    -webkit-user-select: none;
  }
  /* A stone that goes. */
  :host {
    position: relative;
  }
  .leaving {
    position: absolute;
    border: 2px solid var(--ink-faint);
    border-radius: 50%;
    background: var(--ink-faint);
    pointer-events: none;
  }
  /* Groups of five, so that stones can be counted. */
  .disc:nth-child(5n):not(:nth-child(30)) {
    margin-inline-end: 6px;
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
  /* The stones that a click would take. */
  .takes:focus-visible ~ .disc {
    opacity: 0.3;
  }
  @media (hover: hover) {
    .takes:hover,
    .takes:hover ~ .disc {
      opacity: 0.3;
    }
    .enabled:not(.takes):hover {
      border-color: var(--ink);
    }
  }
  .bar,
  .taken {
    margin-inline-end: 4px;
  }
  .bar {
    display: flex;
    align-items: center;
    inline-size: calc(var(--share) * 100%);
    min-inline-size: max-content;
    max-inline-size: 100%;
    block-size: 28px;
    padding-inline: 10px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--shade);
    font-weight: 600;
  }
  .all-lose {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--loses);
  }
  .pick {
    margin-inline-start: 4px;
    border-color: var(--wins);
    color: var(--wins);
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
  /* The signs stay together where the sentence leaves no room for all of them. */
  @container (max-width: 35.99rem) {
    .legend li:first-child {
      flex-basis: 100%;
      justify-content: center;
    }
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
    .row,
    .long {
      grid-template:
        'header stones controls'
        '. refused refused' / 6.5rem minmax(0, 1fr) auto;
      --disc: var(--stone, 1.75rem);
      padding-block: 8px;
    }
    /* With room for the text that follows it. */
    .bar {
      inline-size: calc(var(--share) * (100% - 13rem));
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
