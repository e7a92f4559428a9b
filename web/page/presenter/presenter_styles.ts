import { css } from 'lit';

export const presenterStyles = css`
  dialog {
    inline-size: 100vw;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    border: none;
    border-radius: 0;
    overflow: hidden;
  }
  article {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: 100%;
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 8px 16px;
    padding: 8px 16px;
    text-align: center;
  }
  .side {
    inline-size: 100%;
    min-block-size: 40px;
    padding: 0 12px;
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: var(--shade);
    color: var(--ink-soft);
    font: inherit;
    font-size: 1.25rem;
    font-weight: 600;
    text-align: inherit;
  }
  .side::placeholder {
    color: inherit;
    opacity: 1;
  }
  .side.moves {
    border-color: var(--ink);
    color: var(--ink);
  }
  .told {
    font-size: 1.125rem;
  }
  .stage {
    justify-content: flex-start;
    padding: 0 16px;
    overflow: auto;
    --legend: none;
    --board-block: calc(100dvh - 7.5rem);
    --sums: none;
    --stone: 2.25rem;
  }
  .zoomed {
    margin-block: auto;
  }
  .foot {
    display: flex;
    align-items: center;
    gap: 8px 16px;
    padding: 6px 16px;
    border-block-start: 1px solid var(--line);
  }
  .moves-row {
    display: flex;
    flex: 1;
    gap: 4px;
    min-inline-size: 0;
    min-block-size: 40px;
    padding: 4px 2px;
    overflow-x: auto;
  }
  p.moves-row {
    align-items: center;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .moves-row button {
    min-block-size: 32px;
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    white-space: nowrap;
    cursor: pointer;
  }
  .moves-row [aria-current] {
    border-color: var(--line-control);
    background: var(--shade);
    font-weight: 600;
  }
  /* Forced colours draw a transparent border. */
  @media (forced-colors: active) {
    .side:not(.moves),
    .moves-row button:not([aria-current]) {
      border-color: Canvas;
    }
  }
  @media (max-width: 47.49rem) {
    .sides {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .told {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    .foot {
      flex-wrap: wrap;
    }
    .moves-row {
      flex-basis: 100%;
    }
  }
`;
