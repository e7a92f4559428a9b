// The styles of the judge desk.
import { css } from 'lit';

export const judgeDeskStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .format {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin-block-end: 16px;
  }
  .format label,
  .promise {
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .views {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .views .button[aria-pressed='true'] {
    border-color: var(--focus);
    box-shadow: inset 0 0 0 1px var(--focus);
    font-weight: 600;
  }
  .select select {
    min-block-size: 36px;
    padding: 0 36px 0 12px;
    font-size: 0.9375rem;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  .select .icon {
    inset-inline-end: 12px;
  }
  .panes {
    display: grid;
    column-gap: 16px;
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 54rem) {
    .promise {
      margin-inline-start: auto;
    }
    /* Both panes end at the window's end; notices take their room from the text. */
    .panes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto auto minmax(10rem, 1fr) auto;
      block-size: clamp(24rem, 100dvh - 22.25rem, 56rem);
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
  .editor {
    position: absolute;
    inset: 0;
    font: var(--text);
  }
  .editor:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: 3px;
  }
  .plain-editor {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    /* The space for the line numbers, so that the text does not move when they come. */
    padding: var(--text-inset) var(--text-inset) var(--text-inset) calc(3em + 8px);
    border: none;
    outline: none;
    resize: none;
    background: transparent;
    font: var(--text);
    line-height: var(--text-line);
  }
  .plain-editor::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  .file {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
  }
  .file-head {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px 10px 4px var(--text-inset);
  }
  .file-reason {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .file-reason {
    padding: 0 var(--text-inset) 12px;
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
