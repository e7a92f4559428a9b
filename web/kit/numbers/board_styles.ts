import { css } from 'lit';

export const numbersBoardStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  /* A grid lays out its content several times; where tiles were in three grids, a layout took twice as long. */
  .grid {
    display: flex;
    flex-direction: column;
    gap: var(--gap);
    --gap: clamp(4px, 1.4cqi, 8px);
    /* As high as the other games' boards, if its rows are few. */
    max-inline-size: max(min(33rem, var(--ig-screen, 100dvh) * 0.6), var(--columns) * 5rem);
    margin-inline: auto;
    /* Where all rows are to be in view, --board-block is the height for them. */
    --most: max(30px, var(--board-block, 100lvh * var(--rows)) / var(--rows) - var(--gap));
    font-variant-numeric: tabular-nums;
    /* A double tap plays twice and does not zoom. */
    touch-action: manipulation;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: var(--gap);
  }
  .tile {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    aspect-ratio: 1;
    inline-size: 100%;
    min-block-size: min(44px, var(--most));
    max-block-size: var(--most);
    min-inline-size: 0;
    padding-block: 10% 9%;
    border: 2px solid transparent;
    border-radius: var(--radius-pane);
    background: var(--shade);
    color: var(--ink-soft);
    text-align: center;
    user-select: none;
    -webkit-user-select: none;
  }
  .number {
    margin-block: auto;
    font-size: clamp(
      1.25rem,
      min(35cqi, var(--ig-screen, 100dvh) * 0.22) / var(--columns),
      2.25rem
    );
    font-weight: 600;
    line-height: 1;
    color: var(--ink);
  }
  .note {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    min-block-size: 1.25em;
    font-size: clamp(0.6875rem, 2.6cqi, 0.875rem);
    line-height: 1.25;
    white-space: nowrap;
  }
  /* The tile's name is in words; only its number is visible. */
  .note::after {
    content: attr(data-note);
  }
  .glyph {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  /* Without the sums a tile needs no more than the height of its number. */
  .many .tile {
    padding-block: min(9%, var(--most) / 8);
  }
  .many .note {
    display: var(--sums, flex);
  }
  .many .number.long {
    font-size: clamp(1.125rem, 28cqi / var(--columns), 2.25rem);
  }
  .dense {
    --gap: 3px;
  }
  .dense .tile {
    block-size: max(44px, 2.75rem);
    aspect-ratio: auto;
    padding-block: 4px 3px;
    border-width: 1px;
    border-radius: var(--radius);
  }
  .dense .loses {
    border-color: color-mix(in srgb, var(--loses) 50%, var(--line));
  }
  .dense .number {
    font-size: 0.9375rem;
  }
  .dense .number.long {
    font-size: 0.8125rem;
  }
  .dense .note {
    min-block-size: 0;
    gap: 1px;
    font-size: 0.6875rem;
    line-height: 1.1;
  }
  .dense .glyph {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 2.5;
  }
  .plain,
  .legal,
  .loses {
    background: var(--surface);
    border-color: var(--line);
  }
  .legal {
    border-color: var(--line-control);
  }
  .wins {
    border-color: var(--wins);
    background: var(--wins);
    color: var(--surface);
  }
  .wins .number {
    color: inherit;
  }
  .loses {
    border-color: var(--loses);
    color: var(--loses);
  }
  .taken {
    background: var(--shade);
  }
  .taken .number {
    font-weight: 400;
    color: var(--ink-soft);
  }
  .chosen .number {
    font-weight: 600;
  }
  /* The last move. */
  .last {
    border-color: var(--ink-soft);
  }
  .last.before {
    border-color: var(--ink-faint);
    border-style: dashed;
  }
  .enabled {
    cursor: pointer;
  }
  .tile:focus-visible {
    --radius-focus: var(--radius-pane);
    z-index: 1;
  }
  @media (hover: hover) {
    .enabled:hover:not(.wins) {
      background: var(--shade);
    }
    .enabled.taken:hover {
      border-color: var(--line-control);
    }
    .wins.enabled:hover {
      background: color-mix(in srgb, var(--wins) 86%, var(--ink));
      border-color: transparent;
    }
  }
  .enabled:active {
    translate: 0 1px;
  }
  @media (prefers-reduced-motion: no-preference) {
    /*
     * Newly taken numbers light up one after the other. The others change at once: to begin a transition for each tile takes
     * half of the time between a click and its answer.
     */
    .gone {
      animation: gone 150ms var(--delay) ease-out backwards;
    }
    .gone .number,
    .gone .note {
      animation: gone-text 150ms var(--delay) ease-out backwards;
    }
    .gone .note {
      animation-name: gone-note;
    }
  }
  @keyframes gone {
    0% {
      background: var(--surface);
      border-color: var(--line);
    }
    35% {
      background: var(--ink);
      border-color: var(--ink);
    }
  }
  @keyframes gone-text {
    0% {
      color: var(--ink);
    }
    35% {
      color: var(--paper);
    }
  }
  @keyframes gone-note {
    0% {
      opacity: 0;
    }
    35% {
      color: var(--paper);
      opacity: 1;
    }
  }
  .legend {
    --sample-radius: 4px;
  }
  .sample.sum {
    inline-size: auto;
    padding-inline: 4px;
    border: 0;
    background: var(--shade);
    font-weight: 400;
  }
  .sample.last {
    border-color: var(--ink-soft);
    background: var(--shade);
  }
  .other {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px;
    margin-block-start: 12px;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .other label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .other .field {
    inline-size: 4.5rem;
    color: var(--ink);
  }
  @media print {
    .other {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .plain,
    .legal,
    .loses {
      border-color: ButtonBorder;
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
    .last {
      border-color: CanvasText;
    }
    /* A dashed frame says that a move loses. */
    .last.before {
      border-style: dotted;
    }
    .taken,
    .taken .number {
      color: GrayText;
    }
  }
`;
