import { css } from 'lit';

export const planeBoardStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
    --label: 2.375rem;
  }
  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-content: center;
    gap: 16px 32px;
  }
  .map {
    --side: 0px;
    /* Not smaller than the smallest allowed target, nor than its text; then the plane scrolls. */
    --least: max(24px, 1.5rem);
    --cell: clamp(
      var(--least),
      min(
        (100cqi - var(--side) - var(--label) - 4px) / var(--cells),
        (var(--ig-screen, 100dvh) * 0.46 - 1.5rem) / var(--cells)
      ),
      2.5rem
    );
    min-inline-size: 0;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline: auto;
  }
  @container (min-width: 40rem) {
    .with-side {
      grid-template-columns: auto minmax(0, 18rem);
      gap: 16px 24px;
    }
    .with-side .map {
      --side: calc(18rem + 24px);
    }
  }
  .axes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    margin-block-end: 4px;
    font-size: 0.8125rem;
    line-height: 1.5;
    min-block-size: 28px;
    color: var(--ink-soft);
  }
  .axes b {
    color: var(--ink);
  }
  @container (max-width: 26rem) {
    .axes {
      column-gap: 10px;
      font-size: 0.75rem;
    }
  }
  .zoom {
    margin-inline-start: auto;
    min-block-size: 28px;
    font-size: 0.8125rem;
  }
  .plane {
    max-inline-size: 100%;
    /* Small enough for the tools below it to be in view. */
    max-block-size: max(20rem, var(--ig-screen, 100dvh) * 0.52);
    overflow: auto;
    /* Whole cells, where the browser can count them. */
    max-inline-size: calc(
      round(down, 100cqi - var(--side) - var(--label) - 1px, var(--cell)) + var(--label) + 1px
    );
    max-block-size: calc(
      round(down, max(20rem, var(--ig-screen, 100dvh) * 0.52) - 1.375rem - 1px, var(--cell)) +
        1.375rem + 1px
    );
    scroll-padding: 4px 4px 1.75rem calc(var(--label) + 4px);
  }
  .arrows {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 8px;
    margin-block-start: 4px;
    padding-inline-start: var(--label);
  }
  .arrow {
    min-block-size: 28px;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  .arrow .glyph {
    color: var(--wins);
  }
  .grid {
    position: relative;
    inline-size: max-content;
    font-size: 0.6875rem;
    line-height: 1;
  }
  /* The cell's size is computed once for each row, not in each cell. */
  .row {
    display: grid;
    grid-template-columns: var(--label) repeat(var(--cells), var(--cell));
    grid-template-rows: var(--cell);
  }
  .label {
    display: grid;
    place-items: center;
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .label:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    justify-items: end;
    padding-inline-end: 8px;
    background: var(--surface);
  }
  .feet {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    grid-template-rows: 1.375rem;
    background: var(--surface);
  }
  .cell {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    border-block-start: 1px solid var(--line);
    border-inline-start: 1px solid var(--line);
    color: var(--ink-soft);
    outline-offset: -2px;
  }
  .cell:last-child {
    border-inline-end: 1px solid var(--line);
  }
  .row:nth-last-child(2) .cell {
    border-block-end: 1px solid var(--line);
  }
  .cell:focus-visible {
    z-index: 1;
    outline-offset: 0;
  }
  .active {
    cursor: pointer;
  }
  .cell.legal {
    background: var(--shade);
  }
  .cell.wins {
    background: var(--wins);
    color: var(--surface);
    font-weight: 700;
  }
  .cell.loses {
    color: var(--loses);
    box-shadow:
      inset 0 0 0 1px var(--surface),
      inset 0 0 0 2.5px var(--loses);
  }
  .rays {
    position: absolute;
    inset: 0 auto auto var(--label);
    inline-size: calc(var(--cells) * var(--cell));
    block-size: calc(var(--cells) * var(--cell));
    overflow: hidden;
    pointer-events: none;
  }
  .rays path {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1.5px;
    stroke-dasharray: 5 4;
    vector-effect: non-scaling-stroke;
  }
  .sample.ray {
    block-size: 0;
    border-width: 0 0 2px;
    border-style: dashed;
    border-color: var(--ink-soft);
    border-radius: 0;
  }
  .cell.valued:not(.wins) {
    background: color-mix(in srgb, var(--wins) var(--heat), var(--surface));
    color: var(--ink);
  }
  .sample.valued {
    border: 0;
    background: color-mix(in srgb, var(--wins) 20%, var(--surface));
    color: var(--ink);
  }
  .offer {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
    font-size: 0.875rem;
  }
  /* The zeros among the values. */
  .cell.zero:not(.wins) {
    color: var(--ink);
    font-weight: 700;
    background: radial-gradient(circle, var(--line) 60%, transparent 62%) center / 20px 20px
      no-repeat;
  }
  .cell.queen {
    /* Above the cells that it travels over. */
    z-index: 1;
    background: var(--shade);
    color: var(--ink);
  }
  .cell.left::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1.5px dashed var(--ink-soft);
    border-radius: 50%;
  }
  .cell.before::after {
    border-color: var(--ink-faint);
    border-style: dotted;
  }
  .setup .cell:hover,
  .cell.active:not(.wins):hover {
    background: var(--line);
  }
  .cell .glyph {
    inline-size: 55%;
    block-size: 55%;
  }
  .queen svg {
    inline-size: 82%;
    fill: currentColor;
  }
  .dot {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: var(--ink-soft);
  }

  .legend {
    --sample-radius: 0;
    grid-column: 1 / -1;
    margin-block-start: -8px;
  }
  .sample.queen {
    border: 0;
    color: var(--ink);
  }
  .sample.legal {
    border-color: var(--line);
    background: var(--shade);
  }
  .sample.zero {
    border: 0;
    border-radius: 50%;
    background: var(--line);
    color: var(--ink);
  }
  .sample.left {
    border: 1.5px dashed var(--ink-soft);
    border-radius: 50%;
  }

  .side {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    align-content: start;
    gap: 20px 32px;
    min-inline-size: 0;
  }
  .heaps {
    display: grid;
    gap: 12px;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin: 0;
  }
  dt,
  .picks p,
  .take label,
  .heap-input label {
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .take {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .field {
    min-inline-size: 0;
    inline-size: 14ch;
    flex: 1 1 8ch;
    max-inline-size: 24ch;
  }
  .refused {
    flex-basis: 100%;
  }
  .from {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    flex-basis: 100%;
  }
  .button.wins:not(:disabled) {
    border-color: var(--wins);
    color: var(--wins);
  }
  .button.loses:not(:disabled) {
    border-color: var(--loses);
    color: var(--loses);
  }
  .picks {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 8px;
  }
  .pick {
    justify-content: start;
    max-inline-size: 100%;
    padding-block: 5px;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
    line-height: 1.4;
  }
  .pick .glyph {
    color: var(--wins);
  }
  .pick:disabled {
    color: inherit;
    border-color: var(--line);
  }
  .to {
    white-space: nowrap;
    color: var(--ink-soft);
  }
  .end {
    font-size: 0.9375rem;
  }
  .inputs {
    display: grid;
    gap: 12px;
  }
  .heap-input {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
  }
  .heap-input label {
    flex-basis: 100%;
  }
  .heap-input .button {
    min-inline-size: 36px;
  }
  @media print {
    .plane {
      max-block-size: none;
      overflow: visible;
    }
    .zoom {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .map {
      --least: max(28px, 1.5rem);
    }
  }
  @media (forced-colors: active) {
    .cell.wins {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .cell.wins:focus-visible {
      outline-color: HighlightText;
      outline-offset: -5px;
    }
    /* Forced colours draw no shadows. */
    .cell.loses:not(:focus-visible) {
      outline: 2px dashed;
      outline-offset: -4px;
    }
    .dot {
      background: CanvasText;
    }
    .queen svg {
      fill: CanvasText;
    }
  }
`;
