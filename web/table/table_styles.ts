import { css } from 'lit';
import { popoverStyles } from '../kit/popover_styles';

export const tableStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    container-type: inline-size;
  }
  .table {
    border: 1px solid var(--line);
    border-radius: var(--radius-pane);
    background: var(--surface);
  }

  /* Three lines have room, so that the board stays where it is while one plays. */
  .verdict {
    --room: 5.25rem;
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-block-size: var(--room);
    padding: 10px 20px 0;
    text-align: center;
  }
  .position {
    flex: none;
    font-size: 1.125rem;
    font-weight: 650;
    line-height: 1.4;
    text-wrap: balance;
  }
  /* The marks of the moves on the board. */
  .sign {
    display: inline-grid;
    place-items: center;
    margin-inline-end: 0.4em;
    inline-size: 1.2em;
    block-size: 1.2em;
    vertical-align: -0.15em;
    border: 2px solid;
    border-radius: 50%;
  }
  .sign .glyph {
    inline-size: 70%;
    block-size: 70%;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sign.wins {
    border-color: var(--wins);
    background: var(--wins);
    color: var(--surface);
  }
  .tag {
    min-inline-size: 24px;
    min-block-size: 24px;
    padding: 0 6px;
    border: none;
    border-radius: 4px;
    background: var(--shade);
    color: var(--ink-soft);
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.2;
    vertical-align: 0.1em;
    cursor: help;
  }
  .tag:hover {
    background: var(--line);
    color: var(--ink);
  }
  ${popoverStyles}
  .more {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 16px;
    font-size: 0.875rem;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .move-verdict {
    font-weight: 600;
  }
  /* Of what is said beside the move, as many lines are shown as have room: one or two. */
  .verdict:has(.lasting) {
    max-block-size: var(--room);
  }
  .more:has(> .lasting) {
    min-block-size: 1.5em;
    max-block-size: 3em;
    overflow: hidden;
  }
  .move-verdict + .others {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .awaited {
    visibility: hidden;
  }
  .wins {
    color: var(--wins);
  }
  .loses {
    color: var(--loses);
  }
  .note {
    font-weight: 400;
  }
  .refused-move {
    color: var(--error);
  }

  .stage {
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding: 8px 20px 20px;
  }
  /* A board that is still loading already has its space. */
  .placeholder {
    display: grid;
    align-content: center;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 24rem;
    justify-items: center;
    gap: 12px;
    padding-inline: 20px;
    text-align: center;
    overflow-wrap: anywhere;
    color: var(--ink-soft);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 20px;
    padding: 12px 20px;
    border-block-start: 1px solid var(--line);
  }
  .tool {
    min-inline-size: 36px;
    padding: 0;
  }
  .group {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 24px;
    padding-inline-end: 8px;
    cursor: pointer;
  }

  .why {
    margin-block-start: 16px;
  }
  .waiting {
    color: var(--ink-soft);
  }
  @container (max-width: 34rem) {
    .verdict,
    .stage,
    .tools {
      padding-inline: 12px;
    }
    .position {
      font-size: 1rem;
    }
    /* Here both parts may have two lines. */
    .verdict {
      --room: 5.75rem;
      padding-block-start: 8px;
    }
    .more {
      font-size: 0.75rem;
    }
    .stage {
      padding-block: 4px 6px;
    }
    .tools {
      gap: 8px 12px;
      padding-block: 8px;
    }
  }
`;
