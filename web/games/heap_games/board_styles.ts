// What the board has besides a row for each heap (../../kit/heaps): the rule in words, the cuts between stones, and the moves of
// the list. It comes before those styles, whose marks of a move hold for cuts too.
import { css } from 'lit';

export const heapGamesBoardStyles = css`
  .said {
    max-inline-size: 60rem;
    margin: 0 auto 6px;
    padding-inline: 6px;
    font-size: 0.9375rem;
    text-wrap: pretty;
  }
  .cut,
  .chip {
    display: flex;
    align-items: center;
    justify-content: center;
    border: 2px solid var(--ink-faint);
    border-radius: var(--radius);
    user-select: none;
    -webkit-user-select: none;
  }
  /* A cut is a line between two stones, in a place wide enough for a finger. */
  .cut {
    position: relative;
    inline-size: 1.5rem;
    block-size: var(--disc);
    border-color: transparent;
    background: linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat;
    color: var(--ink-faint);
  }
  .cut.legal {
    border-color: transparent;
    color: var(--ink);
  }
  .cut.loses {
    border-color: transparent;
    background: none;
  }
  .chip {
    gap: 4px;
    min-inline-size: 2rem;
    min-block-size: 1.75rem;
    padding-inline: 7px;
    border-width: 1px;
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .stones > .disc + .chip,
  .bar + .chip {
    margin-inline-start: 12px;
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
    overflow-wrap: anywhere;
  }
  /* The signs stay together where the sentence leaves no room for all of them. */
  @container (max-width: 41.99rem) {
    .legend li:first-child {
      flex-basis: 100%;
      justify-content: center;
    }
  }
  .grid .remark[role] {
    padding: 16px 6px;
    text-align: center;
  }
  @media (pointer: coarse) {
    .chip {
      min-block-size: 2.25rem;
    }
  }
`;
