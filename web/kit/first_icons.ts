// Line icons on a grid of 16, drawn for this page: those that it shows at once. The others are icons.ts.
import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';

export function icon(shapes: SVGTemplateResult): SVGTemplateResult {
  return svg`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">${shapes}</svg>`;
}

/** Heaps of 1, 2 and 3: the smallest P-position of Nim with three different heaps, and the product's mark. */
export const brandMark = svg`<svg class="brand-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
  <path d="M4 20h0m8 0h0m8 0h0m0-8h0m-8 0h0m8-8h0" /></svg>`;

export const languageIcon = icon(svg`<circle cx="8" cy="8" r="6.25" />
  <path d="M1.75 8h12.5M8 1.75c-4.5 4.2-4.5 8.3 0 12.5M8 1.75c4.5 4.2 4.5 8.3 0 12.5" />`);

export const themeIcon = icon(svg`<circle cx="8" cy="8" r="6.25" />
  <path class="solid" d="M8 1.75a6.25 6.25 0 0 1 0 12.5z" />`);

export const chevronIcon = icon(svg`<path d="M4 6.25 8 10.25l4-4" />`);

export const shareIcon = icon(svg`<path d="M8 10V2.25M5 5l3-3 3 3M4.5 7.75H3.25v6h9.5v-6H11.5" />`);

export const undoIcon = icon(
  svg`<path d="M5.5 2.75 2.5 5.75l3 3M2.75 5.75h6.5a4 4 0 0 1 0 8H6" />`,
);
