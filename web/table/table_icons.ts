// Line icons of the board's tools, on a grid of 16 as in ../kit/icons.ts.
import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';

export function icon(path: string): SVGTemplateResult {
  return svg`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d=${path} /></svg>`;
}

export const redoIcon = icon('M10.5 2.75l3 3-3 3M13.25 5.75h-6.5a4 4 0 0 0 0 8H10');
export const restartIcon = icon('M2.75 2.75v3.5h3.5M3 6.25a5.5 5.5 0 1 1-.5 2.5');
