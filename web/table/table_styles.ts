import { css } from 'lit';

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
    box-shadow: var(--shadow);
  }

  .verdict {
    padding: 16px 20px 0;
    text-align: center;
  }
  .position {
    min-block-size: 2rem;
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
    border: 1px solid var(--line-control);
    border-radius: 4px;
    background: none;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.2;
    vertical-align: 0.1em;
    cursor: help;
  }
  .tag:hover {
    background: var(--shade);
    color: var(--ink);
  }
  [popover] {
    margin: auto;
    max-inline-size: min(22rem, calc(100vw - 16px));
    padding: 8px 12px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow);
    font-size: 0.875rem;
    text-align: start;
  }
  @supports (position-area: block-end) {
    [popover] {
      margin: 6px 0;
      inset: auto;
      position-area: block-end;
      position-try-fallbacks: flip-block;
    }
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 16px;
    min-block-size: 1.5rem;
    font-size: 0.9375rem;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .move-verdict {
    font-weight: 600;
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
    display: grid;
    align-content: center;
    grid-template-columns: minmax(0, 1fr);
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
  .setup-help {
    padding: 0 20px 12px;
    text-align: center;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }

  .tools,
  .notation {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 20px;
    padding: 12px 20px;
    border-block-start: 1px solid var(--line);
  }
  .group {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .tool[aria-pressed='true'] {
    color: var(--surface);
    background: var(--ink);
    border-color: var(--ink);
  }

  .choice,
  .opponent {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: none;
    font-size: 0.875rem;
  }
  .choice > .label,
  .opponent > span:first-child,
  .notation label {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .told {
    padding: 0 20px 12px;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .steps {
    display: inline-flex;
    flex-wrap: wrap;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  .steps label {
    position: relative;
    display: inline-flex;
  }
  .steps input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .steps input + span {
    display: inline-flex;
    align-items: center;
    min-block-size: 30px;
    padding: 0 10px;
    border-radius: 5px;
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .steps label:hover input + span {
    color: var(--ink);
    background: var(--shade);
  }
  .steps input:checked + span {
    color: var(--ink);
    background: var(--shade);
    box-shadow: inset 0 0 0 1px var(--line-control);
    font-weight: 600;
  }
  .steps input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  .short {
    display: none;
  }
  .select {
    position: relative;
    display: inline-flex;
  }
  .select select {
    appearance: none;
    min-block-size: 32px;
    padding: 0 30px 0 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
  }
  .select .icon {
    position: absolute;
    inset-inline-end: 8px;
    inset-block-start: calc(50% - 0.5rem);
    pointer-events: none;
  }

  .notation {
    gap: 8px 12px;
  }
  .notation input {
    flex: 1 1 12rem;
    min-inline-size: 0;
    min-block-size: 36px;
    padding: 0 10px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font: var(--text);
  }
  .notation input[aria-invalid='true'] {
    border-color: var(--error);
  }

  .keys {
    padding: 8px 20px 12px;
    border-block-start: 1px solid var(--line);
    font-size: 0.875rem;
    color: var(--ink-soft);
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
    .tools,
    .notation,
    .keys {
      padding-inline: 12px;
    }
    .verdict {
      padding-block-start: 10px;
    }
    .position {
      font-size: 1.0625rem;
    }
    .stage {
      padding-block: 4px 6px;
    }
    .more:empty {
      min-block-size: 0;
    }
    .tools {
      gap: 8px 12px;
      padding-block: 8px;
    }
    .tool > span {
      display: none;
    }
    .tool {
      min-inline-size: 36px;
    }
    .roomy {
      display: none;
    }
    .short {
      display: inline;
    }
    .hints {
      inline-size: 100%;
    }
    .hints .steps {
      flex: 1;
    }
    .steps label {
      flex: 1 0 auto;
    }
    .steps input + span {
      flex: 1;
      justify-content: center;
      padding: 0 4px;
      font-size: 0.8125rem;
    }
    .mode .steps input + span,
    .first .steps input + span {
      padding: 0 10px;
    }
  }
  @media (pointer: coarse) {
    .steps input + span,
    .select select,
    .notation input {
      min-block-size: 40px;
    }
  }
  @media (forced-colors: active) {
    .steps input:checked + span,
    .tool[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
