// The styles of the page of exercise sheets, on the screen and on paper.
import { css } from 'lit';

export const sheetStyles = css`
  main {
    max-inline-size: 80rem;
  }
  main.asks {
    max-inline-size: 48rem;
  }
  .lead {
    max-inline-size: 46rem;
    margin-block-start: 12px;
    line-height: 1.6;
  }
  form,
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 12px 16px;
    margin-block-start: 20px;
  }
  .tools {
    align-items: center;
    gap: 8px;
  }
  .tools a {
    padding-inline: 10px;
  }
  label {
    display: grid;
    gap: 4px;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  label > * {
    font-size: 0.9375rem;
    color: var(--ink);
  }
  .field.count {
    inline-size: 5rem;
  }
  .field.seed {
    inline-size: 7rem;
  }
  label.rule {
    flex: 0 1 18rem;
  }
  .known,
  .tools a {
    min-block-size: 32px;
    align-content: center;
    font-size: 0.875rem;
  }
  .refused {
    color: var(--error);
  }

  /* Paper is white in a dark window too. */
  .paper {
    box-sizing: border-box;
    padding: clamp(16px, 4cqi, 48px);
    border: 1px solid var(--line);
    border-radius: var(--radius-pane);
    background: #fff;
    color: #000;
    color-scheme: light;
    overflow-wrap: anywhere;
  }
  .papers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: 24px;
    margin-block-start: 24px;
  }
  @container (min-width: 64rem) {
    .papers {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    margin-block-end: 24px;
  }
  .who span {
    flex: 2 1 12rem;
    border-block-end: 1px solid #777;
  }
  .who span + span {
    flex: 1 1 8rem;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
    margin-block-end: 8px;
  }
  .paper h2 {
    margin: 0;
    font-size: 1.375rem;
  }
  .task {
    margin-block-start: 4px;
  }
  .paper ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    counter-reset: exercise;
    margin-block-start: 24px;
  }
  .paper ol.two {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  }
  .paper li {
    position: relative;
    padding-inline-start: 2.25rem;
    break-inside: avoid;
  }
  .paper li::before {
    counter-increment: exercise;
    content: counter(exercise) '.';
    position: absolute;
    inset: 0 auto auto 0;
    font-weight: 650;
  }
  .paper img,
  .boards img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
  .answer {
    margin-block: 16px 8px;
    border-block-end: 1px solid #777;
  }
  .answers ol {
    gap: 14px;
    font-size: 0.9375rem;
  }
  .position {
    margin-inline-end: 0.75em;
    font-family: var(--mono);
    font-size: 0.9em;
  }

  .boards {
    display: grid;
    gap: 28px;
    margin-block-start: 24px;
  }
  .boards h2 {
    margin: 0 0 8px;
    font-size: 1rem;
  }
  .boards .icon {
    color: var(--wins);
    vertical-align: -2px;
  }
  .score {
    position: sticky;
    inset-block-end: 0;
    margin-block-start: 24px;
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
    background: var(--paper);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  @media print {
    slot,
    .controls,
    .few {
      display: none;
    }
    main {
      max-inline-size: none;
      padding: 0;
      font-size: 11pt;
    }
    .papers {
      display: block;
      margin: 0;
    }
    .paper {
      padding: 0;
      border: none;
    }
    .paper ol.two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .answers {
      break-before: page;
    }
  }
`;
