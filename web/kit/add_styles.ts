// Adds the styles of parts that are loaded later.
import type { CSSResult } from 'lit';

export function addStyles(root: ParentNode, styles: readonly CSSResult[]): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
