// An element that is moved into another document, such as a window of its own, takes its styles along.
import type { CSSResult, LitElement } from 'lit';

/** Makes the sheets of an element, and of the elements in it, anew in the document where it is now. */
export function adoptStylesOf(element: Element): void {
  const { shadowRoot, ownerDocument } = element;
  const view = ownerDocument.defaultView;
  const { elementStyles } = element.constructor as typeof LitElement;
  if (!shadowRoot || !view || !elementStyles) return;
  // Every window has a constructor of its own, which TypeScript does not know.
  const { CSSStyleSheet: Sheet } = view as Window & typeof globalThis;
  shadowRoot.adoptedStyleSheets = elementStyles.map((styles) => {
    const sheet = new Sheet();
    sheet.replaceSync((styles as CSSResult).cssText);
    return sheet;
  });
  for (const inner of shadowRoot.querySelectorAll('*')) adoptStylesOf(inner);
}
