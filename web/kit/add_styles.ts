// Adds the styles of parts that are loaded later.
import type { CSSResult } from 'lit';

export function addStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}
