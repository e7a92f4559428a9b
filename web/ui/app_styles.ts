// The styles of the page.
import { css } from 'lit';

export const appStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
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
    flex: 1;
    inline-size: 100%;
    max-inline-size: 96rem;
    margin-inline: auto;
    padding: var(--opening) clamp(16px, 3vw, 32px) 40px;
  }
  /* What follows the first board has no place before it. */
  main:has([awaits-board]) + [name='footer'] {
    visibility: hidden;
  }
`;
