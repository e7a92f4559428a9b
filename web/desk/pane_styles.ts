// A pane: a head with a title and actions, a line of description, a body of text, and a foot. Where two panes stand
// side by side, both use the rows of the grid around them.
import { css } from 'lit';

export const paneStyles = css`
  .pane {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span 4;
    min-inline-size: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-pane);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    gap: 4px 12px;
    padding: 10px 10px 0 var(--text-inset);
    min-block-size: 44px;
  }
  .head h2 {
    font-size: 1rem;
    font-weight: 650;
    line-height: 1.5;
  }
  .status {
    flex: 1 1 auto;
    min-inline-size: 0;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline-start: auto;
  }
  .hint {
    padding: 6px var(--text-inset) 12px;
    font-size: 0.875rem;
    line-height: 1.5;
    color: var(--ink-soft);
    border-block-end: 1px solid var(--line);
  }
  .body {
    position: relative;
    block-size: clamp(13rem, 32dvh, 26rem);
  }
  /* Words need the room more than icons do: on phones, and in two narrow panes. */
  @container (max-width: 26rem) or ((min-width: 54rem) and (max-width: 70rem)) {
    .actions .icon {
      display: none;
    }
  }
  @container (max-width: 26rem) {
    .status {
      order: 1;
      flex-basis: 100%;
    }
  }
  @container (min-width: 54rem) {
    .pane {
      grid-template-rows: subgrid;
    }
    .body {
      block-size: auto;
    }
    /* Without a foot the text takes its room too. */
    .body:last-child {
      grid-row-end: span 2;
    }
  }
  .foot {
    padding: 8px var(--text-inset);
    font-size: 0.875rem;
    color: var(--ink-soft);
    border-block-start: 1px solid var(--line);
  }
`;

/** A pane beside the input whose body has parts: as long as they are in a narrow desk, scrolling in a wide one. */
export const partsStyles = css`
  :host {
    display: contents;
  }
  @container (max-width: 53.99rem) {
    .pane {
      margin-block-start: 16px;
    }
    .body {
      block-size: auto;
    }
  }
  @container (min-width: 54rem) {
    .parts {
      position: absolute;
      inset: 0;
      overflow: auto;
    }
  }
`;
