// The two marks of a move, in addition to its colour, and the mark of a row that a click removes; on a grid of 16.
import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';

export const winsPath = 'm3.5 8.5 3 3 6-7';
export const losesPath = 'm4.5 4.5 7 7m0-7-7 7';

export const winsGlyph = glyph(winsPath);
export const losesGlyph = glyph(losesPath);
export const removeGlyph = glyph('M4 8h8');

function glyph(path: string): SVGTemplateResult {
  return svg`<svg class="glyph" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d=${path} /></svg>`;
}
