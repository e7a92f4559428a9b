// The styles of the practice pane.
import { css } from 'lit';

export const practiceStyles = css`
  .hint {
    padding-block-start: 8px;
  }
  form {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: center;
    gap: 8px 14px;
    padding: 12px var(--text-inset);
    border-block-end: 1px solid var(--line);
  }
  label {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .select {
    justify-self: start;
  }
  input {
    min-block-size: 32px;
    padding: 0 8px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    font: inherit;
    color: inherit;
  }
  input {
    inline-size: 5rem;
    max-inline-size: 100%;
    font-variant-numeric: tabular-nums;
  }
  input:disabled {
    color: var(--ink-faint);
    border-color: var(--line);
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .generate {
    grid-column: 2;
    justify-self: start;
    font-weight: 600;
  }
  .mistakes {
    display: grid;
    justify-items: start;
    gap: 10px;
    padding: 12px var(--text-inset);
    line-height: 1.5;
  }
  impartial-mistake-table {
    inline-size: 100%;
  }
  .failed {
    color: var(--error);
  }
  .acts-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
  }
  .acts-bar .actions {
    margin: 0;
  }
  @media (pointer: coarse) {
    input {
      min-block-size: 40px;
    }
  }
`;
