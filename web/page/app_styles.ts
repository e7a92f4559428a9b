// The styles of the page.
import { css } from 'lit';

export const appStyles = css`
  :host {
    display: block;
  }
  .skip {
    position: absolute;
    inset-inline-start: 8px;
    inset-block-start: -64px;
    z-index: 1;
  }
  .skip:focus {
    inset-block-start: 8px;
  }
  main {
    display: flex;
    flex-direction: column;
    /* The footer is below the first screen, so that nothing in sight moves while parts arrive. */
    min-block-size: 100dvh;
    max-inline-size: 96rem;
    margin-inline: auto;
    padding: var(--opening) clamp(16px, 3vw, 32px) 40px;
  }
  @media print {
    main {
      min-block-size: 0;
    }
  }
  /* What stands above the board of a game comes after it for the keyboard. */
  impartial-table {
    order: 1;
  }
  /* In a narrow window the board comes first for everybody. */
  @media (max-width: 44.99rem) {
    ::slotted([slot='start']) {
      order: 2;
      margin-block-start: 16px;
    }
    impartial-table[awaits-board] ~ ::slotted([slot='start']) {
      visibility: hidden;
    }
  }
`;
