// Line icons on a grid of 16, drawn for this page.
import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';

function icon(shapes: SVGTemplateResult): SVGTemplateResult {
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

export const copyIcon = icon(svg`<rect x="5.75" y="5.75" width="8" height="8" rx="1.5" />
  <path d="M3.5 10.25h-.25a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v.25" />`);

export const closeIcon = icon(svg`<path d="m4 4 8 8m0-8-8 8" />`);

export const shareIcon = icon(svg`<path d="M8 10V2.25M5 5l3-3 3 3M4.5 7.75H3.25v6h9.5v-6H11.5" />`);

export const tickIcon = icon(svg`<path d="m3 8.5 3.25 3.25L13 5" />`);

export const downloadIcon = icon(
  svg`<path d="M8 2.25v7.5M4.75 6.75 8 10l3.25-3.25M2.75 13.25h10.5" />`,
);

export const fileIcon = icon(svg`<path d="M3.75 1.75h5l3.5 3.5v9h-8.5zM8.5 2v3.5H12" />`);

export const sampleIcon = icon(svg`<path d="M3 3.75h10M3 8h10M3 12.25h6" />`);

export const boardIcon = icon(svg`<rect x="2.75" y="2.75" width="10.5" height="10.5" rx="1.5" />
  <path d="M8 2.75v10.5M2.75 8h10.5" />`);

export const undoIcon = icon(
  svg`<path d="M5.5 2.75 2.5 5.75l3 3M2.75 5.75h6.5a4 4 0 0 1 0 8H6" />`,
);

export const errorIcon = icon(svg`<circle cx="8" cy="8" r="6.25" />
  <path d="m5.75 5.75 4.5 4.5m0-4.5-4.5 4.5" />`);

export const warningIcon = icon(svg`<path d="M8 2 14.5 13.5h-13zM8 6.5v3.25M8 11.4v.35" />`);
