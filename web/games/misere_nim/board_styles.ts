// What the board has besides a row for each heap (../../kit/heaps).
import { css } from 'lit';

export const misereNimBoardStyles = css`
  .grid {
    max-inline-size: 56rem;
  }
  @media screen {
    .scrolls {
      max-block-size: min(var(--ig-screen, 100dvh) * 0.7, 44rem);
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
  .scrolls .row {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 56px;
  }
  /* A number with many digits gets a line of its own. */
  .long {
    grid-template:
      'header'
      'stones'
      'controls'
      'refused' / minmax(0, 1fr);
  }
  .taken,
  .all-lose {
    font-size: 0.875rem;
    color: var(--ink-soft);
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
    inline-size: calc(var(--share) * 100%);
    min-inline-size: max-content;
    max-inline-size: 100%;
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
  /* The signs stay together where the sentence leaves no room for all of them. */
  @container (max-width: 35.99rem) {
    .legend li:first-child {
      flex-basis: 100%;
      justify-content: center;
    }
  }
  @container (min-width: 36rem) {
    .long {
      grid-template:
        'header stones controls'
        '. refused refused' / 6.5rem minmax(0, 1fr) auto;
    }
    /* With room for the text that follows it. */
    .bar {
      inline-size: calc(var(--share) * (100% - 13rem));
    }
  }
`;
