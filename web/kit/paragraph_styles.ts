// The paragraphs of a page, and of an element whose shadow tree has some of the page's text.
import { css } from 'lit';

export const paragraphStyles = css`
  main > p,
  :host > p {
    max-inline-size: 46rem;
    margin-block-start: 12px;
    line-height: 1.6;
    text-wrap: pretty;
  }
  .soft {
    color: var(--ink-soft);
  }
`;
