/** A thing on the page as a visitor finds it. */
export interface Seen {
  readonly text: string;
  readonly value: string;
  /** The middle, in CSS pixels of the window; undefined if something else lies over it. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  /** Of the text. */
  readonly colour: string;
  /** The style of the line below the text. */
  readonly underline: string;
}

/**
 * Finds what is visible and matches a selector, through all open shadow roots, and if `name` is given, is called so. In
 * `a >> b`, b is anywhere in a. Runs in the page, so it uses nothing of this file. `bring` scrolls to the first one.
 */
export function look(selector: string, name: string | null, bring: boolean): Seen[] {
  const within = (root: Document | ShadowRoot | Element, part: string): Element[] => [
    ...root.querySelectorAll(part),
    ...[root, ...root.querySelectorAll('*')].flatMap((each) => {
      const inside = each instanceof Element ? each.shadowRoot : null;
      return inside ? within(inside, part) : [];
    }),
  ];
  const parts = selector.split(' >> ');
  const matching = parts.reduce<readonly (Document | Element)[]>(
    (roots, part) => [...new Set(roots.flatMap((root) => within(root, part)))],
    [document],
  ) as readonly Element[];
  const tidy = (text: string | null | undefined): string =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (element: Element): string =>
    tidy(element instanceof HTMLElement ? element.innerText : element.textContent);
  const nameOf = (element: Element): string =>
    tidy(element.getAttribute('aria-label')) ||
    textOf(element) ||
    tidy((element as HTMLInputElement).labels?.[0]?.textContent) ||
    tidy((element as HTMLElement).title);
  const found = matching.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown =
      width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    return isShown && (name === null || nameOf(element) === name);
  });
  if (bring) found[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });

  /** The innermost element at a place. */
  const at = (x: number, y: number): Element | null => {
    let top = document.elementFromPoint(x, y);
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === top) break;
      top = inner;
    }
    return top;
  };
  const isIn = (element: Element, inner: Element | null): boolean => {
    for (
      let each: Node | null = inner;
      each;
      each = each.parentNode ?? (each as ShadowRoot).host ?? null
    ) {
      if (each === element) return true;
    }
    return false;
  };
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;

  return found.map((element) => {
    const box = element.getBoundingClientRect();
    const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const hit = at(point.x, point.y);
    // A label's radio button lies below it, and a click on one is a click on the other.
    const label = hit?.closest('label');
    const isFree = isIn(element, hit) || (label && label.control === element);
    return {
      text: textOf(element),
      value: String((element as HTMLInputElement).value ?? ''),
      ...(isFree && { point }),
      isFocused: element === focused,
      isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
      colour: getComputedStyle(element).color,
      underline: getComputedStyle(element).borderBlockEndStyle,
    };
  });
}
