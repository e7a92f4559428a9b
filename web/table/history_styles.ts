import { css } from 'lit';

export const historyStyles = css`
  .past {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 8px 12px;
    padding: 12px 20px;
    border-block-start: 1px solid var(--line);
  }
  .moves {
    flex: 1 1 16rem;
    min-inline-size: 0;
    display: grid;
    gap: 12px;
  }
  .history {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 2px 8px;
    padding: 2px;
  }
  @media screen {
    .history {
      max-block-size: 11rem;
      overflow: auto;
    }
  }
  .history li {
    min-inline-size: 0;
  }
  /* Both players' moves stand beside each other. */
  .history li:first-child {
    grid-column: 1 / -1;
  }
  .step {
    display: flex;
    align-items: baseline;
    gap: 0 8px;
    inline-size: 100%;
    min-block-size: 30px;
    padding: 4px 8px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    font-size: 0.875rem;
    line-height: 1.4;
    text-align: start;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .step:hover {
    background: var(--shade);
  }
  .step .count {
    min-inline-size: 1.25rem;
    text-align: end;
  }
  .step :is(.count, .who, .outcome) {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .step .worded {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .step .said {
    flex: 1 1 auto;
  }
  .step .outcome {
    min-inline-size: 0.75rem;
    text-align: center;
  }
  .step .mark {
    font-size: 0.8125rem;
    color: var(--ink-soft);
  }
  /* The outcome of the position after the move: the player who moved wins if the next player loses. */
  .step.P .mark {
    color: var(--wins);
  }
  .step.N .mark {
    color: var(--loses);
  }
  .step.thrown .mark {
    font-weight: 650;
  }
  .step[aria-current] {
    background: var(--shade);
    border-color: var(--line-control);
    font-weight: 600;
  }

  .strip {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
  }
  .sides {
    display: grid;
    align-content: space-between;
    font-size: 0.75rem;
    line-height: 1;
    color: var(--ink-soft);
    text-align: end;
    padding-block: 2px;
  }
  .bars {
    display: flex;
    block-size: max(34px, 2.125rem);
  }
  .bar {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 3px;
    max-inline-size: 3rem;
    padding: 0;
    border: 0;
    border-radius: 3px;
    background: linear-gradient(var(--line), var(--line)) center / 100% 1px no-repeat;
    cursor: pointer;
  }
  .bar::before {
    content: '';
    position: absolute;
    inset: 50% 1px 3px;
    border-radius: 2px;
  }
  .bar.up::before {
    inset-block: 3px 50%;
    background: var(--wins);
  }
  .bar.down::before {
    background: var(--loses);
  }
  /* The move to this position changed the side. */
  .bar.thrown::after {
    content: '!';
    position: absolute;
    inset-inline: 0;
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1;
    text-align: center;
    color: var(--loses);
  }
  .bar.thrown.up::after {
    inset-block-end: 2px;
  }
  .bar.thrown.down::after {
    inset-block-start: 2px;
  }
  .bar[aria-current] {
    background-color: var(--shade);
    box-shadow: inset 0 0 0 1px var(--line-control);
  }
  @container (max-width: 34rem) {
    .past {
      padding-inline: 12px;
    }
  }
  @media (pointer: coarse) {
    .step {
      min-block-size: 40px;
    }
  }
  @media (forced-colors: active) {
    .step[aria-current] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
    .bar:is(.up, .down)::before {
      background: CanvasText;
    }
  }
`;
