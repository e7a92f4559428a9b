// Helpers that the parts of the explanation share.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { chevronIcon } from '../../kit/icons';

export interface Disclosure {
  readonly label: unknown;
  readonly open: boolean;
  /** The id of the opened part, in the same root. */
  readonly opens: string;
  readonly onToggle: () => void;
}

export function disclosure({ label, open, opens, onToggle }: Disclosure): TemplateResult {
  return html`<button
    class="disclosure"
    type="button"
    aria-expanded=${open}
    aria-controls=${open ? opens : nothing}
    @click=${onToggle}
  >
    ${chevronIcon}<span>${label}</span>
  </button>`;
}

/** A message that something is not shown, with a button to try again. */
export function offer(words: string, label: string, act: () => void): TemplateResult {
  return html`<p class="offer">
    ${words} <button class="button" type="button" @click=${act}>${label}</button>
  </p>`;
}

export const partStyles = css`
  code {
    overflow-wrap: anywhere;
  }
  .soft {
    color: var(--ink-soft);
  }
  .disclosure,
  .move {
    display: inline-flex;
    align-items: baseline;
    gap: 4px;
    min-block-size: 28px;
    padding: 2px 4px;
    margin-inline: -4px;
    border: none;
    border-radius: 4px;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  .disclosure:hover,
  .move:hover {
    background: var(--shade);
  }
  .disclosure .icon {
    align-self: center;
    color: var(--ink-soft);
    rotate: -90deg;
  }
  .disclosure[aria-expanded='true'] .icon {
    rotate: none;
  }
  .move {
    text-decoration: underline;
    text-decoration-color: var(--line-control);
    text-underline-offset: 0.25em;
  }
  @media (prefers-reduced-motion: no-preference) {
    .disclosure .icon {
      transition: rotate 150ms;
    }
  }
  @media (pointer: coarse) {
    .disclosure,
    .move {
      min-block-size: 40px;
    }
  }
`;
