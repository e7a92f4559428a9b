// A menu: a popover with actions, beside the button that opens it.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

interface MenuItem {
  readonly name: string;
  readonly icon: unknown;
  readonly words: string;
  readonly act: (event: Event) => void;
  /** A key that does the same. */
  readonly key?: string;
  readonly isDisabled?: boolean;
}

/** The menu closes first: so the focus is back on its button, and what opens now gives it back to there. */
export function menuItem({
  name,
  icon,
  words,
  act,
  key,
  isDisabled = false,
}: MenuItem): TemplateResult {
  const onClick = (event: Event): void => {
    (event.currentTarget as Element).closest<HTMLElement>('[popover]')?.hidePopover();
    act(event);
  };
  return html`<button
    class="button ${name}"
    type="button"
    aria-keyshortcuts=${key ?? nothing}
    ?disabled=${isDisabled}
    @click=${onClick}
  >
    ${icon} ${words}${key === undefined ? nothing : html`<kbd aria-hidden="true">${key}</kbd>`}
  </button>`;
}

/** For the element around the actions. */
export const menuStyles = css`
  .acts {
    display: grid;
  }
  .acts .button {
    justify-content: start;
    background: none;
  }
  .acts .button:hover {
    background: var(--shade);
  }
  .acts kbd {
    min-inline-size: 0;
    margin-inline-start: auto;
    padding: 0 0 0 16px;
    border: none;
    font: inherit;
    color: var(--ink-soft);
  }
`;
