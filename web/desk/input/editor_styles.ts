// The styles of an editor, plain or better.
import { css } from 'lit';

export const editorStyles = css`
  .editor {
    font: var(--text);
    line-height: var(--text-line);
  }
  .cm-scroller {
    overflow: auto;
  }
  .editor:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: 3px;
  }
  .plain-editor {
    display: block;
    inline-size: 100%;
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
`;
