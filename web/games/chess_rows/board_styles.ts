import { css } from 'lit';

export const rowsBoardStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .grid {
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline: auto;
    scroll-padding: 32px 0 4px var(--head);
    font-variant-numeric: tabular-nums;
  }
  @media screen {
    .grid {
      max-block-size: min(var(--ig-screen, 100dvh) * 0.64, 34rem);
      overflow: auto;
    }
  }
  .heads {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    inline-size: max-content;
    background: var(--surface);
  }
  .heads .row {
    block-size: 1.75rem;
    font-size: 0.75rem;
    color: var(--ink-soft);
  }
  .cell-number {
    inline-size: var(--cell);
    text-align: center;
  }
  .row {
    display: flex;
    align-items: center;
    inline-size: max-content;
  }
  .rows {
    position: relative;
    inline-size: calc(var(--head) + 20 * var(--cell));
    contain: strict;
  }
  .rows .row {
    position: absolute;
    block-size: var(--row);
    contain: layout;
  }
  .head {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 4px;
    flex: none;
    inline-size: var(--head);
    block-size: 100%;
    padding-inline: 4px;
    background: var(--surface);
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .heads .head {
    font-size: inherit;
    white-space: nowrap;
  }
  .number {
    flex: 1;
    min-inline-size: 0;
    text-align: end;
  }
  .head .value {
    flex: none;
    min-inline-size: 2.125rem;
    text-align: center;
  }
  .chip {
    display: inline-block;
    min-inline-size: 1.5rem;
    padding: 0 4px;
    border-radius: 4px;
    background: var(--shade);
    color: var(--ink);
    font-weight: 600;
  }
  .head:not(:has(.value)) {
    padding-inline-end: 14px;
  }

  .broken {
    scroll-padding-block-start: 44px;
  }
  .broken .track {
    flex-wrap: wrap;
    inline-size: calc(10 * var(--cell));
  }
  .broken .rows {
    inline-size: calc(var(--head) + 10 * var(--cell));
  }
  .broken .heads .row {
    block-size: 2.5rem;
    line-height: 1.125rem;
  }
  .broken .head {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    align-items: end;
    padding: 0 3px 0 0;
    font-size: 0.6875rem;
  }
  .broken .head > * {
    flex: none;
    min-inline-size: 0;
  }
  /* Too narrow for the words, which screen readers still read. */
  .broken .heads .head > * {
    position: absolute;
    clip-path: inset(50%);
  }
  .broken.setup .value {
    display: none;
  }
  .broken .chip {
    min-inline-size: 1.1875rem;
    padding: 0 2px;
  }
  .broken .remove {
    order: 1;
    margin-inline-end: -3px;
  }
  .remove {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 1px solid var(--line-control);
    border-radius: 50%;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }
  .remove:hover {
    background: var(--shade);
    color: var(--ink);
  }

  /* The cells form a slim track with a hole in each. */
  .track {
    display: flex;
  }
  .cell {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: var(--cell);
    block-size: var(--cell);
    flex: none;
    --hole: var(--ink-faint);
    /* A fixed size, so that a changed piece does not change the layout of others. */
    contain: size layout;
    background: linear-gradient(var(--shade), var(--shade)) center / 100% 8px no-repeat;
    outline-offset: -2px;
  }
  .cell.hole {
    background-image:
      radial-gradient(circle, var(--hole) 1.75px, transparent 2.25px),
      linear-gradient(var(--shade), var(--shade));
    background-size:
      100% 100%,
      100% 8px;
  }
  .piece {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: calc(var(--cell) - 4px);
    block-size: calc(var(--cell) - 4px);
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--ink);
    color: var(--surface);
    font-size: calc(var(--cell) * 0.42);
    font-weight: 650;
    line-height: 1;
    transition: transform 150ms;
  }
  .piece .glyph {
    inline-size: 62%;
    block-size: 62%;
  }
  .wins .cross,
  .loses .tick {
    visibility: hidden;
  }
  .remove .glyph {
    inline-size: 16px;
    block-size: 16px;
  }
  .piece.fixed {
    border-width: 1px;
    border-color: var(--line-control);
    background: var(--shade);
  }
  .piece.wins {
    border-color: var(--wins);
    background: var(--wins);
  }
  .piece.loses {
    border-color: var(--loses);
    background: var(--surface);
    color: var(--loses);
  }
  .piece.moved {
    outline: 2px solid var(--ink-faint);
    outline-offset: 1px;
  }
  .piece.moved.before {
    outline: 2px dotted var(--ink-faint);
  }
  .playable,
  .setup .cell {
    cursor: pointer;
  }
  .playable:hover .piece {
    transform: scale(1.08);
  }

  /* The landing cell of the piece under the pointer, and the cell that the last piece came from. */
  .ghost::after,
  .left::after {
    content: '';
    position: absolute;
    inline-size: calc(var(--cell) - 6px);
    block-size: calc(var(--cell) - 6px);
    border-radius: 50%;
  }
  .left::after {
    border: 1.5px dotted var(--ink-faint);
  }
  .ghost::after {
    border: 2px dashed var(--ink);
    background: color-mix(in srgb, var(--ink) 12%, transparent);
  }

  .none {
    padding: 24px 8px;
    text-align: center;
    color: var(--ink-soft);
  }
  .sample.legal {
    border-color: var(--ink);
    background: var(--ink);
  }
  .sample.fixed {
    border: 1px solid var(--line-control);
    background: var(--shade);
  }
  .sample.moved {
    margin-inline: 2px;
    inline-size: 1rem;
    block-size: 1rem;
    border-color: var(--surface);
    background: var(--ink);
    outline: 2px solid var(--ink-faint);
  }
  @media (prefers-reduced-motion: reduce) {
    .piece {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .piece.wins {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
    .piece.fixed {
      border-color: GrayText;
    }
    .cell {
      --hole: CanvasText;
    }
  }
`;
