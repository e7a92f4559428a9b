// The look of the search panel.
import { css } from 'lit';

export const searchPanelStyles = css`
  :host {
    display: block;
    font-size: 0.875rem;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  section {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 4px 20px;
    text-align: center;
    text-wrap: pretty;
  }
  /* As high as it is when the search has found the answer. */
  .quiet {
    box-sizing: border-box;
    block-size: 65px;
    overflow: hidden;
    visibility: hidden;
  }
  .reason {
    max-inline-size: 44rem;
  }
  a {
    color: inherit;
    text-underline-offset: 3px;
  }
  .search {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px 16px;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 12px;
    margin: 0;
  }
  dl > div {
    min-inline-size: 4.75rem;
  }
  dt {
    font-size: 0.75rem;
  }
  dd {
    margin: 0;
    color: var(--ink);
  }
  summary {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 24px;
    font-size: 0.8125rem;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .limits {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 16px;
    padding-block: 4px;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  /* The board is near. */
  @container (max-width: 34rem) {
    section {
      padding-inline: 12px;
    }
    .quiet {
      block-size: 62px;
    }
    .search {
      gap: 0 8px;
    }
    .reason {
      font-size: 0.75rem;
    }
  }
  @media (pointer: coarse) {
    summary {
      min-block-size: 40px;
    }
  }
`;
