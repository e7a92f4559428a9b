// The styles of the page's table: the board, and beside it the explanation or the judge text.
import { css } from 'lit';

export const pageTableStyles = css`
  /* The parts are containers themselves, and what lies over the page must not be held in one. */
  :host {
    container-type: normal;
  }
  .layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .above,
  .beside {
    min-inline-size: 0;
  }
  .table {
    position: relative;
    display: flex;
    flex-direction: column;
    container-type: inline-size;
  }
  /* The place of a case and the verdict share one room, so that the board stays where it is when a case comes to it. */
  @container (min-width: 34rem) {
    .head {
      display: flex;
      flex-direction: column;
      min-block-size: 5.625rem;
    }
    .head > .verdict {
      flex: 1;
    }
    .of-case > .verdict {
      --room: 3.5rem;
      min-block-size: 0;
    }
    .of-case .more:has(> .lasting) {
      max-block-size: 1.5em;
    }
  }
  /* The verdict has room above its words. */
  ::slotted(impartial-case-bar) {
    margin-block-end: -10px;
  }
  /* The search stands above the board, and comes after it for the keyboard. */
  .stage,
  .stage ~ :not(impartial-search) {
    order: 1;
  }
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    border-block-end: 1px solid var(--line);
  }
  .tabs button {
    flex: 1 1 auto;
    min-block-size: 40px;
    padding: 0 6px;
    white-space: nowrap;
    border: none;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }
  .tabs button:hover {
    color: var(--ink);
  }
  .tabs button[aria-selected='true'] {
    border-color: currentColor;
    color: var(--ink);
    font-weight: 600;
  }
  /* Forced colours draw a transparent border. */
  @media (forced-colors: active) {
    .tabs button[aria-selected='false'] {
      border-color: Canvas;
    }
  }
  .beside .tabs {
    margin-block-end: 8px;
  }
  .beside .tabs button {
    flex: none;
    padding-inline: 12px;
  }

  /* Board and explanation are in view together: the one scrolls beside the other. Paper is too narrow for it. */
  @media screen and (min-width: 45rem) {
    .layout {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      gap: 24px;
      align-items: start;
    }
    /* A board that is higher than the window stays with its end in view. */
    .table {
      position: sticky;
      inset-block-start: min(12px, 100dvh - var(--board-height, 0px) - 12px);
    }
    .explains > .beside {
      position: sticky;
      inset-block-start: 12px;
    }
  }

  /* Beside each other, an input and an output need more room than a board. Without a judge there is one tab. */
  @media screen and (min-width: 75rem) {
    .layout:has([role='tab'] + [role='tab']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    }
  }

  /* What stands around the first board has no place before the board is loaded, so it is hidden. */
  :host([awaits-board]) .table > * {
    visibility: hidden;
  }
  @media (max-width: 44.99rem) {
    :host([awaits-board]) .beside {
      visibility: hidden;
    }
  }
  :host([awaits-board]) .stage {
    min-block-size: 26rem;
  }
  :host([awaits-board]) .placeholder {
    position: absolute;
    inset: 0 0 auto;
    visibility: visible;
  }

  .unread {
    color: var(--error);
  }
  .stage {
    padding-block: 4px 12px;
  }
  /* Before the first move there is nothing to undo. */
  .rest > .group:not(:has(:enabled)) {
    display: none;
  }
  .more-acts {
    min-inline-size: 36px;
    margin-inline-start: auto;
    padding: 0;
    background: none;
    font-size: 1.125rem;
  }
  .told {
    padding: 0 20px 12px;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .notation {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: 0 20px 12px;
  }
  /* All of the board is to be seen in a low window. */
  @media (min-width: 45rem) and (max-height: 46rem) {
    .tools {
      padding-block: 8px;
    }
    .stage {
      padding-block-end: 8px;
    }
    .notation {
      padding-block-end: 8px;
    }
  }
  .notation label {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .notation .field {
    flex: 1 1 8rem;
  }
  @container (max-width: 34rem) {
    .notation {
      padding-inline: 12px;
    }
  }
`;
