// The styles that boards share, in addition to those of all elements (../controls.ts).
import { css } from 'lit';

export const boardStyles = css`
  .glyph {
    inline-size: 16px;
    block-size: 16px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .field {
    min-block-size: 32px;
    padding: 0 8px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    color: inherit;
    font: inherit;
    font-size: 0.875rem;
  }
  .field::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  .field[aria-invalid='true'] {
    border-color: var(--error);
  }
  /* The reason why a typed text is refused. */
  .refused {
    font-size: 0.875rem;
    color: var(--error);
  }
  [data-claim]:not(:focus-visible) {
    outline: 3px dashed var(--error);
    outline-offset: -2px;
    border-radius: 4px;
  }
  [data-claim='missing']:not(:focus-visible) {
    outline-style: dotted;
    outline-color: var(--wins);
  }
  /* Below the board. */
  .add {
    display: flex;
    margin: 8px auto 0;
  }
  @media (pointer: coarse) {
    .field {
      min-block-size: 40px;
      font-size: 1rem;
    }
  }
`;
