// The keys of a board in words, loaded when somebody asks for them.
import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import type { BoardKey, TableSentences } from '../i18n/table_sentences';

const keyNames: Readonly<Record<BoardKey, string>> = {
  arrows: '← ↑ ↓ →',
  enter: 'Enter',
  u: 'u',
  r: 'r',
  h: 'h',
  m: 'm',
  n: 'n',
};

export function keyList({ keyHelp }: TableSentences): TemplateResult {
  return html`<dl>
    ${(Object.keys(keyNames) as BoardKey[]).map(
      (key) =>
        html`<div>
          <dt><kbd>${keyNames[key]}</kbd></dt>
          <dd>${keyHelp[key]}</dd>
        </div>`,
    )}
  </dl>`;
}

export const keyStyles = css`
  .keys dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: 6px 16px;
    margin: 8px 0 4px;
  }
  .keys dl > div {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  .keys dd {
    margin: 0;
  }
  kbd {
    display: inline-block;
    min-inline-size: 22px;
    padding: 0 6px;
    border: 1px solid var(--line-control);
    border-radius: 4px;
    font-family: var(--sans);
    font-size: 0.8125rem;
    text-align: center;
    color: var(--ink);
  }
`;
