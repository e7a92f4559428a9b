import { css } from 'lit';

export const toolBarStyles = css`
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
  .opponent > span:first-child {
    color: var(--ink-soft);
    font-size: 0.875rem;
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

  @container (max-width: 34rem) {
    .roomy {
      display: none;
    }
    .short {
      display: inline;
    }
    /* If the levels do not fit beside their name, they come below it, in one row. */
    .hints {
      flex-wrap: wrap;
      inline-size: 100%;
    }
    .hints .steps {
      flex: 1 1 auto;
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
    .steps input + span {
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
