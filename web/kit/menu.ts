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

/** For the element around the actions: as in any menu, the arrow keys go from one to the next. */
export function walkMenu(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  const items = [...(currentTarget as Element).querySelectorAll<HTMLElement>('button:enabled')];
  const last = items.length - 1;
  const at = items.indexOf(target as HTMLElement);
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at < last ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : last,
    Home: 0,
    End: last,
  };
  const item = items[to[key] ?? -1];
  if (!item) return;
  event.preventDefault();
  item.focus();
}

/** It closes behind the focus, which may go back to its button. For the actions and for the button. */
export function leaveMenu({ currentTarget, relatedTarget }: FocusEvent): void {
  const left = currentTarget as Element;
  const menu = left.closest<HTMLElement>('[popover]') ?? (left.nextElementSibling as HTMLElement);
  const isWithin =
    menu.contains(relatedTarget as Node) || relatedTarget === menu.previousElementSibling;
  // The focus may move because the menu is about to close.
  if (relatedTarget && !isWithin) queueMicrotask(() => menu.togglePopover(false));
}

/** For the button that opens it, which stands before it. */
export function enterMenu(event: KeyboardEvent): void {
  const menu = (event.currentTarget as Element).nextElementSibling;
  if (event.key !== 'ArrowDown' || !menu?.matches(':popover-open')) return;
  event.preventDefault();
  menu.querySelector<HTMLElement>('button:enabled')?.focus();
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
