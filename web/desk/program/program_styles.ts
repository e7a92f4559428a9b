// The styles of the reader's program: in a wide desk its answer is above its text, and each scrolls in its own place.
import { css } from 'lit';

export const programStyles = css`
  .pane {
    margin-inline-start: calc(-1 * var(--taken, 0px));
  }
  :host {
    display: contents;
  }
  .head .run {
    background: var(--ink);
    color: var(--surface);
    font-weight: 600;
    padding-inline: 12px;
  }
  .run:hover,
  .run:active {
    background: var(--ink-soft);
  }
  .run:disabled {
    background: none;
    color: var(--ink-faint);
  }
  .hint {
    border-block-end: none;
  }
  .editor {
    border-block-start: 1px solid var(--line);
  }
  .editor > * {
    min-block-size: calc(6lh + 2 * var(--text-inset));
    max-block-size: calc(16lh + 2 * var(--text-inset));
  }
  .work {
    display: grid;
    gap: 8px;
    font-size: 0.9375rem;
  }
  .work progress {
    inline-size: 100%;
  }
  .cause,
  .diagnostic {
    display: flex;
    align-items: baseline;
    gap: 10px;
  }
  .cause:not(:has(.place)) {
    display: block;
  }
  .place {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  .diagnostic .words {
    color: var(--ink-soft);
    font: var(--text);
    overflow-wrap: anywhere;
  }
  /* Short texts stand side by side. */
  .smallest dl {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    margin-block: 2px 0;
  }
  .smallest dl > div {
    display: flex;
    gap: 8px;
    min-inline-size: 0;
  }
  .smallest dd {
    max-block-size: 6rem;
  }
  .cause mark {
    padding-inline: 2px;
    border-radius: 2px;
    background: none;
    color: var(--error);
    font-weight: 600;
    text-decoration: line-through;
  }
  .mend {
    display: grid;
    gap: 4px;
  }
  .mend code {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .mend :is(del, ins) {
    padding-inline: 2px;
    border-radius: 2px;
  }
  .mend del {
    color: var(--error);
  }
  .mend ins {
    color: var(--wins);
    font-weight: 600;
    text-decoration: none;
  }
  .values {
    overflow-x: auto;
    margin-block: 4px;
  }
  .values th {
    position: sticky;
    inset-inline-start: 0;
    padding-inline-end: 10px;
    background: var(--surface);
    color: var(--ink-soft);
    font-size: 0.875rem;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  .values td {
    min-inline-size: 1.75em;
    padding: 1px 3px;
    font: var(--text);
    text-align: end;
  }
  .values .expected {
    color: var(--wins);
    font-weight: 600;
  }
  .values .found {
    color: var(--error);
    font-weight: 600;
  }
  .remark ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  .verdict pre {
    max-block-size: 6rem;
    overflow: auto;
    font: var(--text);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @container (min-width: 31.5rem) {
    .verdict {
      flex: 0 1 auto;
      min-block-size: 0;
      max-block-size: 70%;
      overflow: auto;
    }
    .editor {
      position: relative;
      flex: 1 1 8rem;
      min-block-size: 6rem;
    }
    .editor > * {
      position: absolute;
      inset: 0;
      min-block-size: 0;
      max-block-size: none;
      block-size: 100%;
    }
  }
`;
