// The styles of the judge desk.
import { css } from 'lit';

export const judgeDeskStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  /* Under each other, or from here on side by side and as high as the window allows. */
  .panes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'format' 'input' 'views' 'beside';
    gap: 8px 16px;
  }
  @container (max-width: 31.49rem) {
    .panes {
      --text-inset: 10px;
    }
    /* What stands below the first text has no place before that is there, so it is hidden. */
    :is([data-phase='loading'], [data-phase='new']) > :not(.format, .input) {
      visibility: hidden;
    }
  }
  .pane.input {
    grid-area: input;
  }
  @container (min-width: 31.5rem) {
    .panes {
      grid-template-columns: minmax(0, 1fr) minmax(20.5rem, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      grid-template-areas: 'format views' 'input beside';
      block-size: clamp(24rem, 100dvh - var(--above-desk, 12.25rem), 48rem);
    }
  }
  @media print {
    .panes {
      break-inside: avoid;
    }
  }
  /* A program has long lines, so its pane takes some of the input's room. What stands above them stays in its place. */
  @container (min-width: 31.5rem) {
    .panes.program {
      --taken: max(0px, min(50cqi - 8px, 100cqi - 21.5rem) - 13rem);
    }
    .panes.program > .pane.input {
      margin-inline-end: var(--taken);
    }
  }
  .format {
    grid-area: format;
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  .format h2 {
    flex: none;
    font-size: 0.875rem;
    font-weight: 650;
  }
  .format .select {
    flex: 0 1 auto;
    min-inline-size: 4rem;
  }
  .select select {
    min-block-size: 36px;
    padding: 0 24px 0 8px;
    font-size: 0.875rem;
    text-overflow: ellipsis;
  }
  .format .about {
    font-size: 1.125rem;
    flex: none;
    min-inline-size: 30px;
    padding: 0;
    background: none;
    margin-inline-start: auto;
  }
  .format .about:hover {
    background: var(--shade);
  }
  .about-format > * + * {
    margin-block-start: 8px;
  }
  .views {
    grid-area: views;
    display: flex;
    flex-wrap: wrap;
    min-block-size: 36px;
    border-radius: var(--radius);
    background: var(--shade);
  }
  .views button {
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 32px;
    padding: 0 3px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: none;
    color: var(--ink-soft);
    font-size: 0.875rem;
    white-space: nowrap;
    cursor: pointer;
  }
  .views button:hover {
    color: var(--ink);
  }
  .views [aria-pressed='true'] {
    border-color: var(--ink-soft);
    background: light-dark(var(--surface), var(--line));
    color: var(--ink);
  }
  @container (max-width: 26rem) or ((min-width: 31.5rem) and (max-width: 48rem)) {
    .views button,
    .format .select select {
      font-size: 0.8125rem;
    }
  }
  @container (max-width: 19rem) {
    .views {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (pointer: coarse) {
    .views button {
      min-block-size: 40px;
    }
  }
  @media (forced-colors: active) {
    .views [aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  .pane.dragging {
    outline: 2px dashed var(--focus);
    outline-offset: -2px;
  }
  .drop-here {
    position: absolute;
    inset: 2px;
    display: grid;
    place-items: center;
    background: var(--surface);
    border-radius: var(--radius-pane);
    font-weight: 600;
  }
  /* From 4 to 12 lines. */
  .cm-editor,
  .file {
    min-block-size: calc(4lh + 2 * var(--text-inset));
    max-block-size: calc(12lh + 2 * var(--text-inset));
  }
  @container (min-width: 31.5rem) {
    .editor,
    .file {
      position: absolute;
      inset: 0;
    }
    .editor > * {
      min-block-size: 0;
      max-block-size: none;
      block-size: 100%;
    }
    .file {
      max-block-size: none;
    }
  }
  .file {
    display: flex;
    flex-direction: column;
  }
  .file-head {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 8px 10px 4px var(--text-inset);
  }
  .file-reason {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .file-reason {
    padding: 0 var(--text-inset) 12px;
  }
  .gone {
    padding: 8px var(--text-inset);
    border-block-start: 1px solid var(--line);
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .found > .failure {
    padding: 12px var(--text-inset);
    border-block-start: 1px solid var(--line);
  }
  .excerpt {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    padding: var(--text-inset);
    border-block-start: 1px solid var(--line);
    font: var(--text);
    line-height: var(--text-line);
    color: var(--ink-soft);
  }
  .excerpt:focus-visible {
    outline-offset: -2px;
  }
  mark {
    color: var(--ink);
    background: none;
  }
  mark.of-notice {
    text-decoration: underline;
    text-decoration-style: wavy;
    text-decoration-color: var(--error);
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  mark.of-case {
    background: var(--shade);
    box-shadow: -3px 0 var(--focus);
  }
`;
