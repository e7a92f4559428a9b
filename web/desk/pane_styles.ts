// A pane: a head with a title and actions, a line of description, a body of text, and a foot; some have no head. The desk
// says where a pane stands (judge_desk_styles.ts).
import { css } from 'lit';

export const paneStyles = css`
  .pane {
    grid-area: beside;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-pane);
    background: var(--surface);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 8px 6px 0 var(--text-inset);
    min-block-size: 40px;
  }
  .head h2 {
    font-size: 0.875rem;
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
    gap: 4px;
    margin-inline-start: auto;
  }
  .hint {
    padding: 2px var(--text-inset) 8px;
    font-size: 0.875rem;
    line-height: 1.5;
    color: var(--ink-soft);
    border-block-end: 1px solid var(--line);
  }
  .body {
    position: relative;
    min-block-size: 0;
  }
  .acts-bar,
  .remarks {
    padding: 4px 6px 4px var(--text-inset);
    font-size: 0.875rem;
    color: var(--ink-soft);
    border-block-start: 1px solid var(--line);
  }
  .acts-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }
  /* Above a text, what acts on it is one with the head. */
  .head + .acts-bar {
    border: none;
  }
  /* The pane is a frame already. */
  .acts-bar .button {
    background: none;
    color: var(--ink);
  }
  .acts-bar .button:hover {
    background: var(--shade);
  }
  .acts-bar .button:disabled {
    color: var(--ink-faint);
  }
  /* Words need the room more than icons do: on phones, and in two narrow panes. */
  @container (max-width: 26rem) or ((min-width: 31.5rem) and (max-width: 48rem)) {
    .actions .icon {
      display: none;
    }
    .actions .button {
      padding-inline: 8px;
    }
    .acts-bar .button {
      padding-inline: 6px;
    }
    .acts-bar {
      padding-inline-start: 10px;
    }
  }
  @container (min-width: 31.5rem) {
    .pane {
      min-block-size: 0;
    }
    .body {
      flex: 1;
    }
  }
`;

/** A pane beside the input whose body has parts: as long as they are in a narrow desk, scrolling in a wide one. */
export const partsStyles = css`
  :host {
    display: contents;
  }
  @container (min-width: 31.5rem) {
    .parts {
      position: absolute;
      inset: 0;
      overflow: auto;
    }
  }
`;
