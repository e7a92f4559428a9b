// The styles that boards share, in addition to those of all elements (../controls.ts).
import { css } from 'lit';

export const boardStyles = css`
  .glyph {
    inline-size: 1rem;
    block-size: 1rem;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The reason why a typed text is refused. */
  .refused {
    font-size: 0.875rem;
    color: var(--error);
  }
  [data-disputed]:not(:focus-visible) {
    outline: 3px dashed var(--error);
    outline-offset: -2px;
    border-radius: 4px;
  }
  [data-disputed='missing']:not(:focus-visible) {
    outline-style: dotted;
    outline-color: var(--wins);
  }
  /* The opponent's next move. */
  [data-announced]:not(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: -2px;
  }
  .legend {
    display: var(--legend, flex);
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 10px;
    font-size: 0.8125rem;
    line-height: 1.4;
    color: var(--ink-soft);
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    margin-block-start: 6px;
  }
  .sample {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid var(--ink-faint);
    border-radius: var(--sample-radius, 50%);
    font-size: 0.6875rem;
    font-weight: 600;
    line-height: 1;
  }
  .sample.wins {
    border-color: var(--wins);
    background: var(--wins);
    color: var(--surface);
  }
  .sample.loses {
    border-color: var(--loses);
    color: var(--loses);
  }
  .sample .glyph {
    inline-size: 75%;
    block-size: 75%;
  }
  /* Below the board. */
  .add {
    display: flex;
    margin: 8px auto 0;
  }
  @media (forced-colors: active) {
    .sample.wins {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
    /* Seen beside frames, and around a winning move. */
    :focus-visible {
      outline: 3px solid CanvasText;
    }
  }
`;
