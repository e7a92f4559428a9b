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
  .desks {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
  @media (min-width: 68.75rem) {
    .desks {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
      gap: 24px;
      align-items: start;
    }
  }
  /* What follows the first board has no place before it. */
  main:has([awaits-board]) + [name='footer'] {
    visibility: hidden;
  }
  @media (min-width: 47.5rem) and (max-width: 68.74rem) {
    .desks:has([awaits-board]) > :last-child {
      visibility: hidden;
    }
  }
  .tabs {
    display: flex;
    gap: 4px;
    margin-block-end: 16px;
    border-block-end: 1px solid var(--line);
  }
  .tabs button {
    flex: 1 1 auto;
    min-block-size: 44px;
    padding: 0 8px;
    white-space: nowrap;
    border: none;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }
  .tabs button[aria-selected='true'] {
    border-color: currentColor;
    color: var(--ink);
    font-weight: 600;
  }
`;
