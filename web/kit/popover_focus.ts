// Gives the focus back when a popover closes. Chromium itself does so in a document, but not in a shadow tree (seen in 156).
const before = new WeakMap<EventTarget, Element | null>();

/** For the event `beforetoggle` of the popover. */
export function returnFocus({ currentTarget, newState }: ToggleEvent): void {
  const popover = currentTarget as HTMLElement;
  const { activeElement } = popover.getRootNode() as ShadowRoot;
  if (newState === 'open') before.set(popover, activeElement);
  else if (popover.contains(activeElement)) {
    (before.get(popover) as HTMLElement | null | undefined)?.focus();
  }
}
