// The list of the board's keys, loaded when the reader opens it.
import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../i18n/language';
import { keySentences } from './key_sentences';
import type { BoardKey } from './key_sentences_en';

const keyNames: Readonly<Record<BoardKey, string>> = {
  arrows: '← ↑ ↓ →',
  enter: 'Enter',
  u: 'u',
  r: 'r',
  h: 'h',
  m: 'm',
  n: 'n',
};

export function keyList(
  language: Language,
  more: Readonly<Record<string, string>>,
): TemplateResult {
  const does = keySentences[language];
  const help = [
    ...(Object.keys(keyNames) as BoardKey[]).map((key) => [keyNames[key], does[key]] as const),
    ...Object.entries(more),
  ];
  return html`<dl class="key-list">
    ${help.map(
      ([key, does]) =>
        html`<div>
          <dt><kbd>${key}</kbd></dt>
          <dd>${does}</dd>
        </div>`,
    )}
  </dl>`;
}

export const styles = [
  css`
    .key-list {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
      gap: 6px 16px;
      margin: 8px 0 4px;
    }
    .key-list > div {
      display: flex;
      align-items: baseline;
      gap: 8px;
    }
    .key-list dd {
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
  `,
];
